import "server-only";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { getLayout } from "#lib/data/content/layout.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { CookieNotice } from "./cookie-notice.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

interface ShellProps {
  readonly context: SiteContext;
  /** The header's links to the page in other languages. */
  readonly languages: ReactNode;
  readonly children: ReactNode;
}

/** Header, footer and notices around a page, for the storefront and edit mode. */
export async function Shell({ context, languages, children }: ShellProps) {
  const [layout, t] = await Promise.all([
    getLayout(context),
    getTranslations({ locale: context.locale, namespace: "layout" }),
  ]);
  return (
    <>
      <a
        href="#main"
        className="fixed start-3 top-3 z-40 -translate-y-24 rounded-full bg-ink px-5 py-2.5 font-semibold text-paper focus-visible:translate-y-0"
      >
        {t("skip")}
      </a>
      <Header context={context} layout={layout} languages={languages} />
      <main id="main" tabIndex={-1} data-behind-menu className="grow">
        {children}
      </main>
      <Footer element={layout.footer} />
      <CookieNotice element={layout.cookie} locale={context.locale} />
    </>
  );
}
