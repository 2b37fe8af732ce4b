/** Names of drafts in the tab's storage begin with this, so that all of them can be found. */
const PREFIX = "baseline.draft.";

/** What was typed before a reload; null where nothing was, or where it cannot be read. */
export function readDraft<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Keeps what is typed for this tab; null forgets it. Without storage it lives as long as the page. */
export function writeDraft(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Nothing to be done, and nothing is lost yet.
  }
}

/** Forgets every draft of this tab. */
export function forgetDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // Without storage there are none.
  }
}
