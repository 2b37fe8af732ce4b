import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { isRecord } from "#lib/base/utils/is-record.ts";

/** A form of one person, in one language of one site. */
export interface FormPlace {
  readonly domain: string;
  readonly locale: string;
  /** Id of the member of staff: another person at the same device sees nothing of it. */
  readonly person: string;
  /** The form and its record: `page:12`. */
  readonly form: string;
}

/** A field that was changed but not sent. */
export interface UnsentField {
  /** When it was last changed: ISO 8601. */
  readonly at: string;
  readonly own: unknown;
  /** The saved value when it was first changed. */
  readonly before: unknown;
}

export type UnsentFields = Readonly<Record<string, UnsentField>>;

/** The unsent fields of a form, by tab. */
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

/** The stored fields of a form. A device without storage (private window, full disk) only loses the backup. */
export async function readForm(place: FormPlace): Promise<UnsentVisits> {
  const key = keyOf(place);
  try {
    // In write mode: the first writing transaction is the slowest, and the first key would wait for it.
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

/** Stores the unsent fields of tabs, all of them or nothing; without fields there is nothing to store. */
export async function keepForm(place: FormPlace, visits: UnsentVisits): Promise<void> {
  try {
    await store()("readwrite", (held) => {
      for (const [visit, fields] of visits) {
        const key = [...keyOf(place), visit];
        if (Object.keys(fields).length > 0) held.put(fields, key);
        else held.delete(key);
      }
      // Immediately, because the page may be gone before it would complete.
      held.transaction.commit();
      return promisifyRequest(held.transaction);
    });
  } catch {
    // The text stays in the page, and is stored again with the next key.
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
