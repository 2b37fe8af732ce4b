import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#lib/utils/class-names.ts";
import { describedBy, FieldFrame } from "./field-frame.tsx";

interface FieldProps {
  readonly label: ReactNode;
  /** A message, shown beside the field and tied to it by `aria-describedby`. */
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  /** Classes of the whole field; `className` dresses the control. */
  readonly frameClassName?: string;
}

const CONTROL =
  "block w-full min-w-0 rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink transition-[border-color,box-shadow] " +
  "placeholder:text-muted hover:border-ink focus-visible:border-brand aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] " +
  "disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted";

/** A line of text with its label above. Native props and `ref` go to the `<input>`. */
export function TextField({
  label,
  error,
  hint,
  frameClassName,
  className,
  ...props
}: ComponentProps<"input"> & FieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame
      {...{ id, label, error, hint, required: props.required }}
      className={frameClassName}
    >
      <input
        {...props}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint, props["aria-describedby"])}
        className={classNames(CONTROL, "h-12", className)}
      />
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  error,
  hint,
  frameClassName,
  className,
  ...props
}: ComponentProps<"textarea"> & FieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame
      {...{ id, label, error, hint, required: props.required }}
      className={frameClassName}
    >
      <textarea
        rows={4}
        {...props}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint, props["aria-describedby"])}
        className={classNames(CONTROL, "py-3 leading-normal", className)}
      />
    </FieldFrame>
  );
}

/** One of a list; `children` are the `<option>`s. */
export function SelectField({
  label,
  error,
  hint,
  frameClassName,
  className,
  children,
  ...props
}: ComponentProps<"select"> & FieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame
      {...{ id, label, error, hint, required: props.required }}
      className={frameClassName}
    >
      <span className="relative block">
        <select
          {...props}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint, props["aria-describedby"])}
          className={classNames(CONTROL, "h-12 appearance-none truncate pe-10", className)}
        >
          {children}
        </select>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-4 my-auto size-2 -translate-y-0.5 rotate-45 border-e-2 border-b-2 border-current rtl:-rotate-45"
        />
      </span>
    </FieldFrame>
  );
}
