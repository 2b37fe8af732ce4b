import type { Metadata } from "next";
import type { SiteContext } from "@/lib/site/types";
import type { Hrefs } from "./alternates";
import { siteOrigin } from "./origin";

interface PageFacts {
  /** Without the site's name; "" for a page that is the site itself. */
  readonly title: string;
  /** Plain text; shortened here. */
  readonly description?: string;
  /** Local address of the page as it should be found. */
  readonly canonical: string;
  /** The page in every language it exists in, itself included. */
  readonly hrefs: Hrefs;
  /** Absolute address of a picture. */
  readonly image?: string | null;
  /** For views nobody should find, e.g. filtered lists. */
  readonly hidden?: boolean;
}

/** Search engines show about this much. */
const DESCRIPTION_LIMIT = 160;

/** Title `page | site name` (spec 9), description, canonical, and hreflang with the default language as x-default. */
export function buildMetadata({ site }: Pick<SiteContext, "site">, facts: PageFacts): Metadata {
  const origin = siteOrigin(site.domain);
  const title =
    facts.title && facts.title !== site.name ? `${facts.title} | ${site.name}` : site.name;
  const description = shorten(facts.description ?? "");
  const languages = Object.entries(facts.hrefs).map(([code, href]) => [code, `${origin}${href}`]);
  const fallback = facts.hrefs[site.defaultLocale];
  const url = `${origin}${facts.canonical}`;
  return {
    title,
    description: description || undefined,
    alternates: facts.hidden
      ? { canonical: url }
      : {
          canonical: url,
          languages: Object.fromEntries(
            fallback ? [...languages, ["x-default", `${origin}${fallback}`]] : languages,
          ),
        },
    robots: facts.hidden ? { index: false, follow: true } : undefined,
    openGraph: {
      title: facts.title || site.name,
      description: description || undefined,
      url,
      siteName: site.name,
      images: facts.image ? [facts.image] : undefined,
    },
  };
}

/** Cuts at a word. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= DESCRIPTION_LIMIT) return plain;
  return `${plain.slice(0, DESCRIPTION_LIMIT - 1).replace(/\s+\S*$/, "")}…`;
}

/** The words of an HTML text, for descriptions. Never rendered as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
