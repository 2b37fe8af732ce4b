import type { ReactNode } from "react";

/**
 * The steps beside the summary. On phones the collapsed summary comes first and sticks below the header, with a
 * background as wide as the page, so that no field shows around its corners; toasts cover it rather than a button. The
 * scroll margin keeps focused fields clear of both. In low windows nothing sticks.
 */
export const CheckoutGrid = ({
  summary,
  children,
}: {
  summary: ReactNode;
  children: ReactNode;
}) => (
  <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
    <aside
      data-under-toasts
      className="max-lg:sticky max-lg:top-[4.25rem] max-lg:z-10 max-lg:mx-[calc(-1*clamp(1rem,4vw,2.5rem))] max-lg:bg-paper max-lg:px-[clamp(1rem,4vw,2.5rem)] max-lg:py-1 max-lg:low:static lg:order-2 lg:sticky lg:top-24 lg:self-start"
    >
      {summary}
    </aside>
    <div className="min-w-0 max-lg:[&_:is(input,select,textarea,button,h2)]:scroll-mt-16">
      {children}
    </div>
  </div>
);
