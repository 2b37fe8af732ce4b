export interface Hold {
  /** Presses the button again, in the markup that took the place, and holds nothing more. */
  readonly release: (place: HTMLElement) => void;
}

/**
 * Keeps the last press of a button, or the sending of a form, in markup whose code is still on its way. A button is
 * known by its place among the others: the live markup that follows is drawn alike.
 */
export function holdPresses(drawn: HTMLElement, signal: AbortSignal): Hold {
  let held = -1;
  const hold = (pressed: Element | null | undefined) => {
    const buttons: readonly Element[] = buttonsOf(drawn);
    if (pressed) held = buttons.indexOf(pressed);
  };
  const options = { capture: true, signal } as const;
  drawn.addEventListener(
    "click",
    ({ target }) => hold(target instanceof Element ? target.closest("button") : null),
    options,
  );
  drawn.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      hold(event.submitter);
    },
    options,
  );
  return { release: (place) => buttonsOf(place)[held]?.click() };
}

const buttonsOf = (place: HTMLElement) => [...place.querySelectorAll("button")];
