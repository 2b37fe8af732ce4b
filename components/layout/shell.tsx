import "server-only";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { EditableHtml } from "#components/cms/slots/editable-html.tsx";
import type { Element } from "#lib/api/schemas/content.ts";
import { getLayout } from "#lib/data/content/layout.ts";
import { textAt } from "#lib/domain/content/element.ts";
import { getCurrentContext } from "#lib/site/current-context.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { CookieNoticeIsland } from "./cookie-notice-island.tsx";
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
      <CookieNotice element={layout.cookie} />
    </>
  );
}

/** The notice that only necessary cookies are used (docs/screens.md §2.19). */
async function CookieNotice({ element }: { element: Element | null }) {
  if (!element) return null;
  const t = await getTranslations({ locale: getCurrentContext().locale, namespace: "layout" });
  return (
    <CookieNoticeIsland label={t("cookies")} button={textAt(element, "meta.button") || t("agree")}>
      <EditableHtml element={element} path="meta.text" className="text-small" />
    </CookieNoticeIsland>
  );
}
