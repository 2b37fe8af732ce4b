import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";
import { describedBy, FieldError } from "./field-frame.tsx";

/** A checkbox; its whole line is clickable. */
export function Checkbox({
  label,
  error,
  className,
  ...props
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode; error?: ReactNode }) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className={classNames("flex flex-col gap-1", className)}>
      <label className="flex min-h-6 items-start gap-3 text-base">
        <input
          {...props}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, null, props["aria-describedby"])}
          className="choice-box choice-tick"
        />
        <span className="min-w-0 pt-0.5">{label}</span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** Several Radios under one name; `error` is tied to the group. */
export function RadioGroup(props: {
  legend: ReactNode;
  /** For groups below a heading with the same text. */
  legendHidden?: boolean;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={describedBy(id, props.error, null)}
      className={classNames("min-w-0", props.className)}
    >
      <legend className={props.legendHidden ? "sr-only" : "mb-2 text-small font-semibold"}>
        {props.legend}
      </legend>
      {/* The fieldset itself is not a flex box: WebKit adds the height of the legend to one in a column. */}
      <div className="flex flex-col gap-3">
        {props.children}
        <FieldError id={`${id}-error`}>{props.error}</FieldError>
      </div>
    </fieldset>
  );
}

/**
 * One of a group, as a card: name, description below, `aside` (a price) at the end. Its accessible name is only the
 * label; the rest describes it.
 */
export function Radio({
  label,
  description,
  aside,
  className,
  ...props
}: Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  description?: ReactNode;
  aside?: ReactNode;
}) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    // A block, and spaces between its parts: browsers without styles show each choice on its own line.
    <div>
      <label
        className={classNames(
          "flex items-start gap-3 rounded-md border border-line bg-surface p-4 transition-[border-color,background-color]",
          "hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-disabled:opacity-60",
          className,
        )}
      >
        <input
          {...props}
          id={id}
          type="radio"
          aria-labelledby={`${id}-name`}
          aria-describedby={
            classNames(description ? `${id}-more` : null, aside ? `${id}-aside` : null) || undefined
          }
          className={classNames(
            "choice-box",
            "rounded-full before:size-2.5 before:rounded-full before:bg-on-brand before:opacity-0 before:content-[''] checked:before:opacity-100",
          )}
        />
        <span className="min-w-0 grow">
          <span id={`${id}-name`} className="block pt-0.5 font-semibold">
            {label}
          </span>{" "}
          {description ? (
            <span id={`${id}-more`} className="block text-small text-muted">
              {description}
            </span>
          ) : null}
        </span>{" "}
        {aside ? (
          <span id={`${id}-aside`} className="pt-0.5 font-semibold tabular-nums">
            {aside}
          </span>
        ) : null}
      </label>
    </div>
  );
}
