/**
 * The cache tags: what a page may be built from, and what a change expires (docs/architecture.md §2.1).
 * A tag is `{domain}|{kind}` or `{domain}|{kind}:{key}`, so that no site ever expires another's pages.
 * The backend names the part after the bar (docs/contract.md §7.5).
 *
 * There is no tag for a single element. Elements are read by handler, and a read has to name its tags before it knows
 * which elements it will answer with; so an edited element expires its handler.
 */
export const TAG_KINDS = {
  /** Everything of a site: options, languages, currency. */
  site: "one",
  /** Every section of every page, header, footer and cookie notice included. */
  elements: "one",
  handler: "keyed",
  navigation: "one",
  /** Any list of products. */
  products: "one",
  product: "keyed",
  categories: "one",
  category: "keyed",
  posts: "one",
  post: "keyed",
  /** Reviews and comments: `product-12`, `post-7`. */
  comments: "keyed",
  terms: "one",
  events: "one",
  event: "keyed",
  /** The entity at a path (`finder/decide`). */
  paths: "one",
  path: "keyed",
  consents: "one",
  form: "keyed",
} as const satisfies Record<string, "one" | "keyed">;

type Kind = keyof typeof TAG_KINDS;
type OneKind = { [K in Kind]: (typeof TAG_KINDS)[K] extends "one" ? K : never }[Kind];
type KeyedKind = Exclude<Kind, OneKind>;

/** A tag without its domain: `"products"` or `"product:racket-tour"`. */
export type TagName = OneKind | `${KeyedKind}:${string}`;

/** Next refuses tags longer than 256 characters; keys are cut well below. */
const KEY_LIMIT = 160;

/** A tag in Next's cache. Keys are encoded because tags travel comma-separated in a header. */
export function tagOf(domain: string, name: TagName): string {
  const [kind, ...rest] = name.split(":");
  const key = rest.join(":");
  return key
    ? `${domain}|${kind}:${encodeURIComponent(key).slice(0, KEY_LIMIT)}`
    : `${domain}|${kind}`;
}

/** The tags of a read; each also has the site's own tag. */
export const tagsOf = (domain: string, names: readonly TagName[]): string[] => [
  tagOf(domain, "site"),
  ...names.map((name) => tagOf(domain, name)),
];

/** Whether a text from outside names a tag of `TAG_KINDS`. */
export function isTagName(value: string): value is TagName {
  const [kind = "", ...rest] = value.split(":");
  const arity = new Map<string, string>(Object.entries(TAG_KINDS)).get(kind);
  if (arity === "one") return rest.length === 0;
  return arity === "keyed" && rest.join(":") !== "";
}

/**
 * Marks a page that was rendered without one of its blocks. Not among `TAG_KINDS`: it is never expired; the page cache
 * reads it (`lib/web/cache/page-store.ts`).
 */
export const GAP_TAG = "gap";

/** Marks a page that shows another view than its address says, such as the first page of a list for page 5000. */
export const OTHER_VIEW_TAG = "other-view";

const END = "end:";

/** Marks a page whose contents change by themselves at a moment (milliseconds): from then on it has expired. */
export const endTag = (at: number): string => `${END}${at}`;

/** The moment that such a tag names; null for every other tag. */
export function endIn(tag: string): number | null {
  if (!tag.startsWith(END)) return null;
  const at = Number(tag.slice(END.length));
  return Number.isFinite(at) ? at : null;
}
