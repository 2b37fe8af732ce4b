import { addressNow, type Renamed } from "#components/staff/edit/store/created.ts";
import type { Step } from "#components/staff/edit/store/edit-types.ts";
import { boxOf, handlerOnPage, sectionAround } from "./page-dom.ts";
import { showPlace } from "./show-place.ts";
import { shownDocuments } from "./shown-documents.ts";

/** Milliseconds to wait for a page to be redrawn. */
const PATIENCE = 10_000;

let stopWaiting = () => {};

/** Runs an action as soon as the page has been redrawn accordingly, unless the person has moved on. */
function whenDrawn(isDone: () => boolean, atEnd = () => {}): void {
  stopWaiting();
  const pages = new Set([document, ...shownDocuments()]);
  const observer = new MutationObserver(() => {
    if (isDone()) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const page of pages) page.removeEventListener("focusin", onFocus);
    stopWaiting = () => {};
    atEnd();
  };
  /** A field that the person has entered keeps the focus. */
  const onFocus = ({ target }: FocusEvent) => {
    // Elements of a frame are not instances of this window's classes.
    if (target && Reflect.get(target, "isContentEditable") === true) stop();
  };
  const timer = setTimeout(stop, PATIENCE);
  stopWaiting = stop;
  // A field opens after it was drawn.
  const attributeFilter = ["contenteditable"];
  for (const page of pages) {
    observer.observe(page.body, { childList: true, subtree: true, attributeFilter });
    page.addEventListener("focusin", onFocus);
  }
}

/** Scrolls to a section, in every preview of the page, and focuses it; false if the page does not show it. */
export function focusSection(id: number): boolean {
  const boxes = shownDocuments().flatMap((page) => boxOf(id, page) ?? []);
  for (const box of boxes) {
    const room = box.ownerDocument.documentElement.clientHeight;
    box.scrollIntoView({ block: box.offsetHeight > room / 2 ? "start" : "center" });
  }
  const [first] = boxes;
  first?.querySelector<HTMLElement>("[data-section-handle]")?.focus({ preventScroll: true });
  return first !== undefined;
}

/** The same; if the page does not show it yet, once it does. */
export function revealSection(id: number): void {
  if (!focusSection(id)) whenDrawn(() => focusSection(id));
}

/** Shows a spot; if the page does not have it yet, once it does. */
export function revealPlace(address: string): void {
  if (!showPlace(address)) whenDrawn(() => showPlace(address));
}

/**
 * Keeps a section's position on the screen and its focus while it is moved.
 * @param dropped the position in the window to keep instead, as far as possible
 */
export function holdSection(id: number, dropped?: number): void {
  const focused = document.activeElement;
  const held = boxOf(id)?.getBoundingClientRect().top;
  const order = orderOnPage();
  whenDrawn(() => {
    if (orderOnPage() === order) return false;
    const rect = boxOf(id)?.getBoundingClientRect();
    const { clientHeight } = document.documentElement;
    const lowest = Math.max(clientHeight - (rect?.height ?? 0), clientHeight / 4);
    const top = dropped === undefined ? held : Math.min(dropped, lowest);
    if (rect && top !== undefined) window.scrollBy({ top: rect.top - top, behavior: "instant" });
    const isLost = document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement && focused.isConnected)
      focused.focus({ preventScroll: true });
    return true;
  });
}

const orderOnPage = (): string =>
  [...document.querySelectorAll<HTMLElement>("[data-edit-section]")]
    .map(({ dataset }) => dataset.editSection)
    .join();

/** The section next to another one: it gets the focus when that one is removed. */
function neighbourOf(id: number): number | null {
  const ids = orderOnPage().split(",").map(Number);
  const at = ids.indexOf(id);
  return ids[at - 1] ?? ids[at + 1] ?? null;
}

/**
 * Shows the sections affected by an undo or redo step, now or after the page is redrawn; false if they are on another
 * page.
 */
export function showStep({ operations }: Step, direction: "undo" | "redo"): boolean {
  const [first] = operations;
  if (!first) return false;
  const isOnPage = first.handler === handlerOnPage();
  if (first.kind === "order" && operations.length === 1) {
    if (isOnPage) revealMoved(first.before, first.after);
    return isOnPage;
  }
  const main = operations.find(({ kind }) => kind === "insert" || kind === "remove") ?? first;
  if (main.kind === "order") return isOnPage;
  const id = main.elementId;
  const isGone = main.kind === (direction === "undo" ? "insert" : "remove");
  if (isGone) {
    const next = neighbourOf(id);
    if (isOnPage && next !== null) revealSection(next);
  } else if (isOnPage || boxOf(id)) revealSection(id);
  return isOnPage || boxOf(id) !== null;
}

/** The section with the largest difference between two orders. */
function revealMoved(before: readonly number[], after: readonly number[]): void {
  const way = (id: number) => Math.abs(before.indexOf(id) - after.indexOf(id));
  const [moved] = [...after].sort((one, other) => way(other) - way(one));
  if (moved !== undefined && sectionAround(boxOf(moved)) !== null) {
    focusSection(moved);
    const drawn = orderOnPage();
    whenDrawn(() => orderOnPage() !== drawn && focusSection(moved));
  }
}

/**
 * A new section has received its id and is redrawn under it: an editor typing in it continues in the same field, at the
 * same cursor position. Until then the old field accepts input for the section's new id (`store/created.ts`).
 */
export function carryFocus(renamed: Renamed): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.isContentEditable) return;
  const old = field.dataset.edit ?? "";
  const address = addressNow(renamed, old);
  if (address === old) return;
  let caret = caretIn(field);
  const onSelect = () => {
    caret = caretIn(field) ?? caret;
  };
  document.addEventListener("selectionchange", onSelect);
  const next = () =>
    [...document.querySelectorAll<HTMLElement>("[data-edit]")].find(
      (one) => one.dataset.edit === address && one.isContentEditable,
    );
  whenDrawn(
    () => {
      const node = next();
      if (!node) return false;
      // The focus has moved elsewhere in the meantime.
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement !== field) return true;
      node.focus({ preventScroll: true });
      placeCaret(node, caret);
      return true;
    },
    () => document.removeEventListener("selectionchange", onSelect),
  );
}

/** Characters before the caret; null if it is elsewhere. */
function caretIn(field: HTMLElement): number | null {
  const selection = getSelection();
  if (!selection?.focusNode || !field.contains(selection.focusNode)) return null;
  const range = document.createRange();
  range.selectNodeContents(field);
  range.setEnd(selection.focusNode, selection.focusOffset);
  return range.toString().length;
}

/** Places the caret after a number of characters, or at the end if there are fewer. */
function placeCaret(field: HTMLElement, caret: number | null): void {
  let left = caret ?? Number.POSITIVE_INFINITY;
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? "";
    if (left <= length) return void getSelection()?.collapse(node, left);
    left -= length;
  }
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
}
