import { formOf, inert } from "./markup.ts";

/** A comment or tag, or the start of one to the end of the text, or a text. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'">])*(?:>|$)|[^<]+/g;

interface Token {
  readonly text: string;
  /** The token's meaning, however it is written; empty for blanks. */
  readonly key: string;
}

const textsOf = (html: string): readonly string[] => html.match(TOKEN) ?? [];

const tokensOf = (html: string): Token[] =>
  textsOf(html).map((text) => ({ text, key: keyOf(text) }));

function keyOf(token: string): string {
  if (token.startsWith("</")) return token.toLowerCase().replace(/\s/g, "");
  if (!token.startsWith("<"))
    return decoded(token)
      .replace(/[ \t\r\n\f]+/g, " ")
      .trim();
  const holder = document.createElement("template");
  holder.innerHTML = token;
  const element = holder.content.firstElementChild;
  if (!element) return token;
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
  return `<${element.nodeName.toLowerCase()} ${attributes.toSorted().join(" ")}>`;
}

const decoded = (text: string): string =>
  text.includes("&") ? (inert(text).textContent ?? "") : text;

/**
 * Applies a change to a stored text: everything before and after the change keeps its stored bytes (spaces, entities,
 * quotes), although the editor writes them differently.
 */
export class StoredBytes {
  readonly #written: readonly Token[];
  readonly #stored: readonly Token[] | null;

  /**
   * @param stored the stored text
   * @param written the same text as the editor writes it
   */
  constructor(
    private readonly stored: string,
    private readonly unchanged: string,
  ) {
    this.#written = tokensOf(unchanged);
    const tokens = tokensOf(stored);
    // If the tags differ (a closing tag was left out), changes cannot be applied.
    this.#stored = said(tokens) === said(this.#written) ? tokens : null;
  }

  /** The stored text with the change that leads to `edited`. Called with every key. */
  with(edited: string): string {
    if (edited === this.unchanged) return this.stored;
    if (!this.#stored) return edited;
    const after = textsOf(edited);
    const written = this.#written;
    const most = Math.min(after.length, written.length);
    let start = 0;
    while (start < most && after[start] === written[start]?.text) start += 1;
    let end = 0;
    while (end < most - start && after.at(-1 - end) === written.at(-1 - end)?.text) end += 1;
    // Blanks at the edge of the change are part of it.
    while (start > 0 && written[start - 1]?.key === "") start -= 1;
    while (end > 0 && written.at(-end)?.key === "") end -= 1;
    const middle = after.slice(start, after.length - end);
    const head = upTo(this.#stored, countOf(written.slice(0, start)));
    const tail = upTo(this.#stored.toReversed(), countOf(written.slice(written.length - end)));
    const result = [...head, ...middle, ...tail.toReversed()].join("");
    return result === edited || formOf(result) === formOf(edited) ? result : edited;
  }
}

const said = (tokens: readonly Token[]): string =>
  tokens.flatMap(({ key }) => (key === "" ? [] : [key])).join("\n");

const countOf = (tokens: readonly Token[]): number => tokens.filter(({ key }) => key !== "").length;

/** The first tokens, including blanks between them, up to `count` meaningful ones. */
function upTo(tokens: readonly Token[], count: number): string[] {
  const taken: string[] = [];
  let left = count;
  for (const { text, key } of tokens) {
    if (left === 0) break;
    taken.push(text);
    if (key !== "") left -= 1;
  }
  return taken;
}
