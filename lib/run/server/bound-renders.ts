import { createQueue, QueueFull } from "#lib/base/utils/bounded-queue.ts";
import { NOTES } from "#lib/run/front/rendered-answer.ts";
import { RETRY_AFTER } from "#lib/web/cache/limits.ts";
import { refuseInText } from "./refuse.ts";
import type { Handle } from "./request-step.ts";

/**
 * Pages that one process renders at the same time, and requests that wait for that, for so many milliseconds: later
 * somebody has given up, or thinks that the shop is down.
 */
const LIMITS = { running: 24, waiting: 200, patience: 10_000 };

/**
 * Bounds how many pages are rendered at once: a hundred together each take as long as all of them. Who comes when many
 * wait already gets the last good page of the front, or is told to come back.
 */
export function boundRenders(handle: Handle, limits = LIMITS): Handle {
  const queue = createQueue(limits);
  return async (request, response) => {
    if (/^\/(?:api\/|_next\/)/.test(request.url ?? "")) return handle(request, response);
    try {
      await queue.run(() => (response.destroyed ? undefined : handle(request, response)));
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      refuseInText(response, 503, "Too many pages at once.", {
        "retry-after": String(RETRY_AFTER),
        [NOTES.busy]: "1",
      });
    }
  };
}
