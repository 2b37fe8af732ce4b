import { z } from "zod";
import { mediaOrNull } from "./media-schema.ts";
import { blob, dictionary, flagOr, id, listOf, numberOr, textOr } from "./schema-fields.ts";
import { sentAs } from "./sent-as.ts";

const linkTarget = z
  .object({ id: numberOr(null), slug: textOr(""), title: textOr("") })
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

const linkedFile = z
  .object({ id: numberOr(null), path: textOr(""), title: textOr("") })
  .nullish()
  .catch(null)
  .transform((value) => (value && value.path !== "" ? value : null));

/** Where a link leads (docs/contract.md §5.4). `type` decides when present, else the one entity set, else `href`. */
export const linkMeta = z.object({
  name: textOr(""),
  rel: textOr(""),
  href: textOr(""),
  target: textOr(""),
  hrefNewTab: flagOr(false),
  type: textOr(""),
  post: linkTarget,
  page: linkTarget,
  product: linkTarget,
  service: linkTarget,
  category: linkTarget,
  tag: linkTarget,
  blogCategory: linkTarget,
  productCategory: linkTarget,
  event: linkTarget,
  /** A file of the library. */
  media: linkedFile,
});
export type LinkMeta = z.output<typeof linkMeta>;

/** Reads a link: a LinkMeta or a plain address; null for anything else. */
export function readLinkMeta(value: unknown): LinkMeta | null {
  const read = linkMeta.safeParse(typeof value === "string" ? { href: value } : value);
  return value !== "" && read.success ? read.data : null;
}

const elementPart = z
  .object({
    id: numberOr(0),
    title: textOr(""),
    meta: blob,
    linkMeta: blob,
    mobileMeta: blob,
    options: blob,
    mobileOptions: blob,
  })
  .loose();

/** A section of a page, or the header, footer or cookie notice (docs/contract.md §5.2). */
export const element = elementPart.extend({
  id,
  handler: textOr(""),
  language_code: textOr(""),
  parts: listOf(elementPart),
  created_at: textOr(""),
  updated_at: textOr(""),
});
export type Element = z.output<typeof element>;

export interface NavigationItem {
  readonly id: number;
  readonly title: string;
  readonly linkMeta: LinkMeta | null;
  readonly children: NavigationItem[];
}
export const navigationItem: z.ZodType<NavigationItem> = z.object({
  id: numberOr(0),
  title: textOr(""),
  linkMeta: sentAs(z.unknown().optional().transform(readLinkMeta), {
    oneOf: [linkMeta, z.string(), z.null()],
  }),
  children: z.lazy(() => listOf(navigationItem)),
});
export const navigation = z.object({ id: z.unknown().optional(), items: listOf(navigationItem) });

export const term = z.object({
  id,
  title: textOr(""),
  slug: textOr(""),
  slugMain: textOr(""),
  parentId: numberOr(null),
  termType: textOr("category"),
  translations: dictionary,
});
export type Term = z.output<typeof term>;

export const post = z.object({
  id,
  title: textOr(""),
  slug: textOr(""),
  slugMain: textOr(""),
  /** HTML of the backend: sanitised where it is rendered, never before. */
  body: textOr(""),
  excerpt: textOr(""),
  media: mediaOrNull,
  published_at: textOr(""),
  author: z
    .object({ name: textOr("") })
    .nullish()
    .catch(null),
  terms: listOf(term),
  postTypeSlug: textOr("post"),
  translations: dictionary,
  seo: z
    .object({ title: textOr(""), description: textOr(""), image: mediaOrNull })
    .nullish()
    .catch(null),
  status: textOr("published"),
  /** When it was saved last, "" where the backend does not say so. */
  updated_at: textOr(""),
});
export type Post = z.output<typeof post>;

const DECISIONS = [
  "page",
  "post",
  "category",
  "tag",
  "product",
  "productCategory",
  "event",
  "redirect",
  "none",
] as const;
const decisionType = z.enum(DECISIONS);

/** The finder's answer for a path (docs/contract.md §5.1). An unknown type is the site's own post type. */
export const decision = z
  .object({
    type: textOr("none"),
    id: numberOr(null),
    slug: textOr(""),
    slugMain: textOr(""),
    target: textOr(""),
    status: numberOr(301),
  })
  .transform(({ type, ...rest }): Decision => {
    const known = decisionType.safeParse(type);
    if (known.success) return { ...rest, type: known.data };
    return rest.slug === "" ? { ...rest, type: "none" } : { ...rest, type: "post", postType: type };
  });

export interface Decision {
  readonly type: (typeof DECISIONS)[number];
  /** The slug of the site's own post type. */
  readonly postType?: string;
  readonly id: number | null;
  readonly slug: string;
  readonly slugMain: string;
  readonly target: string;
  readonly status: number;
}
