import type { Db } from "../database/db.ts";
import { type ElementDoc, type ElementSlots, textIn } from "../database/documents.ts";
import { elementId, offsetId } from "../database/ids.ts";
import { linkMetaOf } from "../domain/links.ts";
import { mediaOf } from "../domain/media.ts";
import type { SiteLanguage, Text } from "../seed/text.ts";
import type { Seed, SeedSite } from "../seed/types.ts";
import type { SeedElement } from "../seed/types-content.ts";
import { linkWithIds } from "./load-content.ts";

type Slots = Omit<SeedElement, "handler" | "parts" | "id" | "languages" | "savedDaysAgo">;
const ID_OPTIONS = new Set([
  "productIds",
  "categoryIds",
  "categoryId",
  "productId",
  "formId",
  "masterId",
]);

/** Each element exists once per language of its site, with texts, pictures and links of that language inside. */
export function loadElements(db: Db, seed: Seed, site: SeedSite, number: number): void {
  const elements = [...(seed.elements["*"] ?? []), ...(seed.elements[site.domain] ?? [])];
  refuseTwins(elements, site);
  const createdAt = new Date(Date.now() - 30 * 86_400_000).toISOString();
  site.languages.forEach((language, languageIndex) => {
    for (const element of elements) {
      if (element.languages && !element.languages.includes(language)) continue;
      const toElementId = (id: number) => elementId(number, languageIndex, id);
      const doc: ElementDoc = {
        ...slotsOf(db, element, site, number, language, toElementId),
        parts: (element.parts ?? []).map((part) => ({
          id: toElementId(part.id),
          ...slotsOf(db, part, site, number, language, toElementId),
        })),
      };
      db.run(
        "INSERT INTO elements (id, site_id, language, handler, created_at, updated_at, original_id, doc) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        toElementId(element.id),
        site.siteId,
        language,
        element.handler,
        createdAt,
        savedAt(element.savedDaysAgo?.[language]),
        originalOf(element, site, number, language),
        JSON.stringify(doc),
      );
    }
  });
}

/** @throws if two elements of a site have the same id: the database would only report a failed constraint */
function refuseTwins(elements: readonly SeedElement[], { domain }: SeedSite): void {
  const seen = new Map<number, string>();
  for (const { id, handler } of elements) {
    const twin = seen.get(id);
    if (twin !== undefined)
      throw new Error(`Two elements of ${domain} have the id ${id}: ${twin} and ${handler}.`);
    seen.set(id, handler);
  }
}

const savedAt = (daysAgo: number | undefined): string | null =>
  daysAgo === undefined ? null : new Date(Date.now() - daysAgo * 86_400_000).toISOString();

/** The row that this one is a translation of: the one in the first language of the site that has it. */
function originalOf(
  { id, languages }: SeedElement,
  site: SeedSite,
  number: number,
  language: SiteLanguage,
): number | null {
  const first = site.languages.findIndex((code) => languages?.includes(code) ?? true);
  return site.languages[first] === language ? null : elementId(number, first, id);
}

function slotsOf(
  db: Db,
  slots: Slots,
  site: SeedSite,
  number: number,
  language: SiteLanguage,
  toElementId: (id: number) => number,
): ElementSlots {
  const toSiteId = offsetId(number);
  const links = Object.entries(slots.linkMeta ?? {});
  return {
    title: typeof slots.title === "string" ? slots.title : textIn(slots.title, language),
    meta: mapValues(slots.meta ?? {}, (value) =>
      "picture" in value
        ? mediaOf(db, site.siteId, value.picture, language)
        : textIn(value, language),
    ),
    linkMeta: Object.fromEntries(
      links.map(([name, link]) => [
        name,
        linkMetaOf(db, linkWithIds(link, toSiteId), language, site.siteId),
      ]),
    ),
    mobileMeta: mapValues(slots.mobileMeta ?? {}, (value) => textIn(value as Text, language)),
    options: Object.fromEntries(
      Object.entries(slots.options ?? {}).map(([key, value]) => [
        key,
        optionWithIds(key, value, toSiteId, toElementId),
      ]),
    ),
    mobileOptions: { ...slots.mobileOptions },
  };
}

/** Options that refer to entities by id get the site's own ids. */
function optionWithIds(
  key: string,
  value: unknown,
  toSiteId: (id: number) => number,
  toElementId: (id: number) => number,
): unknown {
  if (!ID_OPTIONS.has(key)) return value;
  const change = key === "masterId" ? toElementId : toSiteId;
  if (Array.isArray(value)) return value.map((id) => change(Number(id)));
  return typeof value === "number" ? change(value) : value;
}

const mapValues = <T, R>(
  record: Readonly<Record<string, T>>,
  change: (value: T) => R,
): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
