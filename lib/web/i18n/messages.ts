import en from "#messages/en.json";
import { catalogueFor, type Messages } from "./catalogues.ts";

/** The messages of a language; missing keys are English. */
export async function loadMessages(locale: string): Promise<Messages> {
  const { language, load } = catalogueFor(locale);
  return language === "en" ? en : mergeMessages(en, (await load()).default);
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
