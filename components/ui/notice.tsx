import type { ReactNode } from "react";
import { classNames } from "#lib/utils/class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

type NoticeTone = "info" | "success" | "warning" | "danger";

const TONES: Record<NoticeTone, { box: string; icon: IconName }> = {
  info: { box: "bg-brand-soft text-ink [--mark:var(--brand)]", icon: "info" },
  success: { box: "bg-success-soft text-ink [--mark:var(--success)]", icon: "check" },
  warning: { box: "bg-warning-soft text-ink [--mark:var(--warning)]", icon: "warning" },
  danger: { box: "bg-danger-soft text-ink [--mark:var(--danger)]", icon: "warning" },
};

/** An inline message. `danger` is announced at once (`alert`), the others politely (`status`). */
export function Notice(props: {
  tone: NoticeTone;
  title?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const { box, icon } = TONES[props.tone];
  return (
    <div
      role={props.tone === "danger" ? "alert" : "status"}
      className={classNames("flex gap-3 rounded-md p-4 text-base", box, props.className)}
    >
      <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-(--mark)" />
      <div className="min-w-0 grow space-y-1">
        {props.title ? <p className="font-semibold">{props.title}</p> : null}
        {props.children}
      </div>
    </div>
  );
}
