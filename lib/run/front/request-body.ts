import type { IncomingMessage } from "node:http";

const bodies = new WeakMap<IncomingMessage, Buffer>();

/** Remembers the body of a request that has been read (lib/run/server/incoming/bound-body.ts). */
export const keepBody = (request: IncomingMessage, body: Buffer): void => {
  bodies.set(request, body);
};

/** The body of a request that has been read; undefined where it has none, or is passed on as it comes. */
export const bodyOf = (request: IncomingMessage): Buffer | undefined => bodies.get(request);

/** Whether a request says that a body follows its head. */
export const hasBody = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
