import { toBag } from "./working-element.ts";

/** Characters. Longer titles are cut: a name has to fit into a line. */
const MOST = 40;

interface Titled {
  /** In the back office, where it is often no more than a technical name. */
  readonly title: string;
  readonly meta: unknown;
  readonly parts?: readonly unknown[] | null;
}

/** Texts by which people know a section, the best first. */
const TELLING = ["title", "question", "text", "caption"] as const;

/**
 * What tells a section from others of its kind: the words that visitors read first in it or in its first part, else the
 * title of the back office.
 */
export function shownTitle({ title, meta, parts }: Titled): string {
  const words = firstWords(meta) || firstWords(toBag(parts?.[0]).meta) || title;
  return words.length > MOST ? `${words.slice(0, MOST).trimEnd()}…` : words;
}

function firstWords(meta: unknown): string {
  const values = toBag(meta);
  for (const name of TELLING) {
    const value = values[name];
    const words = typeof value === "string" ? inOneLine(value) : "";
    if (words !== "") return words;
  }
  return "";
}

/** Without its markup, which is shown nowhere. */
const inOneLine = (text: string): string =>
  text
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
