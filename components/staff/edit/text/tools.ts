import type { Editor } from "@tiptap/core";
import { AllSelection, TextSelection } from "@tiptap/pm/state";
import { hasLook, toggleLook } from "./looks.ts";

/** One button of the toolbar. */
export interface Tool {
  readonly name: ToolName;
  /** The label: characters, or the path of an icon. */
  readonly sign: string;
  /** The icon for right-to-left pages. The digits of a list are not mirrored with it. */
  readonly mirrored?: string;
  isActive?(editor: Editor): boolean;
  /** Changes the text; the focus stays where it is. */
  run(editor: Editor): void;
}

type ToolName =
  | "paragraph"
  | "heading2"
  | "heading3"
  | "heading4"
  | "bold"
  | "italic"
  | "bulletList"
  | "numberedList"
  | "quote"
  | "table"
  | "rowAdd"
  | "rowRemove"
  | "columnAdd"
  | "columnRemove"
  | "tableRemove";

/** Changes the block that the cursor is in. */
const block = (name: ToolName, tag: string, sign: string): Tool => ({
  name,
  sign,
  isActive: (editor) => editor.isActive(tag),
  run: (editor) => editor.commands.setNode(tag),
});

const list = (name: ToolName, tag: "ul" | "ol", sign: string, mirrored: string): Tool => ({
  name,
  sign,
  mirrored,
  isActive: (editor) => editor.isActive(tag),
  run: (editor) => {
    editor.commands.toggleList(tag, "li");
    settle(editor);
  },
});

/** Text of a list item needs no paragraph, other text does. */
function settle({ state, view }: Editor): void {
  const { p, bare } = state.schema.nodes;
  if (!p || !bare) return;
  const { tr, selection, doc } = state;
  doc.nodesBetween(selection.from, selection.to, (node, at, parent) => {
    if (!node.isTextblock) return;
    const isAlone = parent?.type.name === "li" && parent.firstChild === node;
    if (isAlone && node.type === p && !node.attrs.lang && !node.attrs.dir)
      tr.setNodeMarkup(at, bare);
    if (parent?.type.name === "doc" && node.type === bare) tr.setNodeMarkup(at, p);
  });
  if (tr.docChanged) view.dispatch(tr);
}

/** Selects all words instead of the text itself, so that the elements around them can be removed. */
function selectWords({ state: { doc, selection, tr }, view }: Editor): void {
  if (!(selection instanceof AllSelection)) return;
  const [start, end] = [doc.resolve(0), doc.resolve(doc.content.size)];
  view.dispatch(tr.setSelection(TextSelection.between(start, end)));
}

/** The tools of every text. */
export const TOOLS: readonly Tool[] = [
  block("paragraph", "p", "¶"),
  block("heading2", "h2", "H2"),
  block("heading3", "h3", "H3"),
  block("heading4", "h4", "H4"),
  {
    name: "bold",
    sign: "M7 5h6a3.5 3.5 0 0 1 0 7H7V5Zm0 7h7a3.5 3.5 0 0 1 0 7H7v-7Z",
    isActive: (editor) => hasLook(editor, "bold"),
    run: (editor) => void toggleLook(editor, "bold"),
  },
  {
    name: "italic",
    sign: "M10 5h7M7 19h7M13.5 5l-3 14",
    isActive: (editor) => hasLook(editor, "italic"),
    run: (editor) => void toggleLook(editor, "italic"),
  },
  list(
    "bulletList",
    "ul",
    "M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1",
    "M4 6h11M4 12h11M4 18h11M19.5 6v.1M19.5 12v.1M19.5 18v.1",
  ),
  list(
    "numberedList",
    "ol",
    "M10 6h10M10 12h10M10 18h10M4 4.5 5 4v4M4 12h2l-2 3.5h2M4 18.5h2v2.5H4",
    "M4 6h10M4 12h10M4 18h10M18 4.5 19 4v4M18 12h2l-2 3.5h2M18 18.5h2v2.5h-2",
  ),
  {
    name: "quote",
    sign: "M5 7v10M9 7h11M9 12h11M9 17h7",
    mirrored: "M19 7v10M4 7h11M4 12h11M8 17h7",
    isActive: (editor) => editor.isActive("blockquote"),
    run: (editor) => {
      selectWords(editor);
      editor.commands.toggleWrap("blockquote");
    },
  },
  {
    name: "table",
    sign: "M4 5h16v14H4V5Zm0 5h16M4 14.5h16M10 5v14M15 5v14",
    isActive: (editor) => editor.isActive("table"),
    run: (editor) => {
      if (!editor.isActive("table"))
        editor.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true });
    },
  },
];

/** The tools of a table, while the cursor is in one. */
export const TABLE_TOOLS: readonly Tool[] = [
  { name: "rowAdd", sign: "", run: (editor) => editor.commands.addRowAfter() },
  { name: "rowRemove", sign: "", run: (editor) => editor.commands.deleteRow() },
  { name: "columnAdd", sign: "", run: (editor) => editor.commands.addColumnAfter() },
  { name: "columnRemove", sign: "", run: (editor) => editor.commands.deleteColumn() },
  { name: "tableRemove", sign: "", run: (editor) => editor.commands.deleteTable() },
];
