import type { ComponentProps } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";

/** A table that scrolls horizontally if it does not fit. `label` is its accessible name. */
export function Table({ label, className, ...props }: ComponentProps<"table"> & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard too
    <div tabIndex={0} className="-mx-1 overflow-x-auto px-1">
      <table
        aria-label={label}
        className={classNames("w-full border-collapse text-base", className)}
        {...props}
      />
    </div>
  );
}

export const HeadCell = ({ className, ...props }: ComponentProps<"th">) => (
  <th
    scope="col"
    className={classNames(
      "border-b border-line pe-4 pb-2 text-small font-semibold text-muted last:pe-0",
      className,
    )}
    {...props}
  />
);

export const Cell = ({ className, ...props }: ComponentProps<"td">) => (
  <td
    className={classNames("border-b border-line py-4 pe-4 align-top last:pe-0", className)}
    {...props}
  />
);
