import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { isRecord } from "#lib/utils/is-record.ts";

/** A form of one person, in one language of one site. */
export interface FormPlace {
  readonly domain: string;
  readonly locale: string;
  /** Id of the member of staff: another one at the same device sees nothing of it. */
  readonly person: string;
  /** Which form, and of what: `page:12`. */
  readonly form: string;
}

/** A field that was changed and not sent. */
export interface UnsentField {
  /** When it was changed last: ISO 8601. */
  readonly at: string;
  readonly own: unknown;
  /** What was saved when it was changed first. */
  readonly before: unknown;
}

export type UnsentFields = Readonly<Record<string, UnsentField>>;

/** What each visit of a tab has not sent of a form. */
export type UnsentVisits = ReadonlyMap<string, UnsentFields>;

let opened: UseStore | null = null;
const store = () => {
  opened ??= createStore("baseline-edit-forms", "forms");
  return opened;
};
const keyOf = ({ domain, person, locale, form }: FormPlace): string[] => [
  domain,
  person,
  locale,
  form,
];

/** What this device keeps of a form. One that keeps nothing (private window, full disk) is no reason to stop. */
export async function readForm(place: FormPlace): Promise<UnsentVisits> {
  const key = keyOf(place);
  try {
    // For writing: the first transaction that writes takes longest, and the first key would wait for it.
    return await store()("readwrite", async (held) => {
      const all = IDBKeyRange.bound(key, [...key, []]);
      const [keys, values] = await Promise.all([
        promisifyRequest(held.getAllKeys(all)),
        promisifyRequest<unknown[]>(held.getAll(all)),
      ]);
      return new Map(
        keys.map((found, at) => [
          Array.isArray(found) ? String(found.at(-1)) : "",
          toFields(values[at]),
        ]),
      );
    });
  } catch {
    return new Map();
  }
}

/** Keeps what visits have not sent of a form, all of it or nothing; without a field there is nothing to keep. */
export async function keepForm(place: FormPlace, visits: UnsentVisits): Promise<void> {
  try {
    await store()("readwrite", (held) => {
      for (const [visit, fields] of visits) {
        const key = [...keyOf(place), visit];
        if (Object.keys(fields).length > 0) held.put(fields, key);
        else held.delete(key);
      }
      // At once, and not when the page says that it is done: by then it may be gone.
      held.transaction.commit();
      return promisifyRequest(held.transaction);
    });
  } catch {
    // The words stay in the page, and are written again with the next key.
  }
}

const isField = (value: unknown): value is UnsentField =>
  isRecord(value) && typeof value.at === "string" && "own" in value && "before" in value;

const toFields = (value: unknown): UnsentFields =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, UnsentField] =>
      isField(entry[1]),
    ),
  );
