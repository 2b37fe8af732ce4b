import { type Attributes, type Extensions, getSchema, Mark, Node } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import type { Schema } from "@tiptap/pm/model";
import { StarterKit } from "@tiptap/starter-kit";
import { isKeptAddress } from "#components/staff/edit/links/link-address.ts";
import { attributesOf, KEPT_TAGS, MARK_TAGS } from "./kept-tags.ts";
import { BARE, SHOWN_ID } from "./markup.ts";
import { Keys } from "./text-keys.ts";

/**
 * A list item, a cell or a quote contains words directly, or blocks. Words come first: a new item or cell has no
 * paragraph.
 */
const FLOW = "(bare | block)+";

/** The attributes of the allow-list, each as written in the markup. */
const attributes = (tag: string): Attributes =>
  Object.fromEntries(
    attributesOf(tag).map((name) => {
      const shown = name === "id" ? SHOWN_ID : name;
      return [
        name,
        {
          default: null,
          keepOnSplit: name === "lang" || name === "dir",
          parseHTML: (element: HTMLElement) =>
            element.getAttribute(name) ?? element.getAttribute(shown),
          renderHTML: (values: Record<string, unknown>) =>
            values[name] === null ? {} : { [shown]: values[name] },
        },
      ];
    }),
  );

/** Marks that wrap words as a whole are outside of those that only change their look. */
const OUTER = "a q abbr cite kbd span".split(" ");

/** A link with a target, or a target of one. */
const isKeptLink = (element: HTMLElement): boolean => {
  const href = element.getAttribute("href");
  return href === null ? Boolean(element.id || element.getAttribute("name")) : isKeptAddress(href);
};

const markOf = (tag: string) =>
  Mark.create({
    name: tag,
    priority: OUTER.includes(tag) ? 200 - OUTER.indexOf(tag) : 100,
    inclusive: tag !== "a",
    addAttributes: () => attributes(tag),
    parseHTML: () => [
      {
        tag,
        getAttrs: (element) => (tag !== "a" || isKeptLink(element) ? null : false),
      },
    ],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const textBlock = (tag: string) =>
  Node.create({
    name: tag,
    group: "block",
    content: "inline*",
    defining: tag !== "p",
    code: tag === "pre",
    whitespace: tag === "pre" ? "pre" : "normal",
    // The first block is the start of an empty text.
    priority: tag === "p" ? 1000 : 100,
    addAttributes: () => attributes(tag),
    parseHTML: () => [{ tag, ...(tag === "pre" && { preserveWhitespace: "full" as const }) }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const container = (tag: string, content: string, group: string) =>
  Node.create({
    name: tag,
    group,
    content,
    defining: true,
    addAttributes: () => attributes(tag),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const leaf = (tag: string) =>
  Node.create({
    name: tag,
    group: tag === "br" ? "inline" : "block",
    inline: tag === "br",
    selectable: tag !== "br",
    linebreakReplacement: tag === "br",
    addAttributes: () => attributes(tag),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes],
    renderText: () => "\n",
  });

/** Words in an item, a cell or the text itself without a paragraph (`markup.ts`). */
const Bare = Node.create({
  name: "bare",
  content: "inline*",
  parseHTML: () => [{ tag: BARE }],
  renderHTML: () => [BARE, 0],
});

const Doc = Node.create({ name: "doc", topNode: true, content: "(block | bare)+" });

const cell = (extension: typeof TableCell | typeof TableHeader, tag: "td" | "th") =>
  extension.extend({
    content: FLOW,
    addAttributes: () => ({
      ...attributes(tag),
      // The table's commands count with numbers.
      colspan: span("colspan"),
      rowspan: span("rowspan"),
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const span = (name: string): Attributes[string] => ({
  default: 1,
  parseHTML: (element) => Number(element.getAttribute(name)) || 1,
  renderHTML: (values) => (values[name] === 1 ? {} : { [name]: values[name] }),
});

const TABLE: Extensions = [
  Table.extend({
    addAttributes: () => attributes("table"),
    parseHTML: () => [{ tag: "table" }],
    renderHTML: ({ HTMLAttributes }) => ["table", HTMLAttributes, ["tbody", 0]],
  }).configure({ resizable: false }),
  TableRow.extend({
    addAttributes: () => attributes("tr"),
    parseHTML: () => [{ tag: "tr" }],
    renderHTML: ({ HTMLAttributes }) => ["tr", HTMLAttributes, 0],
  }),
  cell(TableCell, "td"),
  cell(TableHeader, "th"),
];

const nodeOf = (tag: string): Extensions => {
  const kept = KEPT_TAGS.get(tag);
  if (tag === "blockquote") return [container(tag, FLOW, "block")];
  if (tag === "img") {
    const image = Image.extend({
      addAttributes: () => attributes("img"),
      parseHTML: () => [{ tag: "img[src]" }],
      renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
    });
    return [image.configure({ inline: true })];
  }
  if (tag === "table") return TABLE;
  if (kept === "block") return [textBlock(tag)];
  // By this group the editor recognises lists to convert or remove.
  if (kept === "list") return [container(tag, "li+", "block list")];
  if (kept === "item") return [container(tag, FLOW, "")];
  return kept === "leaf" ? [leaf(tag)] : [];
};

/**
 * The editor's nodes and marks, generated from the allow-list of markup: an editor cannot type what a page may not
 * show. The kit adds the rest: text, the field's own history, and cursors.
 */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    document: false,
    paragraph: false,
    heading: false,
    blockquote: false,
    bulletList: false,
    orderedList: false,
    listItem: false,
    listKeymap: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    bold: false,
    italic: false,
    underline: false,
    strike: false,
    code: false,
    link: false,
    trailingNode: false,
    dropcursor: { color: false, class: "rich-drop" },
  }),
  Doc,
  Bare,
  ...[...KEPT_TAGS.keys()].flatMap(nodeOf),
  ...MARK_TAGS.map(markOf),
  Keys,
];

/** Created once, when the first rich text is opened. */
export const SCHEMA: Schema = getSchema(EXTENSIONS);
