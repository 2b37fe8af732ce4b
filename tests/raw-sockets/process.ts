/**
 * A stand-in for a render process: it takes requests as one does, writes each into the file that `SEEN_FILE` names, and
 * answers with what it has seen. `/api/v1/block` stops its event loop.
 */
import { createHash } from "node:crypto";
import { appendFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { SECRET_VARIABLE, SOCKET_VARIABLE, socketsOf } from "#lib/run/front/process-messages.ts";
import { knowTheFront } from "#lib/run/server/know-the-front.ts";

const isFromFront = knowTheFront(process.env[SECRET_VARIABLE] ?? "");
const note = (what: object): void =>
  appendFileSync(process.env.SEEN_FILE ?? "", `${JSON.stringify(what)}\n`);

function tell(message: object): void {
  if (process.connected) process.send?.(message, () => {});
}

/** Milliseconds. */
const ALIVE = 100;
/** Milliseconds for which `/block` holds the loop: longer than any test waits. */
const BLOCK = 60_000;

/** Answers that wait until so many have come together. */
let together: (() => void)[] = [];

function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const { method = "", url = "", headers } = request;
  const host = String(headers["x-forwarded-host"] ?? headers.host);
  const isShared = method === "GET" && /^\/(?:hit|_next\/static\/)/.test(url);
  const who = isShared ? "shared" : String(headers["x-case"]);
  const token = `<<${who} ${host} ${method} ${url} ${body.length}>>`;
  response.writeHead(200, {
    "content-type": isShared ? "text/html; charset=utf-8" : "text/plain",
    "cache-control": isShared ? "s-maxage=300" : "private, no-store",
    "x-echo": token,
    "x-process": process.pid,
  });
  response.end(token);
}

function handle(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = "", headers, rawHeaders } = request;
  const isKnown = isFromFront(request);
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("error", () => note({ method, url, headers, isKnown, isBroken: true }));
  request.on("end", () => {
    const body = Buffer.concat(parts);
    const hash = createHash("sha256").update(body).digest("hex");
    const names = rawHeaders.filter((_, at) => at % 2 === 0);
    note({ method, url, headers, names, isKnown, bytes: body.length, hash });
    if (url.startsWith("/api/v1/block"))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BLOCK);
    const [, count] = /together=(\d+)/.exec(url) ?? [];
    if (count === undefined) return answer(request, response, body);
    together.push(() => answer(request, response, body));
    if (together.length < Number(count)) return;
    for (const go of together) go();
    together = [];
  });
}

let listening = 0;
const sockets = socketsOf(process.env[SOCKET_VARIABLE] ?? "");
for (const path of sockets) {
  const server = createServer({ keepAliveTimeout: 0 }, handle);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    note({ noRequest: error.code });
    socket.destroy();
  });
  // The test has ended meanwhile.
  server.on("error", () => process.exit());
  server.listen(path, () => {
    listening += 1;
    if (listening === sockets.length) tell({ kind: "ready" });
  });
}
setInterval(() => tell({ kind: "alive" }), ALIVE).unref();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("message", ({ kind, id }: { kind: string; id: number }) => {
  if (kind === "expire" || kind === "flush") tell({ kind: "done", id });
});
process.on("disconnect", () => process.exit());
if (!process.connected) process.exit();
