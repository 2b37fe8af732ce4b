import type { ReactNode } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";

type BadgeTone = "brand" | "accent" | "neutral" | "danger" | "success";

const TONES: Record<BadgeTone, string> = {
  brand: "bg-brand-soft text-brand",
  accent: "badge-accent",
  neutral: "bg-sunken text-muted",
  danger: "bg-danger-soft text-danger",
  success: "bg-success-soft text-success",
};

export function Badge(props: {
  tone?: BadgeTone;
  className?: string;
  dir?: "ltr";
  children: ReactNode;
}) {
  return (
    <span
      dir={props.dir}
      className={classNames("badge", TONES[props.tone ?? "neutral"], props.className)}
    >
      {props.children}
    </span>
  );
}
