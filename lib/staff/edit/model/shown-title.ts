import type { SlotDefinition } from "#lib/shop/domain/sections/definition.ts";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { documentText } from "#lib/web/security/document-text.ts";
import { toBag, toList } from "./json.ts";
import { parsePlace } from "./place.ts";

/** Characters. Longer titles are cut: a name has to fit into a line. */
const MOST = 40;

/** Reads the words of an HTML: in a browser by its own parser, on the server by `plainText` (parse5 is too heavy for a page). */
export type MarkupReader = (html: string) => string;

/** The content of an element or a new section; slots may be JSON texts (docs/contract.md §1.5). */
interface Titled {
  readonly meta: unknown;
  readonly parts?: unknown;
}

/**
 * A title that distinguishes a section from others of its kind: the first words that visitors read, from the title if
 * possible, then from its parts. "" without any. The back office's title is not used, because it is often technical.
 * @param component of `options.component`
 * @param read left out in a browser
 */
export function shownTitle(
  { meta, parts }: Titled,
  component: string,
  read: MarkupReader = documentText,
): string {
  const definition = definitionNamed(component);
  const owners = [
    { values: toBag(meta), slots: definition?.slots ?? [TITLE] },
    ...toList(parts).map((part) => ({
      values: toBag(toBag(part).meta),
      slots: definition?.parts?.slots ?? [TITLE],
    })),
  ];
  for (const { values, slots } of owners)
    for (const { kind, path } of slots) {
      const place = parsePlace(path);
      const value = place?.slot === "meta" ? values[place.name] : undefined;
      const words = typeof value === "string" ? wordsOf(value, kind, read) : "";
      if (words !== "") return words;
    }
  return "";
}

const TITLE = { kind: "text", path: "meta.title" } as const;

/**
 * The first words of a text; "" for anything else.
 * @param read left out in a browser
 */
export function wordsOf(
  text: string,
  kind: SlotDefinition["kind"] | "option",
  read: MarkupReader = documentText,
): string {
  if (kind !== "text" && kind !== "html") return "";
  const words = (kind === "html" ? read(text) : text).replace(/\s+/g, " ").trim();
  if (words.length <= MOST) return words;
  // Cut in the middle of a word only if the word is longer than half of the text.
  const end = words.lastIndexOf(" ", MOST);
  return `${words.slice(0, end > MOST / 2 ? end : MOST).trimEnd()}…`;
}
