import type { Server } from "node:http";
import { LONGEST_DEADLINE, ORDER_PREPARATION } from "#lib/shop/api/longest-deadline.ts";

/** Milliseconds for load balancers to notice that this process is no longer ready. */
const NOTICE = 5_000;
/** Milliseconds for pending messages after the last request. */
const LAST_WORDS = 3_000;
/**
 * Milliseconds for requests in flight after that: the longest call, with the calls before it, and some for the answer.
 */
export const DRAIN_TIMEOUT = LONGEST_DEADLINE + ORDER_PREPARATION + 10_000;

/**
 * Shuts down without failing a request: on SIGTERM `/api/ready` reports that this process is draining, requests are
 * still served during the notice period, then those in flight are finished. Ctrl+C, and a second SIGTERM, skip the
 * notice period.
 * @param onDrain notifies the process that answers `/api/ready`
 * @param onEnd sends pending messages after the last request
 */
export function drainOnSignal(
  server: Server,
  onDrain: () => void,
  onEnd: () => Promise<unknown>,
): void {
  let hasBegun = false;
  const exit = () => process.exit(0);
  const close = () => {
    server.close(() => {
      setTimeout(exit, LAST_WORDS);
      onEnd().then(exit, exit);
    });
    server.closeIdleConnections();
    setTimeout(exit, DRAIN_TIMEOUT).unref();
  };
  process.on("SIGINT", close);
  process.on("SIGTERM", () => {
    if (hasBegun) return close();
    hasBegun = true;
    onDrain();
    // Clients with a kept-alive connection have to open the next one elsewhere.
    server.prependListener("request", (_request, response) =>
      response.setHeader("connection", "close"),
    );
    setTimeout(close, NOTICE);
  });
}
