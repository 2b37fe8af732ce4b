import type { Kept } from "./replay.ts";

/** Milliseconds for late islands to be drawn. */
const LONGEST = 10_000;

/**
 * What was done on elements of a page that React has drawn anew, as done on those in their place: what was typed and
 * chosen first, known from the old elements themselves. What was pressed follows only where all of that has found its
 * place: nothing is sent with other values than a visitor has seen.
 *
 * @param controls all that the server had drawn, in their order
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
    // The very kind of element that the entry was made for.
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

/** Which option a browser chooses by itself: the last that the markup names, or the first that can be chosen. */
function firstChosen({ options }: HTMLSelectElement): number {
  const named = [...options].findLastIndex((one) => one.defaultSelected);
  return named < 0 ? [...options].findIndex((one) => !one.disabled) : named;
}

/** The element at the same place among those of its kind; nothing as long as there are more or fewer of them. */
function placeOf(element: HTMLElement, controls: readonly HTMLElement[]): HTMLElement | null {
  if (element.isConnected) return element;
  const kind = kindOf(element);
  const before = controls.filter((one) => kindOf(one) === kind);
  const now = [...document.querySelectorAll<HTMLElement>(element.localName)].filter(
    (one) => kindOf(one) === kind,
  );
  return now.length === before.length ? (now[before.indexOf(element)] ?? null) : null;
}

/** By what translators leave alone. */
const MARKS = ["type", "name", "value", "action", "href", "formaction"];
const kindOf = (element: HTMLElement): string =>
  [
    element.localName,
    ...MARKS.map((mark) =>
      mark === "value" && !isChoice(element) ? null : element.getAttribute(mark),
    ),
  ].join(" ");

/** Of others, React sets the attribute to what was typed. */
const isChoice = (element: HTMLElement) => element.matches("button, [type=checkbox], [type=radio]");

/** Resolves when the page is as it should be, or has not become so in time. */
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
