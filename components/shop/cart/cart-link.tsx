import { getTranslations } from "next-intl/server";
import { Icon } from "#components/kit/ui/icon.tsx";
import { pluralRules } from "#lib/base/utils/numbers/number-format.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type CartLabels, CartLinkIsland } from "./cart-link-island.tsx";

interface CartLinkProps {
  readonly context: SiteContext;
  readonly isPlain: boolean;
  readonly className?: string;
}

/**
 * The header's link to the cart. A server component: it passes its island one finished text for each plural form, so
 * that the header needs no message parser in the browser.
 */
export async function CartLink({ context, isPlain, className }: CartLinkProps) {
  const { locale, site } = context;
  const t = await getTranslations({ locale, namespace: "cart.link" });
  const text = (form: "one" | "two" | "few" | "many" | "other") => t(form, { count: "{count}" });
  const forms = pluralRules(locale).resolvedOptions().pluralCategories;
  const labels: CartLabels = {
    empty: t("empty"),
    other: text("other"),
    ...Object.fromEntries(forms.flatMap((form) => (form === "zero" ? [] : [[form, text(form)]]))),
  };
  const languages = { locale, defaultLocale: site.defaultLocale };
  const href = hrefTo({ name: "cart" }, languages, isPlain ? { plain: "true" } : {});
  return (
    <CartLinkIsland
      href={href}
      locale={locale}
      labels={labels}
      icon={<Icon name="cart" />}
      className={className}
    />
  );
}
