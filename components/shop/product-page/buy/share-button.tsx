"use client";

import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly labels: { readonly copied: string; readonly failed: string };
  readonly children: ReactNode;
}

/** Shares the page's URL. The code is loaded by the click. */
export function ShareButton({ title, labels, children }: Props) {
  return (
    <button
      type="button"
      onClick={() =>
        void import("#components/shop/product/share.ts")
          .then(({ share }) => share(title, labels))
          .catch(() => null)
      }
      className="text-link inline-flex min-h-11 items-center gap-2 text-small noscript:hidden"
    >
      {children}
    </button>
  );
}
