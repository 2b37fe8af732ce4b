import type { ComponentProps } from "react";
import { type FieldProps, nativeProps, useField } from "./field.tsx";
import { FieldFrame } from "./field-frame.tsx";

/** Several lines of text. */
export function TextArea(given: ComponentProps<"textarea"> & FieldProps) {
  const { frame, control } = useField(given, "py-3 leading-normal");
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...nativeProps(given)} {...control} />
    </FieldFrame>
  );
}
