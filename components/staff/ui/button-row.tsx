import type { ReactNode } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";

interface Props {
  /** Whether it stays at the lower edge of a dialog that scrolls. */
  readonly isSticky?: boolean;
  readonly children: ReactNode;
}

/** The buttons at the end of a form or of a question. On phones they fill their rows. */
export const ButtonRow = ({ isSticky, children }: Props) => (
  <div
    className={classNames(
      "flex flex-wrap items-center justify-end gap-2 max-[30rem]:[&>button]:grow",
      isSticky && "sticky bottom-0 -mx-5 -mb-5 border-t border-line bg-surface px-5 py-3",
    )}
  >
    {children}
  </div>
);
