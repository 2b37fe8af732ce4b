import type { ComponentProps } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";

/** A row of a list or a note on a ground of its own: words at the start, buttons at the end. */
export const ROW =
  "flex flex-wrap items-center justify-between gap-2 rounded-[0.5rem] bg-sunken px-3 py-2";

/** `ROW` as an entry of a list. */
export const Row = ({ className, ...props }: ComponentProps<"li">) => (
  <li {...props} className={classNames(ROW, className)} />
);
