export type ToastPlace = "top" | "bottom";

interface Span {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Buttons, links and fields. Toasts may cover those marked with `data-under-toasts`. */
const PRESSED =
  ":is(button, .is-button, summary, label, input, select, textarea):not([data-under-toasts] *)";

/**
 * The place where toasts cover no button: below the header if possible, otherwise at the bottom of the window. If they
 * would cover one in both, below the header.
 * @param places the boxes that the toasts would cover in each place, in pixels of the window
 */
export function freePlace(
  places: Readonly<Record<ToastPlace, Span>>,
  current: ToastPlace,
  own: Element,
): ToastPlace {
  const buttons = [...document.querySelectorAll(PRESSED)].filter((button) => !own.contains(button));
  const isFree = (place: ToastPlace) =>
    buttons.every((button) => !overlap(button.getBoundingClientRect(), places[place]));
  if (isFree(current)) return current;
  return current === "top" && isFree("bottom") ? "bottom" : "top";
}

const overlap = (a: Span, b: Span): boolean =>
  a.right > a.left && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
