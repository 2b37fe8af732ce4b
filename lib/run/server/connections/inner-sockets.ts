import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { socketsOf } from "#lib/run/front/process-messages.ts";
import { onlyForTheFront } from "#lib/run/server/know-the-front.ts";

/** Connections waiting to be accepted, as many as the system allows. */
const BACKLOG = 4_096;

interface Inside {
  /** The socket's path ({@link socketsOf}). */
  readonly socket: string;
  /** The secret by which it recognises the front. */
  readonly secret: string;
}

/** Listens for the front, on sockets that nobody else can open. Resolves when all of them are open. */
export async function listenInside(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  { socket, secret }: Inside,
): Promise<void> {
  const answer = onlyForTheFront(handle, secret);
  const listening = socketsOf(socket).map((path) => {
    const server = createServer(answer);
    // The front closes its connections itself, and bounds how long a client may take.
    Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
    server.listen({ path, backlog: BACKLOG });
    return once(server, "listening");
  });
  await Promise.all(listening);
}
