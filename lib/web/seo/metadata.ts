import type { Metadata } from "next";
import { getSettings } from "#lib/base/config/settings.ts";
import { fullLocale } from "#lib/base/utils/intl.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";
import type { Site, SiteContext } from "#lib/web/site/types.ts";
import { sitePicture } from "#lib/web/theme/theme-pictures.ts";
import type { Hrefs } from "./alternates.ts";
import { CARD, type CardName, cardAddress } from "./card/card-address.ts";
import { isoDate } from "./structured-fields.ts";

interface PageFacts {
  /** Without the site's name; "" for the home page. */
  readonly title: string;
  /** Plain text; shortened here. */
  readonly description?: string;
  /** Canonical local address. */
  readonly canonical: string;
  /** The page in every language it exists in, itself included; empty for views without counterparts. */
  readonly hrefs: Hrefs;
  /** The subject of the picture for social networks; the site itself if none is given. */
  readonly card?: CardName;
  /** The picture that an editor chose for social networks: used instead of the card. */
  readonly picture?: Media | null;
  /** Not to be indexed: filtered lists, searches, a shopper's own pages. */
  readonly hidden?: boolean;
  /** Makes it an article. Dates as sent. */
  readonly article?: { readonly published: string; readonly author: string };
}

type Where = Pick<SiteContext, "site" | "locale">;

/** The approximate number of characters that search engines show. */
const DESCRIPTION_LIMIT = 160;

/**
 * Title `page | site name` (docs/screens.md §2.22), description, canonical, hreflang with x-default, Open Graph and its
 * picture.
 */
export function buildMetadata({ site, locale }: Where, facts: PageFacts): Metadata {
  const origin = siteOrigin(site.domain);
  const name = facts.title || site.name;
  const title = pageTitle(site, name);
  const description = shorten(facts.description ?? "") || undefined;
  const url = `${origin}${facts.canonical}`;
  // A page without a subject of its own shows the site's picture.
  const shared = facts.card ? null : sitePicture(site, "ShareImage");
  const picture =
    chosenPicture(facts.picture, name) ??
    (shared
      ? { url: shared.src, alt: name }
      : { url: `${origin}${cardAddress(locale, facts.card)}`, ...CARD, alt: name });
  return {
    title,
    description,
    alternates: { canonical: url, languages: languagesOf(facts.hrefs, site.defaultLocale, origin) },
    robots: facts.hidden ? { index: false, follow: true } : undefined,
    openGraph: {
      title: name,
      description,
      url,
      siteName: site.name,
      locale: territorial(locale),
      alternateLocale: Object.keys(facts.hrefs)
        .filter((code) => code !== locale)
        .map(territorial),
      images: [picture],
      ...(facts.article ? articleOf(facts.article) : { type: "website" }),
    },
    twitter: { card: "summary_large_image", title: name, description, images: [picture] },
  };
}

/** The title of a page: `page | site name`. */
export const pageTitle = (site: Pick<Site, "name">, name: string): string =>
  name === site.name ? name : `${name} | ${site.name}`;

/** The chosen picture with its known properties; null if it isn't a picture, or isn't on the web. */
function chosenPicture(media: Media | null | undefined, name: string) {
  const image = toImage(media, getSettings().MEDIA_URL);
  if (!media || !image || !URL.canParse(image.src)) return null;
  const { width, height } = media;
  const size = width && height ? { width, height } : {};
  return { url: new URL(image.src).href, ...size, alt: media.description || media.title || name };
}

/** hreflang → full address. x-default is the site's own language, else the first the page exists in. */
function languagesOf(
  hrefs: Hrefs,
  defaultLocale: string,
  origin: string,
): Record<string, string> | undefined {
  const fallback = hrefs[defaultLocale] ?? Object.values(hrefs)[0];
  if (fallback === undefined) return undefined;
  return Object.fromEntries(
    Object.entries({ ...hrefs, "x-default": fallback }).map(([code, href]) => [
      code,
      `${origin}${href}`,
    ]),
  );
}

const articleOf = ({ published, author }: NonNullable<PageFacts["article"]>) => ({
  type: "article" as const,
  publishedTime: isoDate(published),
  authors: author ? [author] : undefined,
});

/** `hr` → `hr_HR`, the form that Open Graph uses. */
function territorial(code: string): string {
  const { language, region } = fullLocale(code);
  return region ? `${language}_${region}` : language;
}

/** Shortens a text to `limit` characters at the end of a word, with an ellipsis. */
export function shorten(text: string, limit = DESCRIPTION_LIMIT): string {
  const plain = text.replace(/\s+/g, " ").trim().toWellFormed();
  if (plain.length <= limit) return plain;
  const start = plain.slice(0, limit - 1);
  const cut = start.slice(0, start.includes(" ") ? start.lastIndexOf(" ") : undefined);
  // The cut may split a surrogate pair.
  return `${cut.replace(/[\ud800-\udbff]$/, "")}…`;
}
