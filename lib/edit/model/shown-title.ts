import { toBag } from "./working-element.ts";

/** Characters. Longer titles are cut: a name has to fit into a line. */
const MOST = 40;

interface Titled {
  /** In the back office, where it is often no more than a technical name. */
  readonly title: string;
  readonly meta: unknown;
}

/** What tells a section from others of its kind: the title that visitors read, else the one of the back office. */
export function shownTitle({ title, meta }: Titled): string {
  const { title: own } = toBag(meta);
  const words = (typeof own === "string" ? own.replace(/\s+/g, " ").trim() : "") || title;
  return words.length > MOST ? `${words.slice(0, MOST).trimEnd()}…` : words;
}
