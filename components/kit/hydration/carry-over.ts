import type { Kept } from "./replay.ts";

/** Milliseconds for late islands to be drawn. */
const LONGEST = 10_000;

/**
 * Maps recorded actions from elements of a page that React has drawn again to the new ones: typed and chosen values
 * first, read from the old elements themselves. Clicks follow only if all values could be mapped, so that nothing is
 * sent with other values than the visitor has seen. A field that had the focus gets it again.
 * @param controls all controls drawn by the server, in order
 * @param focused the element that had the focus when React began
 */
export async function carriedOver(
  kept: readonly Kept[],
  controls: readonly HTMLElement[],
  focused: Element | null = null,
): Promise<readonly Kept[]> {
  const values = controls.flatMap((control) => (control.isConnected ? [] : changesOf(control)));
  const recorded = kept.filter(([, value]) => value !== null);
  // A value from an element that still exists is newer than one from a removed element.
  const typed = [
    ...recorded.filter(([element]) => !element.isConnected),
    ...values,
    ...recorded.filter(([element]) => element.isConnected),
  ];
  const pressed = kept.filter(([, value]) => value === null);
  const find = (element: HTMLElement) => placeOf(element, controls);
  await appears(() => [...typed, ...pressed].every(([element]) => find(element)));
  const move = (one: Kept): Kept[] => {
    const place = find(one[0]);
    // `find` returns an element of the same kind, so the entry fits it.
    return place ? [[place, ...one.slice(1)] as unknown as Kept] : [];
  };
  const moved = typed.flatMap(move);
  if (document.activeElement === document.body) {
    const was = controls.find((one) => one === focused && !one.isConnected);
    const field = (was && find(was)) ?? moved.at(-1)?.[0];
    field?.focus({ preventScroll: true });
    if (isText(was) && isText(field) && was.selectionStart !== null)
      field.setSelectionRange(was.selectionStart, was.selectionEnd);
  }
  return moved.length < typed.length ? moved : [...moved, ...pressed.flatMap(move)];
}

const isText = (field?: HTMLElement) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

function changesOf(control: HTMLElement): Kept[] {
  if (control instanceof HTMLSelectElement)
    return control.selectedIndex === firstChosen(control) ? [] : [[control, control.value]];
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return [];
  if ("checked" in control && control.checked !== control.defaultChecked)
    return [[control, control.value, control.checked]];
  const isTyped = !control.matches("[type=hidden], [type=checkbox], [type=radio], [type=file]");
  return isTyped && control.value !== control.defaultValue ? [[control, control.value]] : [];
}

/** The option a browser chooses by default: the last one selected in the markup, or the first enabled one. */
function firstChosen({ options }: HTMLSelectElement): number {
  const named = [...options].findLastIndex((one) => one.defaultSelected);
  return named < 0 ? [...options].findIndex((one) => !one.disabled) : named;
}

/**
 * The element at the same position among those of its kind. If their numbers differ because a tool added an element, a
 * button is searched for between the nearest neighbours that were matched; null if that fails too. Fields are not
 * searched for, because the extra one would be sent with the form.
 */
function placeOf(element: HTMLElement, controls: readonly HTMLElement[]): HTMLElement | null {
  if (element.isConnected) return element;
  const { before, now } = ofItsKind(element, controls);
  const found = matched(element, before, now);
  if (found || !element.matches("button, a")) return found;
  const at = controls.indexOf(element);
  const isNear = (one: HTMLElement) => foundByNumber(one, controls) !== null;
  const start = controls.slice(0, at).findLastIndex(isNear);
  const end = controls.findIndex((one, index) => index > at && isNear(one));
  const [first, last] = [controls[start], controls[end]].map(
    (one) => one && foundByNumber(one, controls),
  );
  const inside = (one: HTMLElement) =>
    (!first || follows(one, first)) && (!last || follows(last, one));
  const segment = controls.slice(start + 1, end < 0 ? undefined : end);
  return matched(
    element,
    before.filter((one) => segment.includes(one)),
    now.filter(inside),
  );
}

/** The control itself, or the one at its position if the page still has the same number of its kind. */
function foundByNumber(control: HTMLElement, controls: readonly HTMLElement[]): HTMLElement | null {
  if (control.isConnected) return control;
  const { before, now } = ofItsKind(control, controls);
  return matched(control, before, now);
}

function ofItsKind(element: HTMLElement, controls: readonly HTMLElement[]) {
  const kind = kindOf(element);
  const isSame = (one: HTMLElement) => kindOf(one) === kind;
  const now = [...document.querySelectorAll<HTMLElement>(element.localName)].filter(isSame);
  return { before: controls.filter(isSame), now };
}

const matched = (
  element: HTMLElement,
  before: readonly HTMLElement[],
  now: readonly HTMLElement[],
): HTMLElement | null =>
  now.length === before.length ? (now[before.indexOf(element)] ?? null) : null;

const follows = (one: Element, other: Element): boolean =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Attributes that translation tools leave unchanged. */
const MARKS = ["type", "name", "value", "action", "href", "formaction"];
const kindOf = (element: HTMLElement): string =>
  [
    element.localName,
    ...MARKS.map((mark) =>
      mark === "value" && !isChoice(element) ? null : element.getAttribute(mark),
    ),
  ].join(" ");

/** For others, React sets the attribute to the typed value. */
const isChoice = (element: HTMLElement) => element.matches("button, [type=checkbox], [type=radio]");

/**
 * Resolves when the condition holds or the time is over. A press also ends the wait: presses recorded earlier wait for
 * this one, which was made on the new page.
 */
function appears(isThere: () => boolean): Promise<void> {
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      window.removeEventListener("click", endByPress, true);
      resolve();
    };
    const endByPress = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest("button, a[href]") && end();
    const observer = new MutationObserver(() => isThere() && end());
    const timer = setTimeout(end, LONGEST);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("click", endByPress, true);
  });
}
