/**
 * Local storage (kept until removed), session storage (kept as long as the tab), or a storage that the caller passes.
 */
export type StorageArea = "local" | "session" | Pick<Storage, "getItem" | "setItem" | "removeItem">;

const open = (area: StorageArea) => (typeof area === "string" ? window[`${area}Storage`] : area);

/** The text under a name. Null where there is none, on the server, and where the browser blocks storage. */
export function readText(area: StorageArea, name: string): string | null {
  try {
    return open(area).getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Returns whether that worked: it does not where the storage is full or blocked. */
export function writeText(area: StorageArea, name: string, text: string | null): boolean {
  try {
    const storage = open(area);
    if (text === null) storage.removeItem(name);
    else storage.setItem(name, text);
    return storage.getItem(name) === text;
  } catch {
    return false;
  }
}

/** A value kept as JSON under one name. */
export interface Stored<T> {
  /** Null where there is none, or none that `parse` accepts. */
  readonly read: () => T | null;
  /** Null removes it. Returns whether that worked. */
  readonly write: (value: T | null) => boolean;
}

/** @param parse Turns what was found, which may be anything, into a value; null where it is none. */
export function stored<T>(
  area: StorageArea,
  name: string,
  parse: (found: unknown) => T | null,
): Stored<T> {
  return {
    read: () => {
      try {
        return parse(JSON.parse(readText(area, name) ?? "null"));
      } catch {
        return null;
      }
    },
    write: (value) => writeText(area, name, value === null ? null : JSON.stringify(value)),
  };
}
