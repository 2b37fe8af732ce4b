import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";
import { describedBy, FieldFrame } from "./field-frame.tsx";
import { NumberInput, type NumberInputProps } from "./number-input.tsx";

export interface FieldProps {
  readonly label: ReactNode;
  /** A message, shown next to the field and tied to it by `aria-describedby`. */
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  /** Classes of the whole field; `className` applies to the control. */
  readonly frameClassName?: string;
}

type OwnProps = FieldProps &
  Pick<ComponentProps<"input">, "id" | "required" | "className" | "aria-describedby">;

/** The props of every control and its frame; `look` are the classes of its kind. */
export function useField({ label, error, hint, frameClassName, ...own }: OwnProps, look: string) {
  const ownId = useId();
  const id = own.id ?? ownId;
  return {
    frame: { id, label, error, hint, required: own.required, className: frameClassName },
    control: {
      id,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": describedBy(id, error, hint, own["aria-describedby"]),
      className: classNames("is-field", look, own.className),
    },
  };
}

/** A line of text with its label above. Native props and `ref` go to the `<input>`. */
export function TextField(given: ComponentProps<"input"> & FieldProps) {
  const { frame, control } = useField(given, "h-12");
  return (
    <FieldFrame {...frame}>
      <input {...nativeProps(given)} {...control} />
    </FieldFrame>
  );
}

/** A number with its label above, parsed in the page's language (`number-input.tsx`). */
export function NumberField(given: NumberInputProps & FieldProps) {
  const { frame, control } = useField(given, "h-12");
  return (
    <FieldFrame {...frame}>
      <NumberInput {...nativeProps(given)} {...control} />
    </FieldFrame>
  );
}

/** One of a list; `children` are the `<option>`s. */
export function SelectField({ children, ...given }: ComponentProps<"select"> & FieldProps) {
  const { frame, control } = useField(given, "h-12 appearance-none truncate pe-10");
  return (
    <FieldFrame {...frame}>
      <span className="relative block">
        <select {...nativeProps(given)} {...control}>
          {children}
        </select>
        <span aria-hidden="true" className="select-arrow" />
      </span>
    </FieldFrame>
  );
}

/** The props that belong to the native control. */
export const nativeProps = <P extends FieldProps>({
  label: _label,
  error: _error,
  hint: _hint,
  frameClassName: _frame,
  ...props
}: P): Omit<P, keyof FieldProps> => props;
