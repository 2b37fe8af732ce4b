type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface ControlState {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly checked: boolean;
  readonly files: FileList | null;
}

interface TypedState {
  readonly controls: readonly ControlState[];
  /** Index of the focused element among the focusable ones, -1 if the focus is elsewhere. */
  readonly focus: number;
  readonly selection: readonly [number, number] | null;
  /** Whether each disclosure is open. */
  readonly disclosures: readonly boolean[];
  /** The markup of late islands inside, which are not rendered yet. */
  readonly late: readonly Element[];
}

const LATE = "[data-late]";
const CONTROLS = "input, textarea, select";
/** Some aren't controls, so their properties are checked first. */
const FOCUSABLE = "a[href], button, input, textarea, select, summary";

/**
 * Saves typed and ticked values and the focus of markup that is about to be rendered again. Returns the function that
 * restores them in the new markup.
 */
export function keepTypedState(drawn: HTMLElement): (place: HTMLElement) => void {
  const typed = saveTypedState(drawn);
  return (place) => restoreTypedState(place, typed);
}

function saveTypedState(place: HTMLElement): TypedState {
  const all = [...place.querySelectorAll<Control>(FOCUSABLE)];
  const focused = all.find((control) => control.matches(":focus"));
  return {
    controls: controlsOf(place).map((control) => ({
      name: control.name,
      type: control.type,
      value: control.value,
      checked: "checked" in control && control.checked,
      files: "files" in control ? control.files : null,
    })),
    focus: focused ? all.indexOf(focused) : -1,
    selection: selectionOf(focused),
    disclosures: [...place.querySelectorAll("details")].map(({ open }) => open),
    late: [...place.querySelectorAll(LATE)],
  };
}

/** A control that is no longer the same is left as rendered. */
function restoreTypedState(place: HTMLElement, typed: TypedState): void {
  const { controls, focus, selection, disclosures, late } = typed;
  // Islands inside keep waiting with the server's markup, the same nodes.
  place.querySelectorAll(LATE).forEach((island, index) => {
    if (island.childElementCount === 0) island.append(...(late[index]?.childNodes ?? []));
  });
  place.querySelectorAll("details").forEach((details, index) => {
    details.open = disclosures[index] ?? details.open;
  });
  // By name, then by order: extensions insert their own fields between ours.
  const left = [...controls];
  for (const control of controlsOf(place)) {
    const found = left.findIndex(
      ({ name, type }) => name === control.name && type === control.type,
    );
    const [kept] = found < 0 ? [] : left.splice(found, 1);
    if (!kept) continue;
    if (isBox(control)) control.checked = kept.checked;
    else if (control.type !== "file") control.value = kept.value;
    else if ("files" in control && kept.files?.length) control.files = kept.files;
  }
  const target = place.querySelectorAll<Control>(FOCUSABLE)[focus];
  target?.focus({ preventScroll: true });
  if (target && selection && "setSelectionRange" in target) target.setSelectionRange(...selection);
}

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

const controlsOf = (place: HTMLElement) => [...place.querySelectorAll<Control>(CONTROLS)];

/** Null if the control has none: e-mail and number fields, boxes, buttons. */
function selectionOf(control: Control | undefined): readonly [number, number] | null {
  if (!control || !("selectionStart" in control) || control.selectionStart === null) return null;
  return [control.selectionStart, control.selectionEnd ?? control.selectionStart];
}
