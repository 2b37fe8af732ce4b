interface DraggedWords {
  readonly field: HTMLElement;
  /** Whether they are without markup. */
  readonly isPlain: boolean;
  readonly takeAway: () => void;
}

let dragged: DraggedWords | null = null;

/** Starts dragging words of a field. Only the browser knows when the drag ends, and tells only the field. */
export function dragWords(words: DraggedWords): void {
  dragged = words;
  const forget = () => {
    if (dragged === words) dragged = null;
  };
  words.field.addEventListener("dragend", forget, { once: true });
}

/** Whether the dragged words are the field's own: then the field moves them itself. */
export const isDraggedWithin = (field: HTMLElement | null): boolean =>
  dragged !== null && dragged.field === field;

/**
 * Drops words into another field, which does what the browser would: removes them from their own field, unless they are
 * copied.
 */
export function dropWords(event: { readonly ctrlKey: boolean; readonly altKey: boolean }): {
  readonly isMoved: boolean;
  readonly isPlain: boolean;
} {
  const words = dragged;
  dragged = null;
  const isMoved = words !== null && !event.ctrlKey && !event.altKey;
  if (isMoved) words.takeAway();
  return { isMoved, isPlain: words?.isPlain === true };
}
