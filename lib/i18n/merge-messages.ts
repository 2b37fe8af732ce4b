/** Messages: texts in namespaces. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** `own` over `base`, key by key: what `own` lacks, or leaves empty, is `base`'s. */
export function mergeMessages(base: Words, own: Words): Words {
  const merged: Record<string, string | Words> = { ...base };
  for (const [key, value] of Object.entries(own)) {
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
