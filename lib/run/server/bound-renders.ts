import { createQueue, QueueFull } from "#lib/base/utils/bounded-queue.ts";
import { NOTES } from "#lib/run/front/rendered-answer.ts";
import { RETRY_AFTER } from "#lib/web/cache/limits.ts";
import { refuseInText } from "./refuse.ts";
import type { Handle } from "./request-step.ts";

/**
 * `running`: pages that one process renders at the same time. `waiting`: requests that wait for their turn. `patience`:
 * milliseconds after which a waiting request is refused, because its visitor has left by then.
 */
const LIMITS = { running: 24, waiting: 200, patience: 10_000 };

/**
 * Limits how many pages are rendered at once: a hundred at the same time would all be finished only at the very end. A
 * request above the limits gets the front's last good page, or 503 with `retry-after`.
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
