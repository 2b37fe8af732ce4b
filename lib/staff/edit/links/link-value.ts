import { isRecord } from "#lib/base/utils/is-record.ts";
import { LINK_ENTITIES } from "#lib/shop/domain/content/link-entities.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import type { LinkedFile } from "./file-link.ts";
import {
  type CheckedTarget,
  type LinkChoice,
  TARGET_TYPES,
  type TargetType,
} from "./link-types.ts";

type Fields = Readonly<Record<string, Json>>;

const WHERE: readonly string[] = [...LINK_ENTITIES, "media", "type", "href", "formattedPath"];

/** A service is a product, and the older name of a category leads to the same page. */
const SAME: Readonly<Record<string, TargetType>> = { service: "product", blogCategory: "category" };

/** The fields of a link; a plain address is a link without anything else. */
export const toFields = (value: Json | undefined): Fields =>
  isRecord(value) ? value : typeof value === "string" && value !== "" ? { href: value } : {};

const without = (value: Json | undefined, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(toFields(value)).filter(([name]) => !names.includes(name)));

/** The link with another target. Its name, its tab and unknown fields stay. */
export const withTarget = (
  value: Json | undefined,
  { type, id, slug, title, address }: LinkChoice,
): Fields => ({
  ...without(value, WHERE),
  type,
  [type]: { id, slug, title },
  formattedPath: address,
});

/** The link with an address instead of a target. */
export const withAddress = (value: Json | undefined, href: string): Fields => ({
  ...without(value, WHERE),
  ...(/^https?:\/\//i.test(href) && { type: "external" }),
  href,
});

/** The link with a file of the library: where the file is replaced, the link follows it. */
export const withFile = (
  value: Json | undefined,
  { id, path, title, address }: LinkedFile,
): Fields => ({
  ...without(value, WHERE),
  type: "media",
  media: { id, path, title },
  formattedPath: address,
});

/** The path of the linked file; null for a link that leads elsewhere, or to a file by its address. */
export function filePathOf(value: Json | undefined): string | null {
  const { type, media } = toFields(value);
  if (!isRecord(media) || typeof media.path !== "string" || media.path === "") return null;
  return type === "media" || !type ? media.path : null;
}

/** Sets whether it opens in a new tab: in both fields, because each backend reads one of them. */
export const withNewTab = (value: Json | undefined, isNew: boolean): Fields => ({
  ...toFields(value),
  target: isNew ? "_blank" : "_self",
  hrefNewTab: isNew,
});

export const opensNewTab = (value: Json | undefined): boolean => {
  const { target, hrefNewTab } = toFields(value);
  return target === "_blank" || hrefNewTab === true || hrefNewTab === "true" || hrefNewTab === 1;
};

/** The relation values for search engines. */
export const RELS = ["nofollow", "sponsored", "ugc"] as const;
export type Rel = (typeof RELS)[number];

const tokens = (value: Json | undefined): string[] => {
  const { rel } = toFields(value);
  return typeof rel === "string" ? rel.split(/\s+/).filter(Boolean) : [];
};
export const hasRel = (value: Json | undefined, rel: Rel): boolean => tokens(value).includes(rel);

/** Sets or clears one value of `rel`; the others stay. */
export function withRel(value: Json | undefined, rel: Rel, isSet: boolean): Fields {
  const others = tokens(value).filter((token) => token !== rel);
  return { ...toFields(value), rel: (isSet ? [...others, rel] : others).join(" ") };
}

interface Entity {
  readonly field: string;
  readonly type: TargetType;
  readonly id: number | null;
  readonly slug: string;
  readonly title: string;
}

/** The link's target within the site; null for a link with an address, or without a target. */
export function entityOf(value: Json | undefined): Entity | null {
  const fields = toFields(value);
  const named = typeof fields.type === "string" && fields.type !== "" ? fields.type : null;
  const field = named ?? LINK_ENTITIES.find((name) => isRecord(fields[name]));
  if (field === undefined) return null;
  const held = fields[field] ?? (field === "category" ? fields.blogCategory : undefined);
  const type = SAME[field] ?? TARGET_TYPES.find((name) => name === field);
  if (!type || !isRecord(held)) return null;
  const { id, slug, title } = held;
  return {
    field,
    type,
    id: id === undefined || id === null || Number.isNaN(Number(id)) ? null : Number(id),
    slug: typeof slug === "string" || typeof slug === "number" ? String(slug) : "",
    title: typeof title === "string" ? title : "",
  };
}

/** The target to look up, to check whether it exists; null if there is nothing to look up. */
export function checkedTarget(value: Json | undefined): CheckedTarget | null {
  const entity = entityOf(value);
  if (!entity) return null;
  const slug = entity.type === "event" ? String(entity.id ?? entity.slug) : entity.slug;
  return slug === "" ? null : { type: entity.type, slug };
}

/** A target as a string, e.g. to store that it was looked up. */
export const targetKey = ({ type, slug }: CheckedTarget): string => `${type}:${slug}`;

/** The target of such a string; null for anything else. */
export function readTargetKey(key: string): CheckedTarget | null {
  const [head = ""] = key.split(":", 1);
  const type = TARGET_TYPES.find((name) => name === head);
  const slug = key.slice(head.length + 1);
  return type && slug !== "" ? { type, slug } : null;
}

/** Whether a link leads anywhere. */
export const leadsSomewhere = (value: Json | undefined): boolean => {
  const { href } = toFields(value);
  return (
    entityOf(value) !== null ||
    filePathOf(value) !== null ||
    (typeof href === "string" && href.trim() !== "")
  );
};
