import { pressedKey } from "#lib/base/browser/pressed-key.ts";

/** The characters typed since the palette was requested; null if it was not requested, or is open. */
let typed: string | null = null;

/** Milliseconds after which a palette that could not be loaded gives the keys back. */
const PATIENCE = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;

const EVENTS = ["keydown", "pointerdown"] as const;

function onEvent(event: Event): void {
  if (typed === null) return;
  const key = event instanceof KeyboardEvent ? pressedKey(event) : "Escape";
  if (key === "Escape") {
    stop();
    return;
  }
  const { ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (ctrlKey || metaKey || altKey) return;
  if (key === "Backspace") typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  // Nothing can be chosen from a list that has not loaded.
  else if (key !== "Enter") return;
  event.preventDefault();
  event.stopPropagation();
}

function stop(): void {
  typed = null;
  clearTimeout(timer);
  for (const name of EVENTS) window.removeEventListener(name, onEvent, true);
}

/**
 * Records keys for the palette until it is loaded, because they would otherwise go into the focused text. A pointer
 * press or Escape ends it.
 */
export function typeAhead(): void {
  stop();
  typed = "";
  timer = setTimeout(stop, PATIENCE);
  for (const name of EVENTS) window.addEventListener(name, onEvent, true);
}

/** The characters that were kept. From now on the keys are the palette's own. */
export function takeTypedAhead(): string {
  const kept = typed ?? "";
  stop();
  return kept;
}
