import ar from "#messages/ar.json";
import de from "#messages/de.json";
import en from "#messages/en.json";
import hr from "#messages/hr.json";
import type { StaticPageMessages } from "./static-page.ts";

type Catalogue = (typeof en)["staticPage"];
type Subject = Exclude<keyof Catalogue, "confirmForm" | "password">;

// A build compiles messages with braces or tags for the formatter, which these pages do not have.
const CATALOGUES: ReadonlyMap<string, Catalogue> = new Map([
  ["en", en.staticPage],
  ["hr", hr.staticPage],
  ["de", de.staticPage],
  ["ar", ar.staticPage],
]);

/** The languages of these pages. */
export const STATIC_PAGE_LOCALES: readonly string[] = [...CATALOGUES.keys()];

/**
 * The messages of a static page and their language; English if the interface is not translated. `href` is the target of
 * its link; without it there is no link.
 */
export function staticPageMessages(
  subject: Subject,
  locale: string,
  href?: string,
): StaticPageMessages {
  const { language, catalogue } = written(locale);
  const { title, text, link }: { title: string; text: string; link?: string } = catalogue[subject];
  return {
    locale: language,
    title,
    text,
    ...(href && link && { link: { href, label: link } }),
  };
}

/** The messages of the page that asks for a site's password. */
export function passwordMessages(locale: string): Catalogue["password"] & { locale: string } {
  const { language, catalogue } = written(locale);
  return { ...catalogue.password, locale: language };
}

/** The messages of the page that asks whether a form was sent here. */
export function confirmFormMessages(locale: string, host: string) {
  const { language, catalogue } = written(locale);
  const { text, ...messages } = catalogue.confirmForm;
  return { ...messages, text: text.replace("%host%", () => host), locale: language };
}

function written(locale: string): { language: string; catalogue: Catalogue } {
  const catalogue = CATALOGUES.get(locale);
  return catalogue ? { language: locale, catalogue } : { language: "en", catalogue: en.staticPage };
}
