import { createStore, get, type UseStore, update } from "idb-keyval";
import { operationNow, type Renamed } from "#components/staff/edit/store/created.ts";
import { type DraftOwner, isOperation } from "#components/staff/edit/store/draft-shelf.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import { addressOf, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";

/** One person's publish on one page. */
export interface Published {
  /** ISO 8601. */
  readonly at: string;
  /** Path of the page. */
  readonly page: string;
  readonly operations: readonly Operation[];
}

/** The most publishes for one page, in total, and characters: a device isn't an archive. */
export const MOST_PUBLISHED = { ofPage: 30, all: 200, characters: 1_000_000 } as const;

/** The saved results of an attempt, as the backend has them now. */
export function publishedNow(sent: Operations, answer: PublishAnswer): Published {
  const answers = new Map(answer.results.map((result) => [result.address, result]));
  const operations = Object.entries(sent).flatMap(([address, operation]): Operation[] => {
    const result = answers.get(address);
    if (result?.status !== "saved") return [];
    const now = operationNow(answer, operation);
    return [now.kind === "set" ? { ...now, after: result.stored } : now];
  });
  return { at: new Date().toISOString(), page: window.location.pathname, operations };
}

/**
 * The list with one more publish, newest first, within its bounds.
 * @param renamed ids that this publish has changed: earlier publishes are updated to them
 */
export function withPublished(
  list: readonly Published[],
  one: Published,
  renamed: Renamed = { created: {} },
): Published[] {
  if (one.operations.length === 0) return [...list];
  const earlier = list.map((entry) => ({
    ...entry,
    operations: entry.operations.map((operation) => operationNow(renamed, operation)),
  }));
  let room: number = MOST_PUBLISHED.characters;
  const ofPage = new Map<string, number>();
  return [one, ...earlier].slice(0, MOST_PUBLISHED.all).filter((entry) => {
    const count = (ofPage.get(entry.page) ?? 0) + 1;
    ofPage.set(entry.page, count);
    room -= JSON.stringify(entry).length;
    return count <= MOST_PUBLISHED.ofPage && room >= 0;
  });
}

/** A stored value as a published change; null if it cannot be read. */
export function toPublished(kept: unknown): Published[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown): Published[] => {
    if (!isRecord(entry) || !Array.isArray(entry.operations)) return [];
    const { at, page } = entry;
    const operations = entry.operations.filter(isWhole);
    if (typeof at !== "string" || typeof page !== "string" || operations.length === 0) return [];
    return [{ at, page, operations }];
  });
}

const isWhole = (value: unknown): value is Operation => {
  const read = value as Operation;
  return isRecord(value) && typeof value.kind === "string" && isOperation(value, addressOf(read));
};

/** The storage of the publishes made here: in IndexedDB, for each site, person and language. */
interface PublishedShelf {
  list(owner: DraftOwner, page: string): Promise<readonly Published[]>;
  add(owner: DraftOwner, one: Published, renamed?: Renamed): Promise<void>;
}

let opened: UseStore | null = null;
const store = () => {
  opened ??= createStore("baseline-edit-published", "published");
  return opened;
};
const keyOf = ({ domain, locale, person }: DraftOwner): string =>
  JSON.stringify([domain, person, locale]);

/** The list in this browser. Editing continues even if a device stores nothing (private window, full disk). */
export const publishedShelf = (): PublishedShelf => ({
  list: async (owner, page) => {
    try {
      const all = toPublished(await get(keyOf(owner), store()));
      return all.filter((one) => one.page === page);
    } catch {
      return [];
    }
  },
  add: async (owner, one, renamed) => {
    try {
      await update(keyOf(owner), (kept) => withPublished(toPublished(kept), one, renamed), store());
    } catch {
      // Publishing itself has worked.
    }
  },
});
