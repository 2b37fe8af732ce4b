import type { ComponentProps } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";

/*
 * Fields with a label are those of components/kit/ui/form. These are the controls alone, for those whose name is elsewhere:
 * a setting, a search, a cell of a table.
 */

const LOOK = "is-field min-h-10";

export const Input = ({ className, ...props }: ComponentProps<"input">) => (
  <input {...props} className={classNames(LOOK, className)} />
);

/** A text box that grows with its content. */
export const TextBox = ({ className, ...props }: ComponentProps<"textarea">) => (
  <textarea {...props} className={classNames(LOOK, "field-sizing-content py-2", className)} />
);

export const Select = ({ className, ...props }: ComponentProps<"select">) => (
  <select {...props} className={classNames(LOOK, className)} />
);
