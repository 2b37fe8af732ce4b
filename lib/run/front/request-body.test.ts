import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { frontBefore } from "#tests/factories/processes/front.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { dropRest, ownStream } from "./request-body.ts";

const PATH = "/api/edit/media/upload";
const SIZE = 12_000_000;

/** Sends a whole file before it looks at the answer, as Varnish does; a connection that is closed meanwhile is an error. */
async function sendAll(host: string): Promise<string> {
  const [, port] = host.split(":");
  const socket = connect({ port: Number(port), host: "localhost", allowHalfOpen: true });
  const parts: Buffer[] = [];
  socket.on("data", (part: Buffer) => parts.push(part));
  const ended = once(socket, "end");
  ended.catch(() => {});
  const head = `POST ${PATH} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\ncontent-type: image/png\r\ncontent-length: ${SIZE}\r\n\r\n`;
  socket.write(head);
  const piece = Buffer.alloc(100_000, 1);
  for (let sent = 0; sent < SIZE; sent += piece.length)
    await new Promise<void>((resolve, reject) =>
      socket.write(piece, (error) => (error ? reject(error) : resolve())),
    );
  await ended;
  return Buffer.concat(parts).toString();
}

it("lets who sends a file that is refused at once send it to its end, and read why", async () => {
  const { host } = await frontBefore(async (_request, response) => {
    response.writeHead(422);
    response.end("not a picture");
  });
  const answer = await sendAll(host);
  expect(answer).toMatch(/^HTTP\/1\.1 422 /);
  expect(answer).toContain("not a picture");
});

it("goes on reading from a client when the process has broken its stream off", async () => {
  const port = await serve(async (request, response) => {
    const body = ownStream(request);
    body.destroy(new Error("answered already"));
    await dropRest(request);
    response.writeHead(413, { connection: "close" });
    response.end(String(request.complete));
  });
  expect(await sendAll(`localhost:${port}`)).toMatch(/413[\s\S]*true/);
});

it("breaks the stream off when the client does, and waits for nobody for long", async () => {
  let seen = "";
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const port = await serve(async (request, response) => {
    ownStream(request).once("error", ({ message }) => {
      seen = message;
      resolve();
    });
    await dropRest(request, { time: 0, size: SIZE });
    response.destroy();
  });
  const socket = connect({ port, host: "localhost" });
  socket.on("error", () => {});
  socket.write(`POST ${PATH} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nhalf`);
  await over;
  expect(seen).not.toBe("");
});

it("reads no more than any file is long", async () => {
  const read = Promise.withResolvers<boolean>();
  const port = await serve(async (request, response) => {
    await dropRest(request, { time: 60_000, size: 1_000_000 });
    read.resolve(request.complete);
    response.destroy();
  });
  await sendAll(`localhost:${port}`).catch(() => {});
  expect(await read.promise).toBe(false);
});
