import { createStore, entries, promisifyRequest, type UseStore } from "idb-keyval";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { addressOf, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";
import { localPath } from "#lib/web/security/local-path.ts";

/** The person, site and language of a draft. */
export interface DraftOwner {
  readonly domain: string;
  readonly locale: string;
  /** Id of the member of staff: another person at the same device sees nothing of it. */
  readonly person: string;
}

/** Unsaved changes of one tab, stored on this device. */
export interface Draft {
  readonly tab: string;
  /** ISO 8601. */
  readonly at: string;
  /** Path of the page on which the last change was made. */
  readonly page: string;
  readonly operations: Operations;
}

/** The number of one person's unpublished changes in another language, and their page. */
export interface UnsavedElsewhere {
  readonly locale: string;
  readonly count: number;
  readonly page: string;
}

/** The storage of drafts. Editing continues even if a device stores nothing (private window, full disk). */
export interface DraftShelf {
  list(owner: DraftOwner): Promise<readonly Draft[]>;
  keep(owner: DraftOwner, draft: Draft): Promise<void>;
  remove(owner: DraftOwner, tabs: readonly string[]): Promise<void>;
}

interface BrowserShelf extends DraftShelf {
  /** The same person's drafts in the other languages of the site. */
  elsewhere(owner: DraftOwner): Promise<readonly UnsavedElsewhere[]>;
}

/** The key of one operation; it starts with the key of its tab. */
const keyOf = ({ domain, locale, person }: DraftOwner, tab: string, address: string): string =>
  JSON.stringify([domain, person, locale, tab, address]);
/** All keys of a visit. */
const keysOf = (owner: DraftOwner, tab: string): IDBKeyRange => {
  const begin = keyOf(owner, tab, "").slice(0, -2);
  return IDBKeyRange.bound(begin, `${begin}\uffff`);
};

/** The stored state of a tab: its operations, and their numbers in order. */
type Kept = Map<string, { readonly number: number; readonly operation: Operation }>;

/**
 * The drafts of this browser, in IndexedDB: each operation separately, so that every key can be stored as it is typed.
 */
export function createDraftShelf(): BrowserShelf {
  let opened: UseStore | null = null;
  const store = () => {
    opened ??= createStore("baseline-edit", "drafts");
    return opened;
  };
  const visits = new Map<string, Kept>();
  let next = 0;
  /** Committed immediately, because the page may be gone before it would complete. */
  const write = (work: (held: IDBObjectStore) => void) =>
    store()("readwrite", (held) => {
      work(held);
      held.transaction.commit();
      return promisifyRequest(held.transaction);
    });
  const all = () => entries<IDBValidKey, unknown>(store()).catch(() => []);
  return {
    list: async (owner) => {
      const found = draftsIn(await all(), owner);
      // The first writing transaction takes longest, and the first key waits for its own.
      void write(() => {}).catch(() => undefined);
      return found.flatMap(({ locale, draft }) => (locale === owner.locale ? draft : []));
    },
    elsewhere: async (owner) => unsavedElsewhere(draftsIn(await all(), owner), owner),
    keep: async (owner, { tab, at, page, operations }) => {
      const visit = keyOf(owner, tab, "");
      const known = visits.get(visit);
      const kept: Kept = known ?? new Map();
      visits.set(visit, kept);
      const gone = [...kept.keys()].filter((address) => !operations[address]);
      const changed = Object.entries(operations).filter(
        ([address, operation]) => kept.get(address)?.operation !== operation,
      );
      for (const address of gone) kept.delete(address);
      const added = changed.map(([address, operation]) => {
        next += 1;
        const one = { number: kept.get(address)?.number ?? next, operation };
        kept.set(address, one);
        return { key: keyOf(owner, tab, address), value: { at, page, ...one } };
      });
      await write((held) => {
        // Operations that an earlier tab has stored under this name.
        if (!known) held.delete(keysOf(owner, tab));
        for (const address of gone) held.delete(keyOf(owner, tab, address));
        for (const { key, value } of added) held.put(value, key);
        // Operations that failed to be stored are written again with the next change.
      }).catch(() => visits.delete(visit));
    },
    remove: async (owner, tabs) => {
      for (const tab of tabs) visits.delete(keyOf(owner, tab, ""));
      await write((held) => {
        for (const tab of tabs) held.delete(keysOf(owner, tab));
      }).catch(() => undefined);
    },
  };
}

interface KeptDraft {
  readonly locale: string;
  readonly draft: Draft;
}

/** The drafts of a person at a site, in all languages, assembled from their operations. */
function draftsIn(
  all: readonly (readonly [unknown, unknown])[],
  { domain, person }: DraftOwner,
): KeptDraft[] {
  const found = all.flatMap(([key, value]) => {
    const [ofDomain, ofPerson, locale, tab, address] = partsOfKey(key);
    if (ofDomain !== domain || ofPerson !== person || !isRecord(value)) return [];
    if (locale === undefined || tab === undefined || address === undefined) return [];
    return [{ locale, tab, address, ...value, at: String(value.at), number: Number(value.number) }];
  });
  const visits = Map.groupBy(found, ({ locale, tab }) => JSON.stringify([locale, tab]));
  return [...visits.values()].flatMap((list) => {
    const newest = list.reduce((one, other) => (other.at > one.at ? other : one));
    const operations = Object.fromEntries(
      list
        .toSorted((one, other) => one.number - other.number)
        .map((one) => [one.address, "operation" in one ? one.operation : null]),
    );
    const draft = toDraft({ ...newest, operations });
    return draft ? [{ locale: newest.locale, draft }] : [];
  });
}

/** Counts the drafts of other languages; a spot that two tabs changed counts once. */
function unsavedElsewhere(drafts: readonly KeptDraft[], owner: DraftOwner): UnsavedElsewhere[] {
  const others = Map.groupBy(
    drafts.filter(({ locale }) => locale !== owner.locale),
    ({ locale }) => locale,
  );
  return [...others].map(([locale, list]) => {
    const newest = list.reduce((one, other) => (other.draft.at > one.draft.at ? other : one));
    const addresses = new Set(list.flatMap(({ draft }) => Object.keys(draft.operations)));
    return { locale, count: addresses.size, page: localPath(newest.draft.page) };
  });
}

function partsOfKey(key: unknown): readonly string[] {
  if (typeof key !== "string") return [];
  try {
    const parts: unknown = JSON.parse(key);
    return Array.isArray(parts) ? parts.map(String) : [];
  } catch {
    return [];
  }
}

const KINDS: ReadonlySet<unknown> = new Set<Operation["kind"]>([
  "set",
  "insert",
  "remove",
  "order",
  "insertPart",
  "removePart",
  "orderParts",
  "follow",
]);

/**
 * A stored draft; operations that cannot be read, or that are stored under another address than their own, are left
 * out.
 */
export function toDraft(found: unknown): Draft | null {
  if (!isRecord(found) || !isRecord(found.operations)) return null;
  const { tab, at, page } = found;
  if (typeof tab !== "string" || typeof at !== "string" || typeof page !== "string") return null;
  const operations = Object.fromEntries(
    Object.entries(found.operations).filter((entry): entry is [string, Operation] =>
      isOperation(entry[1], entry[0]),
    ),
  );
  return Object.keys(operations).length > 0 ? { tab, at, page, operations } : null;
}

/** Whether a stored value is an operation on the address that it was stored under. */
export function isOperation(value: unknown, address: string): value is Operation {
  if (!isRecord(value) || !KINDS.has(value.kind) || typeof value.handler !== "string") return false;
  const isWhole =
    value.kind === "order" ||
    (typeof value.elementId === "number" &&
      isRecord(value.about) &&
      typeof value.seen === "string");
  return isWhole && addressOf(value as unknown as Operation) === address;
}
