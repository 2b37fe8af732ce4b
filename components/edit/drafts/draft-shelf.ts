import { createStore, delMany, entries, set, type UseStore } from "idb-keyval";
import { addressOf, type Operation } from "#lib/edit/model/operation.ts";
import type { Operations } from "#lib/edit/model/working-copy.ts";
import { localPath } from "#lib/security/local-path.ts";
import { isRecord } from "#lib/utils/is-record.ts";

/** Whose draft it is, and of which language of which site. */
export interface DraftOwner {
  readonly domain: string;
  readonly locale: string;
  /** Id of the member of staff: another one at the same device sees nothing of it. */
  readonly person: string;
}

/** Unsaved changes of one tab, kept on this device. */
export interface Draft {
  readonly tab: string;
  /** ISO 8601. */
  readonly at: string;
  /** Path of the page on which the last change was made. */
  readonly page: string;
  readonly operations: Operations;
}

/** How much one person has not published in another language, and on which page they were. */
export interface UnsavedElsewhere {
  readonly locale: string;
  readonly count: number;
  readonly page: string;
}

/** Where drafts are kept. A device that keeps nothing (private window, full disk) is no reason to stop an editor. */
export interface DraftShelf {
  list(owner: DraftOwner): Promise<readonly Draft[]>;
  keep(owner: DraftOwner, draft: Draft): Promise<void>;
  remove(owner: DraftOwner, tabs: readonly string[]): Promise<void>;
}

interface BrowserShelf extends DraftShelf {
  /** The same person's drafts in the other languages of the site. */
  elsewhere(owner: DraftOwner): Promise<readonly UnsavedElsewhere[]>;
}

const keyOf = ({ domain, locale, person }: DraftOwner, tab: string): string =>
  JSON.stringify([domain, person, locale, tab]);
const isOf = (key: unknown, { domain, locale, person }: DraftOwner): boolean =>
  typeof key === "string" && key.startsWith(JSON.stringify([domain, person, locale]).slice(0, -1));

/** The drafts of this browser, in IndexedDB. */
export function createDraftShelf(): BrowserShelf {
  let opened: UseStore | null = null;
  const store = () => {
    opened ??= createStore("baseline-edit", "drafts");
    return opened;
  };
  return {
    list: async (owner) => {
      const all = await entries(store()).catch(() => []);
      return all.flatMap(([key, value]) => (isOf(key, owner) ? (toDraft(value) ?? []) : []));
    },
    elsewhere: async (owner) => {
      const all = await entries(store()).catch(() => []);
      return unsavedElsewhere(all, owner);
    },
    keep: (owner, draft) => set(keyOf(owner, draft.tab), draft, store()).catch(() => undefined),
    remove: (owner, tabs) =>
      delMany(
        tabs.map((tab) => keyOf(owner, tab)),
        store(),
      ).catch(() => undefined),
  };
}

/** Counts the drafts of other languages; a place that two tabs changed counts once. */
function unsavedElsewhere(
  all: readonly (readonly [unknown, unknown])[],
  { domain, locale, person }: DraftOwner,
): UnsavedElsewhere[] {
  const found = new Map<string, { addresses: Set<string>; page: string; at: string }>();
  for (const [key, value] of all) {
    const [ofDomain, ofPerson, other] = partsOfKey(key);
    const draft = toDraft(value);
    if (ofDomain !== domain || ofPerson !== person || !other || other === locale || !draft)
      continue;
    const known = found.get(other) ?? { addresses: new Set(), page: "", at: "" };
    for (const address of Object.keys(draft.operations)) known.addresses.add(address);
    const isNewer = draft.at >= known.at;
    found.set(other, {
      ...known,
      page: isNewer ? draft.page : known.page,
      at: isNewer ? draft.at : known.at,
    });
  }
  return [...found].map(([other, { addresses, page }]) => ({
    locale: other,
    count: addresses.size,
    page: localPath(page),
  }));
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

/** What was kept, as far as it can be read: an operation under another address than its own is left out. */
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

/** Whether something that was kept is an operation on the place that it was kept for. */
export function isOperation(value: unknown, address: string): value is Operation {
  if (!isRecord(value) || !KINDS.has(value.kind) || typeof value.handler !== "string") return false;
  const isWhole =
    value.kind === "order" ||
    (typeof value.elementId === "number" &&
      isRecord(value.about) &&
      typeof value.seen === "string");
  return isWhole && addressOf(value as unknown as Operation) === address;
}
