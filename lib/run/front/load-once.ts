import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Result } from "./load-visit.ts";
import type { Asked, VisitKey } from "./visit-key.ts";

/** Milliseconds that a client waits for another client's request for the same answer. */
const PATIENCE = 250;

/** Joins requests for the same while it is loaded. */
export function createLoadOnce(load: (request: Asked, visit: VisitKey) => Promise<Result>) {
  const inWork = new Map<string, Promise<Result>>();

  function begin(request: Asked, visit: VisitKey) {
    const result = load(request, visit).finally(() => {
      if (inWork.get(visit.key) === result) inWork.delete(visit.key);
    });
    inWork.set(visit.key, result);
    return result;
  }

  /**
   * Shares one request among all clients that ask for the same at the same time. If the first client is being throttled
   * (lib/run/server/fair-queue.ts), the others wait only a short time for it.
   */
  async function loadOnce(request: IncomingMessage, visit: VisitKey) {
    const running = inWork.get(visit.key);
    const shared = running && (await Promise.race([running, wait(PATIENCE, null)]));
    if (shared && !("loaded" in shared)) return shared;
    return begin(request, visit);
  }

  return { begin, loadOnce, inWork };
}
