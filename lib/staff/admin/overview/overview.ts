import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { calls } from "#lib/shop/api/calls/index.ts";
import { staffPostsCall } from "#lib/shop/api/calls/product-variants.ts";
import type { Post } from "#lib/shop/api/schemas/content-schema.ts";
import { altText } from "#lib/shop/media/alt-text.ts";
import { readAsStaff, type StaffRead } from "#lib/staff/admin/staff-read.ts";
import { type AuditLine, readAudit } from "#lib/staff/edit/audit-log.ts";
import { toChoice } from "#lib/staff/edit/links/address-of.ts";
import { type LinkChoice, TARGET_TYPES } from "#lib/staff/edit/links/link-types.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** Milliseconds for one read of the overview: a slow block must not delay the others for long. */
const PATIENCE = 3_000;
const MOST_FOUND = 10;
const MOST_PUBLISHES = 5;

/** The result of a block; null if the backend returned nothing to show. */
export interface Block<T> {
  readonly value: T | null;
  readonly hasEnded: boolean;
}

const toBlock = <T, R>({ result, hasEnded }: StaffRead<T>, change: (data: T) => R): Block<R> => ({
  value: result.ok ? change(result.data) : null,
  hasEnded,
});

/** Whether the backend answers this site, and after how many milliseconds. */
export async function readHealth(context: SiteContext): Promise<{ isUp: boolean; time: number }> {
  const began = performance.now();
  const { result } = await readAsStaff(context, calls.commons, {
    input: { language: context.locale, type: "config" },
    deadline: PATIENCE,
  });
  return { isUp: result.ok, time: Math.round(performance.now() - began) };
}

/** Whether the backend is processing files of the site. */
export async function readPipeline(context: SiteContext): Promise<boolean> {
  const { result } = await readAsStaff(context, calls.cms.pipeline.hasRunningPipeline, {
    deadline: PATIENCE,
  });
  return result.ok && result.data.running;
}

/** Pages, posts, products … whose title contains a text, with the address of each. */
export async function findPages(
  context: SiteContext,
  search: string,
): Promise<Block<readonly LinkChoice[]>> {
  const where = { locale: context.locale, defaultLocale: context.site.defaultLocale };
  const read = await readAsStaff(context, calls.cms.finder.searchSlugs, {
    input: { search, types: TARGET_TYPES.join(","), limit: MOST_FOUND },
    deadline: PATIENCE,
  });
  return toBlock(read, (rows) =>
    rows.slice(0, MOST_FOUND).flatMap(({ type: name, id, slug, title }) => {
      const type = TARGET_TYPES.find((known) => known === name);
      const isUsable = type && (slug !== "" || type === "event");
      return isUsable ? [toChoice({ type, id, slug, title: title || slug }, where)] : [];
    }),
  );
}

/** The latest publishes, with their authors. */
export async function readPublishes(siteId: number): Promise<readonly AuditLine[]> {
  const lines = await readAudit(siteId);
  return lines
    .filter(({ action, status }) => action === "edit.publish" && status === undefined)
    .slice(0, MOST_PUBLISHES);
}

export interface Untranslated {
  readonly title: string;
  readonly slug: string;
  /** Codes of the missing languages. */
  readonly missing: readonly string[];
}

/** The pages that are not translated into every language of the site. */
export async function readUntranslated(
  context: SiteContext,
): Promise<Block<readonly Untranslated[]>> {
  const { site } = context;
  const codes = site.languages.map(({ code }) => code);
  if (codes.length < 2) return { value: [], hasEnded: false };
  const read = await readAsStaff({ ...context, locale: site.defaultLocale }, staffPostsCall, {
    input: { postTypeSlugs: ["page"], status: "any", page: 1, limit: 100 },
    deadline: PATIENCE,
  });
  return toBlock(read, ({ items }) =>
    items.flatMap((page) => {
      const missing = lacking(page, codes);
      return missing.length > 0
        ? [{ title: page.title || page.slug, slug: page.slug, missing }]
        : [];
    }),
  );
}

/** If a backend lists no translations, it is unknown which are missing. */
function lacking({ translations }: Post, codes: readonly string[]): string[] {
  const there = Object.keys(translations);
  return there.length === 0 ? [] : codes.filter((code) => !there.includes(code));
}

/** A picture of the library. */
export interface Wordless {
  readonly id: number;
  /** Its name in the library. */
  readonly name: string;
}

/** The pictures without alternative text, among the newest hundred of the library. */
export async function readWordless(context: SiteContext): Promise<Block<readonly Wordless[]>> {
  const read = await readAsStaff(context, calls.cms.media.filterStandard, {
    input: { mime: "image", page: 1, limit: 100 },
    deadline: PATIENCE,
  });
  return toBlock(read, ({ items }) =>
    items.flatMap((media) => {
      const { id, title, originalName, path } = media;
      const name = title || originalName || (path.split("/").at(-1) ?? path);
      return altText(media) === "" ? [{ id, name }] : [];
    }),
  );
}

/** The running version; "" if it cannot be read. */
export async function readVersion(): Promise<string> {
  const text = await readFile(join(process.cwd(), "package.json"), "utf8").catch(() => "{}");
  const { version }: { version?: unknown } = JSON.parse(text);
  return typeof version === "string" ? version : "";
}
