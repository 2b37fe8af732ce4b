import type { ComponentProps, ReactNode } from "react";

/**
 * Connects a shared field to a form: an island passes the props of its form library, a page without scripts a name and
 * an initial value.
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
