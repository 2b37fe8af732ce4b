import type { ReactNode } from "react";
import { classNames } from "#lib/utils/class-names.ts";

type BadgeTone = "brand" | "clay" | "accent" | "neutral" | "danger" | "success";

const TONES: Record<BadgeTone, string> = {
  brand: "bg-brand-soft text-brand",
  clay: "bg-clay-fill text-on-clay",
  accent: "bg-accent text-on-accent",
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
      className={classNames(
        "inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 text-tiny font-semibold whitespace-nowrap",
        TONES[props.tone ?? "neutral"],
        props.className,
      )}
    >
      {props.children}
    </span>
  );
}
