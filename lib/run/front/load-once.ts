import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Result } from "./load-visit.ts";
import type { Asked, VisitKey } from "./visit-key.ts";

/** Milliseconds for which a client waits for what another one has asked for. */
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
   * One request for all who ask for the same at the same time. Who asked first may have to wait for having asked for much
   * (lib/run/server/fair-queue.ts): the others do not wait with them for long.
   */
  async function loadOnce(request: IncomingMessage, visit: VisitKey) {
    const running = inWork.get(visit.key);
    const shared = running && (await Promise.race([running, wait(PATIENCE, null)]));
    if (shared && !("loaded" in shared)) return shared;
    return begin(request, visit);
  }

  return { begin, loadOnce, inWork };
}
