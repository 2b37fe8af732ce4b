const waiting: (() => void)[] = [];

/** Runs work while the browser is idle, one piece after another, so that clicks are handled in between. */
export function drawInTurn(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) whenIdle(next);
}

function next(): void {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length > 0) whenIdle(next);
}

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window
    ? window.requestIdleCallback(work, { timeout: 300 })
    : setTimeout(work, 16);
