import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from "#lib/web/security/allowed-markup.ts";

/** The rich-text editor's representation of a tag: a block, a list, an item …, or a mark on its words. */
type Kept = "block" | "list" | "item" | "table" | "row" | "cell" | "leaf" | "mark";

const STRUCTURE: Readonly<Record<string, Kept>> = {
  p: "block",
  h2: "block",
  h3: "block",
  h4: "block",
  h5: "block",
  h6: "block",
  pre: "block",
  blockquote: "block",
  hr: "leaf",
  br: "leaf",
  img: "leaf",
  ul: "list",
  ol: "list",
  li: "item",
  table: "table",
  tbody: "table",
  tr: "row",
  th: "cell",
  td: "cell",
};

/** Inline elements that may contain each other: marks of the editor. */
const MARKS = "strong b em i u s small sub sup mark abbr cite q kbd span code a".split(" ");

const keptAs = (tag: string): Kept | null =>
  STRUCTURE[tag] ?? (MARKS.includes(tag) ? "mark" : null);

/** Every tag of the allow-list, with its representation in the editor; null for one that it reports as not kept. */
export const KEPT_TAGS: ReadonlyMap<string, Kept | null> = new Map(
  ALLOWED_TAGS.map((tag) => [tag, keptAs(tag)]),
);

export const MARK_TAGS: readonly string[] = ALLOWED_TAGS.filter((tag) => keptAs(tag) === "mark");

const INLINE = new Set([...MARK_TAGS, "br", "img"]);

/** Whether an element is inline, rather than around or between words. */
export const isInline = (tag: string): boolean => INLINE.has(tag);

/** The attributes that a tag may have by the allow-list. */
export const attributesOf = (tag: string): readonly string[] => [
  ...(ALLOWED_ATTRIBUTES["*"] ?? []),
  ...(ALLOWED_ATTRIBUTES[tag] ?? []),
];
