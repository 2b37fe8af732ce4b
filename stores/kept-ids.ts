import { type Stored, stored } from "#lib/base/browser/storage.ts";

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Ids of products in local storage: whole numbers, each once, `most` of them. Null where nothing usable is stored. */
export const keptIds = (name: string, most: number): Stored<readonly number[]> =>
  stored("local", name, (found): readonly number[] | null =>
    Array.isArray(found) ? [...new Set(found.filter(isId))].slice(0, most) : null,
  );

/** The ids of a text such as `12-15`, each once: strangers' data. */
export const idsOfText = (text: string, most: number): number[] => {
  const ids = text.split("-").filter((part) => /^[1-9]\d{0,14}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, most);
};
