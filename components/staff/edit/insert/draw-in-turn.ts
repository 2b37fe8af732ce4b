import { whenIdle } from "#lib/base/browser/when-idle.ts";

/** Milliseconds after which work runs even on a busy page. */
const LATEST = 300;

const waiting: (() => void)[] = [];

/** Runs work while the browser is idle, one piece after another, so that clicks are handled in between. */
export function drawInTurn(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) whenIdle(next, LATEST);
}

function next(): void {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length > 0) whenIdle(next, LATEST);
}
