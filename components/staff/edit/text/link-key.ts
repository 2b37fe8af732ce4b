import type { Editor } from "@tiptap/core";
import { shortcutKey } from "#lib/base/browser/shortcut-key.ts";

/** Whether Ctrl+K or Cmd+K was pressed, which edits the link of marked words. */
export const isLinkKey = (event: KeyboardEvent): boolean =>
  event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey && shortcutKey(event) === "k";

/** Editors whose link was requested before they were loaded. */
const asked = new WeakSet<Editor>();

/** The toolbar of an editor opens with the form of its link. */
export const askForLink = (editor: Editor): void => void asked.add(editor);

/** Whether the link dialog was requested for a text that can have a link now. */
export const wasAskedForLink = (editor: Editor): boolean =>
  asked.has(editor) && (!editor.state.selection.empty || editor.isActive("a"));
