/** The element around a range of numbers, which has two thumbs on one line and two fields (range-fields.tsx). */
const RANGE = "[data-range]";

const controlsOf = (range: Element) => {
  const all = [...range.querySelectorAll("input")];
  const [from, to] = all.filter(({ type }) => type === "range");
  const fields = all.filter(({ dataset }) => dataset.number !== undefined);
  return from && to ? { thumbs: [from, to] as const, fields } : null;
};

/**
 * Moves the thumbs of every range to the parsed values of its fields (`form-query.ts`); an empty field is the outermost
 * end.
 */
export function placeThumbs(root: ParentNode): void {
  for (const range of root.querySelectorAll<HTMLElement>(RANGE)) followFields(range);
}

/** Updates the other controls of the range to which a changed control belongs. Other controls are ignored. */
export function followControl(control: HTMLInputElement): void {
  const range = control.closest<HTMLElement>(RANGE);
  if (!range) return;
  if (control.type === "range") followThumb(range, control);
  else followFields(range);
}

/** Handles thumbs that were moved before the listeners were attached. */
export function followMoved(form: HTMLFormElement): void {
  for (const control of form.elements)
    if (control instanceof HTMLInputElement && control.type === "range")
      if (control.value !== control.defaultValue) followControl(control);
}

function followFields(range: HTMLElement): void {
  const { thumbs, fields } = controlsOf(range) ?? {};
  thumbs?.forEach((thumb, end) => {
    thumb.value = fields?.[end]?.dataset.number || (end === 0 ? thumb.min : thumb.max);
  });
  paint(range);
}

/** Sets both fields: half a range would not be sent. */
function followThumb(range: HTMLElement, moved: HTMLInputElement): void {
  const { thumbs, fields } = controlsOf(range) ?? {};
  if (!thumbs) return;
  const [from, to] = thumbs;
  // The thumbs cannot pass each other.
  if (+from.value > +to.value) moved.value = (moved === from ? to : from).value;
  thumbs.forEach((thumb, end) => {
    const field = fields?.[end];
    if (!field) return;
    field.dataset.number = thumb.value;
    field.value = thumb.value.replace(".", range.dataset.point ?? ".");
  });
  paint(range);
}

function paint(range: HTMLElement): void {
  const shares = controlsOf(range)?.thumbs.map(
    ({ value, min, max }) => ((+value - +min) / (+max - +min || 1)) * 100,
  );
  range.style.setProperty("--from", `${shares?.[0]}%`);
  range.style.setProperty("--to", `${shares?.[1]}%`);
}
