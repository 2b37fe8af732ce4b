import "server-only";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { replaced } from "#components/kit/cms/replaced.tsx";
import { DialogTextsProvider } from "#components/kit/providers/dialog-texts.tsx";
import { BundleHost } from "#components/shop/bundle/bundle-host.tsx";
import { CartHost } from "#components/shop/cart/cart-host.tsx";
import { REPLACEMENTS } from "#custom/generated/replacements.ts";
import { getLayout } from "#lib/web/data/content/layout.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { AnalyticsWithoutNotice, CookieNotice } from "./cookie-notice.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { toDialogTexts } from "./to-dialog-texts.tsx";

const SiteHeader = replaced(REPLACEMENTS.header, Header);
const SiteFooter = replaced(REPLACEMENTS.footer, Footer);

interface ShellProps {
  readonly context: SiteContext;
  /** The header's links to the page in other languages. */
  readonly languages: ReactNode;
  /** Around a no-JavaScript page: the cart link leads to the no-JavaScript version too. */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
}

/** Header, footer, notices and dialogs around a page, for the storefront and edit mode. */
export async function Shell({ context, languages, isPlain = false, children }: ShellProps) {
  const layout = await getLayout(context);
  const [texts, t] = await Promise.all([
    toDialogTexts(layout, context.locale),
    getTranslations({ locale: context.locale, namespace: "layout" }),
  ]);
  return (
    <DialogTextsProvider texts={texts}>
      <a href="#main" className="skip-link">
        {t("skip")}
      </a>
      <SiteHeader context={context} layout={layout} languages={languages} isPlain={isPlain} />
      <main id="main" tabIndex={-1} data-behind-menu className="grow">
        {children}
      </main>
      <SiteFooter element={layout.footer} />
      <CookieNotice element={layout.cookie} locale={context.locale} site={context.site} />
      <AnalyticsWithoutNotice site={context.site} />
      <BundleHost />
      <CartHost />
      {getRenderers().dialogs()}
    </DialogTextsProvider>
  );
}
