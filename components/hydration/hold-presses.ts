export interface Hold {
  /** Presses the held button again, in the new markup. */
  readonly release: (place: HTMLElement) => void;
}

/**
 * Holds the last click on a button, or the submit of a form, in markup whose code is still being loaded. A button is
 * identified by its index, because the hydrated markup has the same buttons.
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
