import { HYDRATED } from "#lib/base/utils/hydrated.ts";

/** Whatever of a page does something when it is pressed. */
const CONTROL = "a[href], button, summary, [role='button']";

/**
 * Controls that work at the first press: the editor's own, including those inside the page (recognised by the height
 * variable of `components/staff/ui`), and the buttons of a dialog.
 */
const OWN =
  "[data-edit-bar], [data-section-handle], [class^='edit-'], [class*=' edit-'], [class*='--staff-'], .rich-bar";
const IN_DIALOG = ":is(dialog, [role='dialog'], [data-cookie-notice]) :not(a)";

/** The control of the page that a press in Edit mode selects; null if the page should get the press itself. */
export function selectable(target: Element): Element | null {
  const control = target.closest(CONTROL);
  return !control || control.closest(OWN) || control.matches(IN_DIALOG) ? null : control;
}

/** The control that was pressed last before hydration, and whether it was pressed twice. */
type EarlyPress = readonly [control: Element, isAgain: boolean];

declare global {
  var __pressed: EarlyPress | undefined;
}

/** The latest early press, once. */
export function takeEarlyPress(): EarlyPress | undefined {
  const press = globalThis.__pressed;
  globalThis.__pressed = undefined;
  return press?.[0].isConnected ? press : undefined;
}

/**
 * Handles presses before hydration in Edit mode, as an inline script (`components/staff/edit/page/use-click-guard.ts`
 * does the same afterwards). A press in an editable text inside a link or button only places the cursor. A press on any
 * other control of the page, such as a link, is recorded, and selects the control after hydration. Keys, and presses
 * with a modifier key, are left to the page, except for Enter in a one-line text, whose section may hydrate later.
 */
export const EARLY_PLACES = `{let h=e=>{let n=e.target,t=n.closest("[data-edit][contenteditable]"),c=n.closest("${CONTROL}"),p=self.__pressed;
if(!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)){
if(t?.closest("a,button,summary,label"))c=self.__pressed=void 0;
else if(!c||!e.detail&&!e.pointerType||c.closest("${OWN}")||c.matches("${IN_DIALOG}"))return;
else self.__pressed=[c,p?.[0]==c];
e.preventDefault(),e.stopImmediatePropagation()}};
addEventListener("click",h,!0);
addEventListener("beforeinput",e=>{/^insert(LineBreak|Paragraph)$/.test(e.inputType)&&e.target.closest("[contenteditable=plaintext-only]")&&e.preventDefault()},!0);
addEventListener("${HYDRATED}",()=>removeEventListener("click",h,!0),!0)}`;
