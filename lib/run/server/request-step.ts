import type { IncomingMessage, ServerResponse } from "node:http";

/** One step of the way of a request. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
