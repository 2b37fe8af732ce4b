import type { IncomingHttpHeaders } from "node:http";

/** The headers of a request that this machine makes itself, to one of its sites; it isn't subject to fair queuing. */
export function ownHeaders({ host = "", ...asked }: IncomingHttpHeaders) {
  return {
    host,
    "x-forwarded-host": String(asked["x-forwarded-host"] ?? host),
    "x-forwarded-proto": String(asked["x-forwarded-proto"] ?? "http"),
    "x-forwarded-for": "127.0.0.1",
  };
}
