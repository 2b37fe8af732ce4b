import { Extension } from "@tiptap/core";
import { Plugin, TextSelection } from "@tiptap/pm/state";
import { toggleLook } from "./looks.ts";

/** The keys of lists, breaks and looks, and one rule: an empty line that leaves a list is a paragraph. */
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
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, _, { doc, schema, selection, tr }) {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        const paragraph = schema.nodes.p;
        if (!paragraph || !(selection instanceof TextSelection)) return null;
        const { $head } = selection;
        const isLoose = $head.depth === 1 && $head.parent.type.name === "bare";
        if (!isLoose || $head.parent.content.size > 0 || doc.childCount < 2) return null;
        return tr.setNodeMarkup($head.before(), paragraph);
      },
    }),
  ],
});
