import type { Server } from "node:http";
import { DRAINING } from "#lib/utils/draining.ts";

/** Milliseconds: time for a balancer to see the red light, and the longest wait for requests under way. */
const NOTICE = 5_000;
const LONGEST = 25_000;

/**
 * Ends the server without failing a request: readiness turns red, requests go on for a moment, then what is under
 * way is finished. Ctrl+C, and a second signal, skip the notice.
 */
export function drainOnSignal(server: Server): void {
  const state = globalThis as { [DRAINING]?: boolean };
  const close = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), LONGEST).unref();
  };
  process.on("SIGINT", close);
  process.on("SIGTERM", () => {
    if (state[DRAINING]) return close();
    state[DRAINING] = true;
    // Connections that are kept alive are told to go elsewhere.
    server.prependListener("request", (_request, response) =>
      response.setHeader("connection", "close"),
    );
    setTimeout(close, NOTICE);
  });
}
