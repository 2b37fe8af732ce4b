import ar from "#messages/ar.json";
import de from "#messages/de.json";
import en from "#messages/en.json";
import hr from "#messages/hr.json";
import type { StaticPageMessages } from "./static-page.ts";

type Catalogue = (typeof en)["staticPage"];

const CATALOGUES: ReadonlyMap<string, Catalogue> = new Map([
  ["en", en.staticPage],
  ["hr", hr.staticPage],
  ["de", de.staticPage],
  ["ar", ar.staticPage],
]);

/**
 * The messages of a static page; English in a language that the interface is not translated to. `href` is where its
 * link leads; without it there is no link.
 */
export function staticPageMessages(
  subject: keyof Catalogue,
  locale: string,
  href?: string,
): StaticPageMessages {
  const catalogue = CATALOGUES.get(locale) ?? en.staticPage;
  const { title, text, link }: { title: string; text: string; link?: string } = catalogue[subject];
  return href && link ? { title, text, link: { href, label: link } } : { title, text };
}
