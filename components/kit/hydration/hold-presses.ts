import { HELD } from "#lib/base/utils/hydrated.ts";

export interface Hold {
  /** Repeats the click on the held button in the new markup. */
  readonly release: (place: HTMLElement) => void;
  /** Resolves when no button is held down, because a click is lost if its element is replaced before the release. */
  readonly whenReleased: () => Promise<void>;
}

/**
 * Holds the last click on a button, or the submit of a form, in markup whose code is still being loaded. A button is
 * identified by its index, because the hydrated markup has the same buttons.
 */
export function holdPresses(drawn: HTMLElement, signal: AbortSignal): Hold {
  let held = -1;
  // Only those drawn by the server: extensions insert their own buttons next to fields later.
  const buttons: readonly Element[] = buttonsOf(drawn);
  const hold = (pressed: Element | null | undefined) => {
    if (!pressed) return;
    held = buttons.indexOf(pressed);
    // Shown as pressed immediately; the mark is removed together with the markup, which the loaded code replaces.
    if (isSubmit(pressed)) pressed.toggleAttribute(HELD, true);
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
  const whenReleased = watchReleases(drawn, signal);
  return {
    whenReleased,
    release: (place) => buttonsOf(place)[held]?.click(),
  };
}

const isSubmit = (button: Element): boolean =>
  button instanceof HTMLButtonElement && button.type === "submit";

const buttonsOf = (place: HTMLElement) => [...place.querySelectorAll("button")];

/** A tap's click may come this long after its pointer is up, in milliseconds. */
const TAP = 300;
const BEGINS = ["pointerdown", "keydown"];
const ENDS = ["click", "keyup", "contextmenu", "pointercancel"];

/** Resolves when no button inside is held down. */
function watchReleases(drawn: HTMLElement, signal: AbortSignal): () => Promise<void> {
  let down: Promise<void> = Promise.resolve();
  let up = () => {};
  const begin = () => {
    up();
    down = new Promise((resolve) => {
      up = resolve;
    });
  };
  const endAfter = (wait: number) => () => {
    const end = up;
    setTimeout(end, wait);
  };
  const options = { capture: true, signal } as const;
  for (const kind of BEGINS) drawn.addEventListener(kind, begin, options);
  for (const kind of ENDS) window.addEventListener(kind, endAfter(0), options);
  window.addEventListener("pointerup", endAfter(TAP), options);
  window.addEventListener("blur", endAfter(0), { signal });
  return async () => {
    for (let last: Promise<void> | null = null; last !== down; ) {
      last = down;
      await last;
    }
  };
}
