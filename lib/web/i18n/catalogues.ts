import { CUSTOM_MESSAGES } from "#custom/generated/messages.ts";
import { type Messages, mergeMessages } from "./merge-messages.ts";

type Load = () => Promise<{ default: Messages }>;

/** A catalogue's download for each language. */
export type Catalogues = Readonly<Record<string, Load>> & { readonly en: Load };

/**
 * The languages of the interface, one chunk each, for the server and for browsers, which get them without the words for
 * staff (`lib/web/next/shopper-messages.ts`). A bundler needs every path as a literal.
 */
const CATALOGUES: Catalogues = {
  en: () => import("#messages/en.json"),
  hr: () => import("#messages/hr.json"),
  de: () => import("#messages/de.json"),
  ar: () => import("#messages/ar.json"),
};

/** The languages of the interface. */
export const INTERFACE_LANGUAGES: readonly string[] = Object.keys(CATALOGUES);

/** The catalogue that a page in `locale` uses: English if the interface is not translated into its language. */
export function catalogueFor(
  locale: string,
  catalogues = CATALOGUES,
): { readonly language: string; readonly load: Load } {
  const found = Object.hasOwn(catalogues, locale) ? catalogues[locale] : undefined;
  const [language, load] = found ? [locale, found] : ["en", catalogues.en];
  return {
    language,
    load: async () => ({ default: await customMessages(language, (await load()).default) }),
  };
}

/** A language's messages with those of an adopter's own (docs/extending.md) laid over them. */
export async function customMessages(language: string, base: Messages): Promise<Messages> {
  const loads = Object.hasOwn(CUSTOM_MESSAGES, language) ? CUSTOM_MESSAGES[language] : undefined;
  const own = await Promise.all((loads ?? []).map(async (load) => (await load()).default));
  return own.reduce(mergeMessages, base);
}
