import type { ComponentProps, ReactNode } from "react";

/**
 * How a form binds a field that is drawn elsewhere: an island by the props of its form library, a page without scripts by a
 * name and the value that the field begins with.
 */
export type FieldControl = Pick<
  ComponentProps<"input">,
  | "name"
  | "type"
  | "required"
  | "minLength"
  | "defaultValue"
  | "inputMode"
  | "autoCapitalize"
  | "spellCheck"
> & {
  readonly onChange?: (event: { target: EventTarget & { value: string } }) => unknown;
  readonly onBlur?: (event: { target: unknown }) => unknown;
  readonly ref?: (control: HTMLInputElement | HTMLSelectElement | null) => void;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
};
