import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

interface Options {
  /** Connections that are held at the same time; what is more ends at once. */
  readonly most: number;
  readonly later: (end: () => void) => void;
}

/** Milliseconds: opening a connection and reading its head costs us more than the client, so it does that seldom. */
const HELD_FOR = 5_000;
const OPTIONS: Options = {
  most: 2_000,
  later: (end) => setTimeout(end, HELD_FOR).unref(),
};

/** Node's own answers, by the code of its error; the others are 400. */
const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Answers a head that is too long, too late or no head at all, and lets the connection go only after a while, without
 * reading on. A client with any number of connections cannot open them again and again. What the same connection has asked
 * for before is answered first, since answers have no other sign than their order.
 */
export function holdBadHeads(server: Server, { most, later } = OPTIONS): void {
  const inWork = new WeakMap<Duplex, Set<ServerResponse<IncomingMessage>>>();
  let held = 0;
  server.on("request", (request, response) => {
    const all = inWork.get(request.socket) ?? new Set();
    inWork.set(request.socket, all.add(response));
    response.once("close", () => all.delete(response));
  });

  function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
    const all = [...(inWork.get(socket) ?? [])];
    const before = all.findLast(({ req }) => req.complete);
    if (before) {
      before.once("close", () => refuse(error, socket));
      return;
    }
    const hasBegun = all.some(({ headersSent }) => headersSent);
    if (error.code === "ECONNRESET" || !socket.writable || hasBegun || held >= most) {
      socket.destroy();
      return;
    }
    held += 1;
    socket.once("close", () => {
      held -= 1;
    });
    socket.write(
      `HTTP/1.1 ${STATUS[error.code ?? ""] ?? "400 Bad Request"}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    );
    later(() => socket.destroy());
  }

  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    socket.pause();
    refuse(error, socket);
  });
}
