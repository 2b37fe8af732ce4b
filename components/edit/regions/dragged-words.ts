interface DraggedWords {
  readonly field: HTMLElement;
  /** They have no markup. */
  readonly isPlain: boolean;
  readonly takeAway: () => void;
}

let dragged: DraggedWords | null = null;

/** Words of a field begin to be dragged. Only the browser knows when that ends, which it tells the field. */
export function dragWords(words: DraggedWords): void {
  dragged = words;
  const forget = () => {
    if (dragged === words) dragged = null;
  };
  words.field.addEventListener("dragend", forget, { once: true });
}

/** Whether the words that are dragged are the field's own: then the field moves them itself. */
export const isDraggedWithin = (field: HTMLElement | null): boolean =>
  dragged !== null && dragged.field === field;

/**
 * Words are dropped into another field than their own, which takes over what the browser does: they are taken away from
 * theirs, unless they are copied.
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
