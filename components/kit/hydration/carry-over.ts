import type { Kept } from "./replay.ts";

/** Milliseconds for late islands to be drawn. */
const LONGEST = 10_000;

/**
 * Maps recorded actions from elements of a page that React has drawn again to the new ones: typed and chosen values
 * first, read from the old elements themselves. Clicks follow only if all values could be mapped, so that nothing is
 * sent with other values than the visitor has seen.
 * @param controls all controls drawn by the server, in order
 */
export async function carriedOver(
  kept: readonly Kept[],
  controls: readonly HTMLElement[],
): Promise<readonly Kept[]> {
  const values = controls.flatMap((control) => (control.isConnected ? [] : changesOf(control)));
  const typed = [...kept.filter(([, value]) => value !== null), ...values];
  const pressed = kept.filter(([, value]) => value === null);
  const find = (element: HTMLElement) => placeOf(element, controls);
  await appears(() => [...typed, ...pressed].every(([element]) => find(element)));
  const move = (one: Kept): Kept[] => {
    const place = find(one[0]);
    // The same kind of element that the entry was made for.
    return place ? [[place, ...one.slice(1)] as unknown as Kept] : [];
  };
  const moved = typed.flatMap(move);
  if (document.activeElement === document.body) moved.at(-1)?.[0].focus({ preventScroll: true });
  return moved.length < typed.length ? moved : [...moved, ...pressed.flatMap(move)];
}

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

/** The element at the same position among those of its kind; undefined if their number differs. */
function placeOf(element: HTMLElement, controls: readonly HTMLElement[]): HTMLElement | null {
  if (element.isConnected) return element;
  const kind = kindOf(element);
  const before = controls.filter((one) => kindOf(one) === kind);
  const now = [...document.querySelectorAll<HTMLElement>(element.localName)].filter(
    (one) => kindOf(one) === kind,
  );
  return now.length === before.length ? (now[before.indexOf(element)] ?? null) : null;
}

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

/** Resolves when the condition holds, or the time is over. */
function appears(isThere: () => boolean): Promise<void> {
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => isThere() && end());
    const timer = setTimeout(end, LONGEST);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
