import type { SitemapKind } from "#lib/web/data/addresses/read-sitemap.ts";

/** One file of a long sitemap. `number` counts from 1. */
export interface PartName {
  readonly kind: SitemapKind | "places";
  readonly number: number;
}

/** In the order of the sitemap. */
export const SITEMAP_KINDS = [
  "pages",
  "posts",
  "terms",
  "products",
  "categories",
  "events",
] as const satisfies readonly SitemapKind[];

/** The segment of the whole sitemap. */
export const WHOLE = "all";

/** `/sitemap.xml?part=products-2`. */
export const partAddress = ({ kind, number }: PartName): string =>
  `/sitemap.xml?part=${kind}-${number}`;

/** The part named by a query or segment: null for the whole sitemap, undefined for an unknown part. */
export function readPart(text: string | null): PartName | null | undefined {
  if (text === null || text === WHOLE) return null;
  const [, kind = "", number = ""] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(text) ?? [];
  const known = (["places", ...SITEMAP_KINDS] as const).find((one) => one === kind);
  return known && { kind: known, number: Number(number) };
}
