import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { LetGoLater } from "./let-go-later.ts";

/** Node's own answers, by the code of its error; the others are 400. */
const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Answers malformed request heads, and those that are too long or too late, and closes the connection only after a
 * delay and without reading on, so that a client cannot open new ones in a loop. Earlier requests of the same
 * connection are answered first, because answers are matched by order.
 */
export function holdBadHeads(server: Server, { hold }: LetGoLater): void {
  const inWork = new WeakMap<Duplex, Set<ServerResponse<IncomingMessage>>>();
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
    if (error.code === "ECONNRESET" || !socket.writable || hasBegun) {
      socket.destroy();
      return;
    }
    if (!hold(socket, () => socket.destroy())) {
      socket.destroy();
      return;
    }
    socket.write(
      `HTTP/1.1 ${STATUS[error.code ?? ""] ?? "400 Bad Request"}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    );
  }

  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    socket.pause();
    refuse(error, socket);
  });
}
