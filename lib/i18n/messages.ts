import en from "#messages/en.json";

/** Messages: texts in namespaces. */
interface Messages {
  readonly [key: string]: string | Messages;
}

/** The languages that the interface is translated to besides English, which is the fallback. */
const CATALOGUES: Readonly<Record<string, () => Promise<{ default: Messages }>>> = {
  hr: () => import("#messages/hr.json"),
  de: () => import("#messages/de.json"),
  ar: () => import("#messages/ar.json"),
};

/** The messages of a language; a key it lacks is English. */
export async function loadMessages(locale: string): Promise<Messages> {
  const load = Object.hasOwn(CATALOGUES, locale) ? CATALOGUES[locale] : undefined;
  return load ? mergeMessages(en, (await load()).default) : en;
}

/** `overrides` over `base`, key by key: what `overrides` lacks, or leaves empty, is `base`'s. */
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
