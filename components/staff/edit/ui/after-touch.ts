/** Milliseconds after which a lifted finger no longer clicks: it was a long press. */
const HELD = 400;

interface TouchWatch {
  /** Runs immediately, or after the click of the finger that is on the page. A scrolling finger cancels it. */
  readonly later: (run: () => void) => void;
  readonly stop: () => void;
}

/**
 * Keeps tools from appearing under a finger: a control that appears between touch and click would be clicked instead of
 * the target.
 */
export function watchTouch(): TouchWatch {
  let isDown = false;
  let waiting: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    isDown = false;
    const run = waiting;
    waiting = null;
    run?.();
  };
  const onDown = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch") return;
    clearTimeout(timer);
    isDown = true;
    waiting = null;
  };
  const onUp = ({ pointerType }: PointerEvent) => {
    if (pointerType === "touch" && isDown) timer = setTimeout(end, HELD);
  };
  const onCancel = () => {
    waiting = null;
    end();
  };
  // Captured at the window, because the page's handlers may stop a click before it gets here.
  const listeners = [
    ["pointerdown", onDown],
    ["pointerup", onUp],
    ["pointercancel", onCancel],
    ["click", end],
  ] as const;
  for (const [name, listener] of listeners)
    window.addEventListener(name, listener as EventListener, { capture: true, passive: true });
  return {
    later: (run) => {
      if (isDown) waiting = run;
      else run();
    },
    stop: () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners)
        window.removeEventListener(name, listener as EventListener, { capture: true });
    },
  };
}
