import "server-only";
import { getTranslations } from "next-intl/server";
import { Link } from "#components/kit/ui/link.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { OrderLinks } from "./order-links.tsx";

/**
 * The links to account and orders in a phone's menu, as text. The page is the same for everybody: `data-logged-in` on
 * `<html>` shows either the login or the account.
 */
export async function MenuLinks({ context: { locale, site } }: { context: SiteContext }) {
  const t = await getTranslations({ locale, namespace: "auth" });
  const link = (name: "login" | "profile", title: string, className: string) => (
    <Link
      href={hrefTo({ name }, { locale, defaultLocale: site.defaultLocale })}
      className={`nav-link ${className}`}
    >
      {title}
    </Link>
  );
  return (
    <nav aria-label={t("account")} className="menu-links">
      {link("login", t("logIn"), "when-logged-out")}{" "}
      {link("profile", t("account"), "when-logged-in")}{" "}
      {await OrderLinks({ className: "nav-link" })}
    </nav>
  );
}
