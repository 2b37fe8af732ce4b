import { type Db, fromJson } from "../database/db.ts";
import { textIn } from "../database/documents.ts";
import type { Text } from "../seed/text.ts";
import type { SeedLink } from "../seed/types-content.ts";

const TABLES = {
  post: "posts",
  page: "posts",
  product: "products",
  productCategory: "categories",
  event: "events",
  category: "terms",
} as const;
const PREFIXES = {
  post: "",
  page: "",
  product: "product/",
  productCategory: "shop/",
  event: "event/",
  category: "blog/",
} as const;

interface Linked {
  readonly name?: Text;
  readonly title?: Text;
  readonly slug?: Text;
}

/** A LinkMeta (`docs/contract.md §5`): `type` and the one entity it names, in the language of the text around it. */
export function linkMetaOf(
  db: Db,
  link: SeedLink,
  language: string,
  siteId: number,
): Record<string, unknown> {
  if (link.to === "raw") return { ...link.link };
  const rest = { rel: "", target: "", hrefNewTab: false };
  if (link.to === "external") {
    return {
      ...rest,
      type: "external",
      name: textIn(link.name, language),
      href: typeof link.href === "string" ? link.href : textIn(link.href, language),
      hrefNewTab: link.newTab ?? false,
    };
  }
  const row = db.get<{ doc: string }>(
    `SELECT doc FROM ${TABLES[link.to]} WHERE id = ? AND site_id = ?`,
    link.id,
    siteId,
  );
  if (!row) throw new Error(`The seed links to ${link.to} ${link.id}, which does not exist.`);
  const doc = fromJson<Linked>(row.doc);
  const title = textIn(doc.title ?? doc.name, language);
  const slug = doc.slug ? textIn(doc.slug, language) : String(link.id);
  return {
    ...rest,
    type: link.to,
    name: textIn(link.name, language) || title,
    href: "",
    [link.to]: { id: link.id, slug, title },
    formattedPath: `/${PREFIXES[link.to]}${slug}`,
  };
}
