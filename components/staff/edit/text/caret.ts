import type { EditorView } from "@tiptap/pm/view";

/** Caret position as a character offset, independent of markup. */
interface TextPlace {
  readonly letters: number;
  /** Whether it is directly before the next character rather than after the last one. */
  readonly isBefore: boolean;
  readonly blanks: number;
}

/** The selection in a field; null if its ends are not within text. */
export interface TextSelectionIn {
  readonly anchor: TextPlace;
  readonly head: TextPlace;
}

const LETTER = /[^ \t\r\n\f]/g;
const lettersIn = (text: string): number => text.match(LETTER)?.length ?? 0;

/** The selection in a field, if it is within its text. */
export function selectionIn(root: HTMLElement): TextSelectionIn | null {
  const selection = getSelection();
  if (!selection?.anchorNode || !selection.focusNode) return null;
  const anchor = placeOf(root, selection.anchorNode, selection.anchorOffset);
  const head = placeOf(root, selection.focusNode, selection.focusOffset);
  return anchor && head ? { anchor, head } : null;
}

function placeOf(root: HTMLElement, node: Node, offset: number): TextPlace | null {
  if (!root.contains(node)) return null;
  if (node.nodeType !== 3) {
    const count = node.childNodes.length;
    // If everything is selected, the ends are between elements.
    if (offset === 0 && firstText(node)) return placeOf(root, firstText(node) ?? node, 0);
    if (offset < count && node.childNodes[offset]) {
      const next = firstText(node.childNodes[offset]);
      return next ? placeOf(root, next, 0) : null;
    }
    const last = lastText(node);
    return last ? placeOf(root, last, last.nodeValue?.length ?? 0) : null;
  }
  const text = node.nodeValue ?? "";
  const head = text.slice(0, offset);
  let letters = lettersIn(head);
  for (const other of textsOf(root)) {
    if (other === node) break;
    letters += lettersIn(other.nodeValue ?? "");
  }
  return {
    letters,
    isBefore: /^[^ \t\r\n\f]/.test(text.slice(offset)),
    blanks: /[ \t\r\n\f]$/.test(head) ? 1 : 0,
  };
}

function* textsOf(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) yield walker.currentNode;
}

const firstText = (node: Node): Text | undefined =>
  node instanceof Text ? node : (textsOf(node).next().value ?? undefined);
const lastText = (node: Node): Text | undefined =>
  node instanceof Text ? node : [...textsOf(node)].at(-1);

/** The position in the editor's document for a position in its text. */
export function positionOf(view: EditorView, place: TextPlace): number | null {
  let left = place.isBefore ? place.letters + 1 : place.letters;
  for (const text of textsOf(view.dom)) {
    const value = text.nodeValue ?? "";
    const count = lettersIn(value);
    if (count < left || (count === 0 && left === 0)) {
      left -= count;
      continue;
    }
    if (left === 0) return view.posAtDOM(text, 0);
    const at = [...value.matchAll(LETTER)][left - 1]?.index ?? 0;
    if (place.isBefore) return view.posAtDOM(text, at);
    const isBlank = /^[ \t\r\n\f]/.test(value.slice(at + 1));
    return view.posAtDOM(text, at + 1 + (isBlank ? place.blanks : 0));
  }
  return null;
}
