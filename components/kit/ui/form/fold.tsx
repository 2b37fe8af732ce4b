import type { ReactNode } from "react";

interface FoldProps {
  readonly title: ReactNode;
  /** Whether it is open at first. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Fields that few need, behind a line that opens them, with and without scripts. */
export const Fold = ({ title, open, children }: FoldProps) => (
  <details open={open} className="group rounded-md border border-line">
    <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 wrap-anywhere">{title}</span>
      <span
        aria-hidden="true"
        className="size-2 shrink-0 rotate-45 border-e-2 border-b-2 border-current transition-transform group-open:-rotate-135 rtl:-rotate-45 rtl:group-open:rotate-135"
      />
    </summary>
    <div className="px-4 pt-1 pb-4">{children}</div>
  </details>
);
