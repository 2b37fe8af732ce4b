import { getSettings } from "#lib/base/config/settings.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import { type CardName, cardAddress } from "#lib/web/seo/card/card-address.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

type Where = Pick<SiteContext, "site" | "locale">;

/** The absolute address of a route on the site. */
export const addressOf = ({ site, locale }: Where, route: Route): string =>
  `${siteOrigin(site.domain)}${hrefTo(route, { locale, defaultLocale: site.defaultLocale })}`;

/** The absolute address of an entity's picture, else of its card for social networks. */
export const imageOf = (
  { site, locale }: Where,
  media: Media | null | undefined,
  card: CardName,
): string =>
  toImage(media, getSettings().MEDIA_URL)?.src ??
  `${siteOrigin(site.domain)}${cardAddress(locale, card)}`;
