/** Local storage (until removed), session storage (until the tab closes), or a storage that the caller passes. */
export type StorageArea = "local" | "session" | Pick<Storage, "getItem" | "setItem" | "removeItem">;

const open = (area: StorageArea) => (typeof area === "string" ? window[`${area}Storage`] : area);

/** The text stored under a name. Null if there is none, on the server, and if the browser blocks storage. */
export function readText(area: StorageArea, name: string): string | null {
  try {
    return open(area).getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Returns whether that worked: storage may be full or blocked. */
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

/** A value stored as JSON under one name. */
export interface Stored<T> {
  /** Null if there is none, or if `parse` rejects it. */
  readonly read: () => T | null;
  /** Null removes the value. Returns whether that worked. */
  readonly write: (value: T | null) => boolean;
}

/** @param parse Validates the stored data, which may be anything; null if it isn't valid. */
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
