/**
 * Local storage (kept until removed), session storage (kept as long as the tab), or a storage that the caller passes.
 */
export type StorageArea = "local" | "session" | Pick<Storage, "getItem" | "setItem" | "removeItem">;

const open = (area: StorageArea) =>
  area === "local" ? localStorage : area === "session" ? sessionStorage : area;

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

/** Removes every entry whose name begins with `prefix`. */
export function removeAll(area: "local" | "session", prefix: string): void {
  try {
    const storage = area === "local" ? localStorage : sessionStorage;
    for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
  } catch {
    // Blocked storage holds nothing.
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
      const text = readText(area, name);
      try {
        return text === null ? null : parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    write: (value) => writeText(area, name, value === null ? null : JSON.stringify(value)),
  };
}

/**
 * Calls `onWrite` when another tab changes the entry in local storage, or clears the storage. Returns a function that
 * stops listening. The browser does not notify the tab that made the change.
 */
export function onOtherTabsWrite(name: string, onWrite: () => void): () => void {
  const handler = ({ key }: StorageEvent) => {
    if (key === name || key === null) onWrite();
  };
  window.addEventListener("storage", handler);
  return () => window.removeEventListener("storage", handler);
}
