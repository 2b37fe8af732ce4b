import en from "#messages/en.json";
import { mergeMessages, type Words } from "./merge-messages.ts";

/** The languages the interface is written in. A site may speak others: it then gets English controls. */
const CATALOGUES: Readonly<Record<string, () => Promise<{ default: Words }>>> = {
  hr: () => import("#messages/hr.json"),
  de: () => import("#messages/de.json"),
};

/** The messages of a language; a key it lacks is English. */
export async function loadMessages(locale: string): Promise<Words> {
  const load = Object.hasOwn(CATALOGUES, locale) ? CATALOGUES[locale] : undefined;
  return load ? mergeMessages(en, (await load()).default) : en;
}
