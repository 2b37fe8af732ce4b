import type { SitemapKind } from "#lib/data/addresses/sitemap.ts";

/** One file of a long sitemap. `number` counts from 1. */
export interface PartName {
  readonly kind: SitemapKind | "places";
  readonly number: number;
}

const KINDS: ReadonlySet<string> = new Set([
  "places",
  "pages",
  "posts",
  "terms",
  "products",
  "categories",
  "events",
] satisfies PartName["kind"][]);

/** The segment that stands for the whole sitemap. */
export const WHOLE = "all";

/** `/sitemap.xml?part=products-2`. */
export const partAddress = ({ kind, number }: PartName): string =>
  `/sitemap.xml?part=${kind}-${number}`;

/** The part of a query or segment: null for the whole, undefined for what is no part at all. */
export function readPart(text: string | null): PartName | null | undefined {
  if (text === null || text === WHOLE) return null;
  const [, kind = "", number = ""] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(text) ?? [];
  return KINDS.has(kind) ? { kind: kind as PartName["kind"], number: Number(number) } : undefined;
}
