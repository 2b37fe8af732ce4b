import de from "#messages/de.json";
import en from "#messages/en.json";
import hr from "#messages/hr.json";
import type { StillWords } from "./static-page.ts";

/** The messages' namespace of our own pages. */
const NAMESPACE = "staticPage";

type Catalogue = (typeof en)[typeof NAMESPACE];
type Subject = keyof Catalogue;

const CATALOGUES: ReadonlyMap<string, Catalogue> = new Map([
  ["en", en[NAMESPACE]],
  ["hr", hr[NAMESPACE]],
  ["de", de[NAMESPACE]],
]);

/** The words of a page of ours; English in a language nobody has written them in. `href` is where its link leads. */
export function stillWords(subject: Subject, locale: string, href?: string): StillWords {
  const { title, text, ...more }: { title: string; text: string; link?: string } = (CATALOGUES.get(
    locale,
  ) ?? en[NAMESPACE])[subject];
  return href && more.link ? { title, text, link: { href, label: more.link } } : { title, text };
}
