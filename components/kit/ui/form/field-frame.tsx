import type { ReactNode } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

/** The ids that describe a control: its error first, then its hint. */
export const describedBy = (
  id: string,
  error: ReactNode,
  hint: ReactNode,
  own?: string,
): string | undefined =>
  [error ? errorId(id) : null, hint ? hintId(id) : null, own].filter(Boolean).join(" ") ||
  undefined;

/** Label above, control, then hint and error. */
export function FieldFrame(props: {
  id: string;
  label: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { id, label, error, hint, required } = props;
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", props.className)}>
      {/* The asterisk is CSS content with an empty alternative text, so that the accessible name is only the label. */}
      <label
        htmlFor={id}
        className={classNames(
          "text-small font-semibold text-ink",
          required && "after:ms-0.5 after:text-accent after:content-['*'/'']",
        )}
      >
        {label}
      </label>
      {props.children}
      {hint ? (
        <p id={hintId(id)} className="text-small text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={errorId(id)}>{error}</FieldError>
    </div>
  );
}

/** The message of an error, for a control that names this id in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={id} className="flex gap-1.5 text-small font-medium text-danger">
      {/* An SVG, because fonts draw the triangle character differently. */}
      <svg viewBox="0 0 10 10" aria-hidden="true" className="mt-[0.4em] size-[0.75em] shrink-0">
        <path d="M5 .5 10 9.5H0z" fill="currentColor" />
      </svg>
      {children}
    </p>
  ) : null;
}
