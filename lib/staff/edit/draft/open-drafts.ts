import "server-only";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { sharedValues } from "#lib/web/cache/shared-values.ts";

interface Whose {
  readonly siteId: number;
  readonly person: number;
}

const openDraft = z.object({
  draft: z.string(),
  locale: z.string(),
  count: z.number(),
  /** The path of the page that the tab shows. */
  page: z.string().optional(),
  /** ISO 8601, UTC. */
  at: z.string(),
});

/** A tab's draft in the list of a person's drafts: the number of changes, and their page. */
export type OpenDraft = z.output<typeof openDraft>;

/** Milliseconds, as long as the drafts themselves. */
const REMEMBERED_FOR = 86_400_000;
const MOST_LISTED = 20;

const held = processWide(
  "open-drafts",
  () => new LRUCache<string, string>({ max: 2_000, ttl: REMEMBERED_FOR }),
);
const nameOf = ({ siteId, person }: Whose): string => `drafts:${siteId}:${person}`;

/** A person's unpublished changes at a site, on any device, newest first. */
export async function listDrafts(whose: Whose): Promise<readonly OpenDraft[]> {
  const name = nameOf(whose);
  const text = (await sharedValues()?.read(name)) ?? held.get(name);
  return text === undefined ? [] : (z.array(openDraft).safeParse(parseJson(text)).data ?? []);
}

/** Stores the number of a tab's unpublished changes; 0 removes it from the list. */
export async function noteDraft(
  { draft, locale, page, ...whose }: Whose & Pick<OpenDraft, "draft" | "locale" | "page">,
  count: number,
): Promise<void> {
  const others = (await listDrafts(whose)).filter(
    (one) => one.draft !== draft || one.locale !== locale,
  );
  const own = count > 0 ? [{ draft, locale, page, count, at: new Date().toISOString() }] : [];
  const text = JSON.stringify([...own, ...others].slice(0, MOST_LISTED));
  held.set(nameOf(whose), text);
  await sharedValues()?.write(nameOf(whose), text, REMEMBERED_FOR);
}
