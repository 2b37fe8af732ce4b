import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { sharedValues } from "#lib/web/cache/shared-values.ts";
import type { Colleague } from "./colleague.ts";

/** Milliseconds without a heartbeat after which a tab counts as closed. */
export const FORGOTTEN_AFTER = 45_000;
/**
 * The same for a background tab with unsaved changes: browsers suspend timers in hidden tabs, so it need not report
 * until visible.
 */
export const AWAY_FOR = 1_800_000;
/** The most tabs per page, and pages per process. */
export const MOST_TABS = 50;
const MOST_PAGES = 2_000;

/** A tab's page. Two languages of a page are two pages: publishes in one do not show in the other. */
export interface PageKey {
  readonly siteId: number;
  readonly locale: string;
  readonly page: string;
}

const entry = z.object({
  tab: z.string().max(64),
  /** The owner of the tab; not sent to browsers. */
  person: z.number().int(),
  name: z.string().max(200),
  section: z.number().int().nullable(),
  isEditing: z.boolean(),
  isAway: z.boolean().default(false),
  published: z.number().int().nonnegative(),
  hasLeft: z.boolean(),
  /** When it was last heard of, in milliseconds. */
  at: z.number(),
});
type Entry = z.output<typeof entry>;

const held = processWide(
  "edit-people",
  () => new LRUCache<string, readonly Entry[]>({ max: MOST_PAGES, ttl: AWAY_FOR }),
);

const nameOf = ({ siteId, locale, page }: PageKey): string =>
  `people:${createHash("sha256")
    .update(JSON.stringify([siteId, locale, page]))
    .digest("base64url")}`;

/**
 * Stores a tab's page, and returns the tabs of other people on the same page. Each process merges its own entries over
 * those in Redis, so that an entry that two replicas overwrite reappears with the tab's next heartbeat. A closed tab
 * stays for a while, so that nobody misses what it published last.
 */
export async function meet(key: PageKey, mine: Omit<Entry, "at">): Promise<readonly Colleague[]> {
  const name = nameOf(key);
  const now = Date.now();
  const shared = sharedValues();
  const read = shared ? readEntries(await shared.read(name)) : [];
  const list = merged([...read, ...(held.get(name) ?? []), { ...mine, at: now }], now);
  held.set(name, list);
  await shared?.write(name, JSON.stringify(list), AWAY_FOR);
  return list
    .filter(({ person }) => person !== mine.person)
    .map(({ person: _person, at: _at, ...colleague }) => colleague);
}

const leaseOf = ({ isAway, hasLeft }: Entry): number =>
  isAway && !hasLeft ? AWAY_FOR : FORGOTTEN_AFTER;

/** The newest report of each tab, newest tabs first. Reports from the future are ignored. */
function merged(entries: readonly Entry[], now: number): readonly Entry[] {
  const byTab = new Map<string, Entry>();
  for (const one of entries) {
    if (one.at > now + FORGOTTEN_AFTER || now - one.at >= leaseOf(one)) continue;
    // Tabs are identified by person and name: another person's tab with the same name is another tab.
    const tab = `${one.person} ${one.tab}`;
    const known = byTab.get(tab);
    if (!known || known.at <= one.at) byTab.set(tab, one);
  }
  return [...byTab.values()].sort((a, b) => b.at - a.at).slice(0, MOST_TABS);
}

/** The value in Redis may be of another build or broken: unreadable entries are left out. */
function readEntries(text: string | null): readonly Entry[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list)
      ? list.flatMap((one) => {
          const read = entry.safeParse(one);
          return read.success ? [read.data] : [];
        })
      : [];
  } catch {
    return [];
  }
}
