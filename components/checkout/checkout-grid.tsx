import type { ReactNode } from "react";

/** Steps beside the summary; on phones the summary stands first, so that it is always in reach. */
export const CheckoutGrid = ({
  summary,
  children,
}: {
  summary: ReactNode;
  children: ReactNode;
}) => (
  <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
    <aside className="lg:order-2 lg:sticky lg:top-24 lg:self-start">{summary}</aside>
    <div className="min-w-0">{children}</div>
  </div>
);
