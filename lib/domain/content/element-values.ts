import type { LinkMeta } from "#lib/api/schemas/content.ts";
import type { Media } from "#lib/api/schemas/media.ts";

/**
 * Reads what stands in an element's slots. These are JSON blobs that editors and older back offices have written, so every
 * field may be missing or of another type (contract, head). By hand rather than with zod: edit mode reads them in a browser.
 */
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const text = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

const numberOrNull = (value: unknown): number | null => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
};

const flag = (value: unknown): boolean =>
  value === true || value === 1 || value === "true" || value === "1";

/** A Media, the first of a list, or a bare address; null where nothing can be shown. */
export function toMedia(value: unknown): Media | null {
  if (Array.isArray(value)) return toMedia(value[0]);
  if (typeof value === "string") return value === "" ? null : toMedia({ path: value });
  if (!isFields(value) || (text(value.path) === "" && text(value.media_url) === "")) return null;
  return {
    ...value,
    id: numberOrNull(value.id) ?? 0,
    title: text(value.title),
    description: text(value.description),
    caption: text(value.caption),
    path: text(value.path),
    mime: text(value.mime),
    size: numberOrNull(value.size) ?? 0,
    width: numberOrNull(value.width),
    height: numberOrNull(value.height),
    originalName: text(value.originalName),
    media_type: text(value.media_type),
    media_url: text(value.media_url),
    alternativePaths: Object.fromEntries(
      Object.entries(isFields(value.alternativePaths) ? value.alternativePaths : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
  };
}

const target = (value: unknown) =>
  isFields(value)
    ? { id: numberOrNull(value.id), slug: text(value.slug), title: text(value.title) }
    : null;

/** A LinkMeta (contract, section 5), or a bare address; null where nothing is. */
export function toLinkMeta(value: unknown): LinkMeta | null {
  if (typeof value === "string") return value === "" ? null : toLinkMeta({ href: value });
  if (!isFields(value)) return null;
  return {
    name: text(value.name),
    rel: text(value.rel),
    href: text(value.href),
    target: text(value.target),
    hrefNewTab: flag(value.hrefNewTab),
    type: text(value.type),
    post: target(value.post),
    page: target(value.page),
    product: target(value.product),
    service: target(value.service),
    category: target(value.category),
    tag: target(value.tag),
    blogCategory: target(value.blogCategory),
    productCategory: target(value.productCategory),
    event: target(value.event),
  };
}

/** What a link is called: its own name, else the title of what it leads to. */
export function linkLabel(link: LinkMeta): string {
  const entities = [
    link.page,
    link.post,
    link.product,
    link.service,
    link.productCategory,
    link.category,
  ];
  const titled = [...entities, link.blogCategory, link.tag, link.event].find(
    (entity) => entity?.title,
  );
  return link.name || titled?.title || "";
}
