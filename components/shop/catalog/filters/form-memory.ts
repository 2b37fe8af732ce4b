/** A changed filter is another page for the router, which mounts a new form. This state is carried over to it. */
export interface FormMemory {
  /** A selector for the focused control, "" if there is none, null if the focus was elsewhere. */
  readonly focus: string | null;
  readonly disclosures: ReadonlyMap<string, boolean>;
  /** The scroll position of the sheet, null while it was closed. */
  readonly sheet: number | null;
  /** Chosen or typed values that are not in the URL yet. */
  readonly edits: ReadonlyMap<string, string | boolean>;
  /** Whether a request for it was still pending. */
  readonly isPending: boolean;
}

let memory: { readonly action: string; readonly held: FormMemory } | null = null;

/** Called just before a list's form unmounts. Dropped unless the same list mounts in the same commit. */
export function keepFormState(action: string, held: FormMemory): void {
  memory = { action, held };
  setTimeout(() => {
    memory = null;
  });
}

/** The state that this list's form stored in the same commit; reading removes it. */
export function takeFormState(action: string): FormMemory | null {
  const held = memory?.action === action ? memory.held : null;
  memory = null;
  return held;
}

/**
 * The state of a form. Of its values only those being typed, or all of them while a request is pending. The number of a
 * requested view belongs to that view: after going back, the earlier view has its own.
 */
export function stateOf(root: HTMLElement, isPending: boolean): FormMemory {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const kept = controlsIn(root).filter(
    (control) => isPending || (control === focused && isBeingTyped(control)),
  );
  return {
    focus: focused ? selectorOf(focused) : null,
    disclosures: new Map([...root.querySelectorAll("details")].map(({ id, open }) => [id, open])),
    sheet: root.querySelector(SHEET)?.scrollTop ?? null,
    edits: new Map(
      kept.map((control) => [
        selectorOf(control),
        isBox(control) ? control.checked : control.value,
      ]),
    ),
    isPending,
  };
}

/** Restores everything; the focus goes to `fallback` if its control no longer exists. */
export function restoreFormState(
  root: HTMLElement,
  held: FormMemory,
  fallback: HTMLElement | null,
): void {
  for (const details of root.querySelectorAll("details"))
    details.open = held.disclosures.get(details.id) ?? details.open;
  for (const control of controlsIn(root)) {
    const value = held.edits.get(selectorOf(control));
    if (typeof value === "string") control.value = value;
    else if (value !== undefined && isBox(control)) control.checked = value;
  }
  const sheet = root.querySelector(SHEET);
  if (sheet && held.sheet !== null) sheet.scrollTop = held.sheet;
  if (held.focus === null) return;
  const same = held.focus === "" ? null : root.querySelector<HTMLElement>(held.focus);
  (same ?? fallback)?.focus({ preventScroll: true });
}

/**
 * A selector for the same control in the next form: its id, or the value of a checkbox, the id of its disclosure, or
 * its target; "" for any other.
 */
function selectorOf(control: Element): string {
  const byId = (id: string) => `[id="${CSS.escape(id)}"]`;
  if (control.id !== "") return byId(control.id);
  if (control.matches(BOX)) return selectorOfBox(control);
  const details = control.closest("details");
  if (control.localName === "summary" && details?.id) return `${byId(details.id)} > summary`;
  const href = control.getAttribute("href");
  return href === null ? "" : `a[href="${CSS.escape(href)}"]`;
}

const selectorOfBox = (box: Element) =>
  `[name="${CSS.escape(box.getAttribute("name") ?? "")}"][value="${CSS.escape(box.getAttribute("value") ?? "")}"]`;

const BOX = "input[type=checkbox][name]";
const SHEET = "dialog[open] > :last-child";

type Control = HTMLInputElement | HTMLSelectElement;
const controlsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<Control>(`${BOX}, input[name][id], select[name][id]`),
];
const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";
const isBeingTyped = (control: Control): boolean =>
  control instanceof HTMLInputElement &&
  (control.dataset.number !== undefined || control.type.startsWith("date")) &&
  control.value !== control.defaultValue;
