import { SITE_SEARCH } from "./suggest-ids.ts";

/** The box in the header, which is server markup. */
export const boxOf = () => document.querySelector<HTMLInputElement>(`#${SITE_SEARCH}`);

/** Empties and closes it, after something was chosen. */
export function leaveBox(): void {
  const field = boxOf();
  if (!field) return;
  field.value = "";
  field.blur();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
