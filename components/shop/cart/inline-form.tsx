import type { FormEvent, ReactNode } from "react";

/** A form of one field with its button beside it. They stay level when an error or a hint appears below the field. */
export const InlineForm = (props: {
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}) => (
  <form
    noValidate
    onSubmit={props.onSubmit}
    className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 *:[button]:mt-[1.6875rem] *:[button]:min-h-12"
  >
    {props.children}
  </form>
);
