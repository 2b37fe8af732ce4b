/** Drafts bear a name that a logout finds (components/account/use-draft.ts). */
const keyOf = (name: string) => `baseline.draft.${name}`;

/** What was typed before a reload; null where nothing was, or where it cannot be read. */
export function readDraft<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Keeps what is typed for this tab; null forgets it. Without storage it lives as long as the page. */
export function writeDraft(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Nothing to be done, and nothing is lost yet.
  }
}
