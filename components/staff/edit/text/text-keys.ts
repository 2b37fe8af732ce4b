import { Extension } from "@tiptap/core";
import { type EditorState, Plugin, type Transaction } from "@tiptap/pm/state";
import { toggleLook } from "./looks.ts";

/** The keys of lists, breaks and formatting, and the handling of words without a paragraph. */
export const Keys = Extension.create({
  name: "keys",
  addKeyboardShortcuts() {
    const { editor } = this;
    const addBreak = () => editor.commands.insertContent({ type: "br" });
    return {
      Enter: () => editor.commands.splitListItem("li"),
      Tab: () => editor.commands.sinkListItem("li"),
      "Shift-Tab": () => editor.commands.liftListItem("li"),
      "Shift-Enter": addBreak,
      "Mod-Enter": addBreak,
      "Mod-b": () => toggleLook(editor, "bold"),
      "Mod-i": () => toggleLook(editor, "italic"),
    };
  },
  addProseMirrorPlugins: () => [new Plugin({ appendTransaction: withParagraphs })],
});

/**
 * Words without a paragraph get one as soon as they are no longer alone: when a second block follows a text of words
 * only, and when an empty line leaves a list.
 */
function withParagraphs(
  transactions: readonly Transaction[],
  before: EditorState,
  { doc, schema, selection, tr }: EditorState,
): Transaction | null {
  const { p, bare } = schema.nodes;
  if (!p || doc.childCount < 2 || !transactions.some(({ docChanged }) => docChanged)) return null;
  const wasAlone = before.doc.childCount === 1 && before.doc.firstChild?.type === bare;
  const here = selection.$head.depth === 1 ? selection.$head.parent : null;
  doc.forEach((node, at) => {
    const isLeft = node === here && node.content.size === 0;
    if (node.type === bare && (wasAlone || isLeft)) tr.setNodeMarkup(at, p);
  });
  return tr.docChanged ? tr : null;
}
