import type { RichText } from "./rich-text.ts";

/** Text typed, pasted or dropped before the editor was loaded, in order. */
export type Waiting =
  | { readonly text: string }
  | { readonly html: string }
  | { readonly key: WaitingKey };

/** A key that changes a text, or moves the cursor in it. */
export interface WaitingKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The key of a system's own shortcuts. */
const withCommand = (key: string) =>
  /Mac|iP/.test(navigator.platform) ? { key, metaKey: true } : { key, ctrlKey: true };

const NO_MODIFIERS = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

/** The key for each input type of the browser. */
const KEYS_OF_INPUT: Readonly<Record<string, Partial<WaitingKey> & { key: string }>> = {
  insertParagraph: { key: "Enter" },
  insertLineBreak: { key: "Enter", shiftKey: true },
  deleteContentBackward: { key: "Backspace" },
  deleteContentForward: { key: "Delete" },
  deleteWordBackward: { key: "Backspace", ctrlKey: true },
  deleteWordForward: { key: "Delete", ctrlKey: true },
  deleteSoftLineBackward: { key: "Backspace", metaKey: true },
  deleteHardLineBackward: { key: "Backspace", metaKey: true },
  deleteSoftLineForward: { key: "Delete", metaKey: true },
  deleteByCut: { key: "Delete" },
};
const LETTERS_OF_INPUT: Readonly<Record<string, string>> = { formatBold: "b", formatItalic: "i" };

/** The queued form of an input; null for input that the editor would ignore too. */
export function waitingOf({ inputType, data }: InputEvent): Waiting | null {
  if ((inputType === "insertText" || inputType === "insertReplacementText") && data)
    return { text: data };
  const letter = LETTERS_OF_INPUT[inputType];
  const key = letter ? withCommand(letter) : KEYS_OF_INPUT[inputType];
  return key ? { key: { ...NO_MODIFIERS, ...key } } : null;
}

type Move = readonly [direction: "forward" | "backward", granularity: string];

const MOVES: Readonly<Record<string, Move>> = {
  Home: ["backward", "lineboundary"],
  End: ["forward", "lineboundary"],
  ArrowLeft: ["backward", "character"],
  ArrowRight: ["forward", "character"],
  ArrowUp: ["backward", "line"],
  ArrowDown: ["forward", "line"],
};

/** How far a key moves the cursor; null for one that does not. On a Mac the ends of lines have no separate keys. */
function moveOf({ key, ctrlKey, metaKey, altKey }: WaitingKey): Move | null {
  const move = MOVES[key];
  if (!move) return null;
  const [direction, granularity] = move;
  if (granularity === "character" && metaKey) return [direction, "lineboundary"];
  if (granularity === "character" && (ctrlKey || altKey)) return [direction, "word"];
  if (granularity !== "character" && (ctrlKey || metaKey)) return [direction, "documentboundary"];
  return move;
}

/** Whether a key moves the cursor, or selects. */
export const movesCursor = (key: WaitingKey): boolean =>
  moveOf(key) !== null || (key.key.toLowerCase() === "a" && (key.ctrlKey || key.metaKey));

/** Applies the queued input to the editor. */
export function replay(richText: RichText, waiting: Waiting): void {
  const { view } = richText.editor;
  if ("html" in waiting) view.pasteHTML(waiting.html);
  else if ("text" in waiting) view.dispatch(view.state.tr.insertText(waiting.text));
  else press(richText, waiting.key);
}

function press(richText: RichText, pressed: WaitingKey): void {
  const { view } = richText.editor;
  const event = new KeyboardEvent("keydown", { ...pressed, bubbles: true, cancelable: true });
  if (view.someProp("handleKeyDown", (handle) => handle(view, event))) return;
  const move = moveOf(pressed);
  if (move) step(richText, pressed.shiftKey ? "extend" : "move", inText(view.dom, pressed, move));
  if (pressed.key !== "Backspace" && pressed.key !== "Delete") return;
  // Left to the browser by the editor: a character, a word or the rest of a line.
  if (view.state.selection.empty) {
    const direction = pressed.key === "Delete" ? "forward" : "backward";
    const granularity = pressed.metaKey ? "lineboundary" : pressed.ctrlKey ? "word" : "character";
    step(richText, "extend", [direction, granularity]);
  }
  richText.deleteSelected();
}

/** In a right-to-left text the arrow keys are reversed. */
function inText(text: HTMLElement, { key }: WaitingKey, move: Move): Move {
  const isArrow = key === "ArrowLeft" || key === "ArrowRight";
  if (!isArrow || getComputedStyle(text).direction !== "rtl") return move;
  return [move[0] === "forward" ? "backward" : "forward", move[1]];
}

/** Only the browser knows where a line ends. */
function step(richText: RichText, alter: "move" | "extend", [direction, granularity]: Move): void {
  const selection = getSelection();
  if (!selection || !richText.editor.view.dom.contains(selection.anchorNode)) return;
  selection.modify(alter, direction, granularity);
  richText.takeSelection();
}
