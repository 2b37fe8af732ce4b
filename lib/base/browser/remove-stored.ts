/** Removes every entry whose name begins with `prefix`. */
export function removeAll(area: "local" | "session", prefix: string): void {
  try {
    const storage = area === "local" ? localStorage : sessionStorage;
    for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name);
  } catch {
    // If storage is blocked, nothing is stored.
  }
}
