/** Fallback in memory if the browser's storage is forbidden or full. */
const remembered = new Map<string, string | null>();

/** A small preference of this person, stored on this device; null if there is none. */
export function keptHere(key: string): string | null {
  const own = remembered.get(key);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a preference on this device, or until the page is left if the device has no storage; null removes it. */
export function keepHere(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    remembered.delete(key);
  } catch {
    remembered.set(key, value);
  }
}
