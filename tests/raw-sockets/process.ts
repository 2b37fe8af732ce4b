/**
 * A program that stands in for a render process: it takes requests as one does, writes each into the file that
 * `SEEN_FILE` names, and answers with what it has seen.
 */
import { createHash } from "node:crypto";
import { appendFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { HEARTBEAT, SECRET_VARIABLE, SOCKET_VARIABLE, socketsOf } from "#lib/front/messages.ts";
import { knowTheFront } from "#lib/server/know-the-front.ts";

const isFromFront = knowTheFront(process.env[SECRET_VARIABLE] ?? "");
const note = (what: object): void =>
  appendFileSync(process.env.SEEN_FILE ?? "", `${JSON.stringify(what)}\n`);

/** Answers that wait until so many have come together. */
let together: (() => void)[] = [];

function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const { method = "", url = "", headers } = request;
  const host = String(headers["x-forwarded-host"]);
  const isShared = method === "GET" && /^\/(?:hit|_next\/static\/)/.test(url);
  const who = isShared ? "shared" : String(headers["x-case"]);
  const token = `<<${who} ${host} ${method} ${url} ${body.length}>>`;
  response.writeHead(200, {
    "content-type": isShared ? "text/html; charset=utf-8" : "text/plain",
    "cache-control": isShared ? "s-maxage=300" : "private, no-store",
    "x-echo": token,
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
  server.listen(path, () => {
    listening += 1;
    if (listening === sockets.length) process.send?.({ kind: "ready" });
  });
}
setInterval(() => process.send?.({ kind: "alive" }), HEARTBEAT).unref();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
process.on("message", ({ kind, id }: { kind: string; id: number }) => {
  if (kind === "expire" || kind === "flush") process.send?.({ kind: "done", id });
});
process.on("disconnect", () => process.exit());
