import "server-only";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface AccountLinksProps {
  readonly context: SiteContext;
  readonly className?: string;
}

/**
 * The header's links to the account. Cached pages are the same for everybody, so they contain all of them, and
 * `data-logged-in` on `<html>` (components/pages/layout/document.tsx) decides which are shown; without JavaScript, `Log
 * in`. The wish list is shown to everybody.
 */
export async function AccountLinks({ context, className }: AccountLinksProps) {
  const { locale, site } = context;
  const t = await getTranslations({ locale, namespace: "auth" });
  const to = (name: "login" | "profile") =>
    hrefTo({ name }, { locale, defaultLocale: site.defaultLocale });
  return (
    <div className={classNames("flex items-center", className)}>
      {/* Browsers that ignore styles show all three in one line: spaces keep their words apart. */}
      <HeaderLink href={to("login")} name={t("logIn")} className="when-logged-out">
        <Icon name="user" />
      </HeaderLink>{" "}
      <HeaderLink href={to("profile")} name={t("account")} className="when-logged-in">
        <Icon name="user" />
      </HeaderLink>{" "}
      <HeaderLink
        href={hrefTo(
          { name: "profile", section: "wishlist" },
          { locale, defaultLocale: site.defaultLocale },
        )}
        name={t("wishlist")}
      >
        <Icon name="heart" />
        {/* The number is a rule of the style sheet that comes with the list (browser-wishlist.ts). */}
        <span data-wishes className="cart-count hidden forced-edge" />
      </HeaderLink>
    </div>
  );
}

function HeaderLink(props: {
  href: string;
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link
      href={props.href}
      title={props.name}
      className={classNames("header-icon", props.className)}
    >
      <span className="sr-only">{props.name}</span>
      <span className="relative inline-grid">{props.children}</span>
    </Link>
  );
}
