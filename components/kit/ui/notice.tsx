import type { ReactNode } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";
import { CHECK_PATH, Glyph, INFO_PATH, WARNING_PATH } from "./glyph.tsx";

type NoticeTone = "info" | "success" | "warning" | "danger";

const TONES: Record<NoticeTone, { box: string; path: string }> = {
  info: { box: "bg-brand-soft text-ink [--mark:var(--brand)]", path: INFO_PATH },
  success: { box: "bg-success-soft text-ink [--mark:var(--success)]", path: CHECK_PATH },
  warning: { box: "bg-warning-soft text-ink [--mark:var(--warning)]", path: WARNING_PATH },
  danger: { box: "bg-danger-soft text-ink [--mark:var(--danger)]", path: WARNING_PATH },
};

/** An inline message. `danger` is announced at once (`alert`), the others politely (`status`). */
export function Notice(props: {
  tone: NoticeTone;
  title?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const { box, path } = TONES[props.tone];
  return (
    <div
      role={props.tone === "danger" ? "alert" : "status"}
      className={classNames("flex gap-3 rounded-md p-4 text-base", box, props.className)}
    >
      <Glyph path={path} className="mt-0.5 size-5 shrink-0 text-(--mark)" />
      <div className="min-w-0 grow space-y-1">
        {props.title ? <p className="font-semibold">{props.title}</p> : null}
        {/* Inside its own element: translation tools replace texts, and the following words would not be visible. */}
        {typeof props.children === "string" ? <p>{props.children}</p> : props.children}
      </div>
    </div>
  );
}
