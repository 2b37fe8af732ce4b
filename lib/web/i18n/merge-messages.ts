/** Messages: texts in namespaces. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Merges `overrides` into `base`, key by key: keys that are missing or empty in `overrides` come from `base`. */
export function mergeMessages(base: Messages, overrides: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...base };
  for (const [key, value] of Object.entries(overrides)) {
    const below = Object.hasOwn(base, key) ? base[key] : undefined;
    // A precompiled message is a list (next-intl, `messages.precompile`): one text, not a namespace.
    if (typeof value === "string" || Array.isArray(value)) {
      if (value !== "" || below === undefined) merged[key] = value;
    } else {
      merged[key] = typeof below === "object" ? mergeMessages(below, value) : value;
    }
  }
  return merged;
}
