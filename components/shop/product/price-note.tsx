import "server-only";
import type { ReactNode } from "react";
import { Link } from "#components/kit/ui/link.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { localOption, textOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/**
 * The site's own note about its prices, the option `PriceNote`; null without one.
 * @param delivery replaces `{delivery}`; a link to the page about delivery if the site has one
 */
export function priceNote({ site, locale }: SiteContext, delivery: string): ReactNode {
  const text = localOption(site, "PriceNote", locale);
  if (text === "") return null;
  const [before = "", ...after] = text.split("{delivery}");
  if (after.length === 0) return text;
  const slug = textOption(site, "DeliveryPage");
  const languages = { locale, defaultLocale: site.defaultLocale };
  return (
    <>
      <span>{before}</span>
      {slug === "" ? (
        <span>{delivery}</span>
      ) : (
        <Link
          href={hrefTo({ name: "content", slug: [slug] }, languages)}
          className="underline underline-offset-2"
        >
          {delivery}
        </Link>
      )}
      <span>{after.join(delivery)}</span>
    </>
  );
}
