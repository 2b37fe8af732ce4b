import type { Media } from "#lib/api/schemas/media.ts";
import { getSettings } from "#lib/config/settings.ts";
import { hrefTo, type Route } from "#lib/i18n/routes.ts";
import { toImage } from "#lib/media/to-image.ts";
import { type CardName, cardAddress } from "#lib/seo/card/address.ts";
import { siteOrigin } from "#lib/site/origin.ts";
import type { SiteContext } from "#lib/site/types.ts";

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
