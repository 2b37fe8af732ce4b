import type { Editor } from "@tiptap/core";

/**
 * Tags that look the same. The first is the one that the toolbar writes; the others come from texts of other editors.
 */
const LOOKS = { bold: ["strong", "b"], italic: ["em", "i"] } as const;

export type Look = keyof typeof LOOKS;

export const hasLook = (editor: Editor, look: Look): boolean =>
  LOOKS[look].some((mark) => editor.isActive(mark));

/** Toggles bold or italic of the selected words, whichever tag was used. */
export function toggleLook(editor: Editor, look: Look): boolean {
  if (!hasLook(editor, look)) return editor.commands.setMark(LOOKS[look][0]);
  return LOOKS[look].reduce((chain, mark) => chain.unsetMark(mark), editor.chain()).run();
}
