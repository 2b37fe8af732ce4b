"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** Shares the page's URL. The code is loaded by the click. */
export function ShareButton({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations("product");
  return (
    <button
      type="button"
      onClick={() =>
        void import("./share.ts")
          .then(({ share }) => share(title, { copied: t("linkCopied"), failed: t("copyFailed") }))
          .catch(() => null)
      }
      className="text-link inline-flex min-h-11 items-center gap-2 text-small noscript:hidden"
    >
      {children}
    </button>
  );
}
