import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Renderer } from "#lib/front/renderer.ts";

/**
 * A program that listens as a render process does, and answers with its own number once a request is complete, with the
 * limit of its heap in megabytes and the number of its connections in headers. Requests for `/own/tag` or `/other/tag`
 * make it announce that the tag has expired (for `/end/name` that the token was revoked), by itself or elsewhere, and
 * answer with the announcement's number.
 */
const PROGRAM = `
import { createServer } from "node:http";
import { getHeapStatistics } from "node:v8";
let [number, connections] = [0, 0];
const ended = [];
const handle = (request, response) => {
  response.setHeader("x-connections", connections);
  response.setHeader("x-heap", Math.round(getHeapStatistics().heap_size_limit / 1024 ** 2));
  response.setHeader("x-ended", ended.join());
  const [, whose, tag] = request.url.split("/");
  if (whose === "end") process.send({ kind: "revoked", revoked: { name: tag, life: 1 } });
  else if (tag) {
    number += 1;
    process.send({ kind: "expired", tags: [tag], number, isOwn: whose === "own" });
    response.setHeader("x-number", number);
  }
  request.on("end", () => response.end(String(process.pid))).resume();
};
const SOCKETS = 8;
let listening = 0;
for (let at = 0; at < SOCKETS; at += 1)
  createServer(handle).on("connection", () => {
    connections += 1;
  }).listen(process.env.FRONT_SOCKET + at, () => {
    listening += 1;
    if (listening === SOCKETS) process.send({ kind: "ready" });
  });
setInterval(() => process.send({ kind: "alive" }), 100).unref();
process.on("message", ({ kind, id, revoked }) => {
  if (kind === "revoke") ended.push(revoked.name);
  if (kind === "expire" || kind === "flush") process.send({ kind: "done", id });
});
process.on("disconnect", () => process.exit());
if (!process.connected) process.exit();
`;

/** The program as a file, in a folder of its own for sockets. Both are gone when the test has ended. */
export function aRenderProgram(): { file: string; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), "renderer-"));
  const file = join(folder, "program.mjs");
  writeFileSync(file, PROGRAM);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { file, folder };
}

/** The number of the process that answers. */
export async function pidOf(renderer: Pick<Renderer, "send">): Promise<number> {
  const answer = await renderer.send({ method: "GET", path: "/", headers: {} });
  const parts: Buffer[] = [];
  for await (const part of answer.body) parts.push(part);
  return Number(Buffer.concat(parts).toString());
}
