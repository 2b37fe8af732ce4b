/** Messages: texts in namespaces. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

type Load = () => Promise<{ default: Messages }>;

/**
 * The languages of the interface, one chunk each, for the server and for browsers. A bundler needs every path as a
 * literal.
 */
const CATALOGUES: Readonly<Record<string, Load>> & { readonly en: Load } = {
  en: () => import("#messages/en.json"),
  hr: () => import("#messages/hr.json"),
  de: () => import("#messages/de.json"),
  ar: () => import("#messages/ar.json"),
};

/** The languages of the interface. */
export const INTERFACE_LANGUAGES: readonly string[] = Object.keys(CATALOGUES);

/** The catalogue that a page in `locale` uses: English if the interface is not translated into its language. */
export function catalogueFor(locale: string): { readonly language: string; readonly load: Load } {
  const found = Object.hasOwn(CATALOGUES, locale) ? CATALOGUES[locale] : undefined;
  return found ? { language: locale, load: found } : { language: "en", load: CATALOGUES.en };
}
