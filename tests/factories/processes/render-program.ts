import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Renderer } from "#lib/run/front/processes/renderer.ts";

/**
 * A program that listens as a render process does, and answers with its own number when a request is whole. Headers say how many
 * megabytes its heap has at most, how many connections it has had, which tags and tokens it has heard of, and how old a page
 * is that it was asked to look for. Asked for `/expire/tag`, `/end/token`, `/keep/page`, `/find/page` or `/fail/page` it does that first;
 * `/die/page` is its end in the middle of keeping one.
 */
const PROGRAM = `
import { createServer } from "node:http";
import { getHeapStatistics } from "node:v8";
import { createRemoteOwner } from ${JSON.stringify(new URL("../../../lib/run/front/owner/remote-owner.ts", import.meta.url).href)};
let connections = 0;
const [ended, heard] = [[], []];
const { owner, answered } = createRemoteOwner((message) => process.send(message));
const page = (bytes) => ({ packed: Buffer.from(bytes), status: 200, tags: ["t"], begunAt: null });
const handle = async (request, response) => {
  request.resume();
  const [, what, name] = request.url.split("/");
  if (what === "end") process.send({ kind: "revoked", revoked: { name, life: 1 } });
  if (what === "expire") await owner.expire([name]);
  if (what === "keep") await owner.set(name, page("a page"));
  if (what === "fail") await owner.fail(name, Date.now());
  if (what === "die") {
    void owner.set(name, page("x".repeat(50_000_000)));
    process.kill(process.pid, "SIGKILL");
  }
  if (what === "find") {
    const found = await owner.get(name);
    const bytes = found.page && Buffer.from(found.page.packed).toString();
    response.setHeader("x-found", JSON.stringify([bytes, found.use]));
  }
  response.setHeader("x-connections", connections);
  response.setHeader("x-heap", Math.round(getHeapStatistics().heap_size_limit / 1024 ** 2));
  response.setHeader("x-ended", ended.join());
  response.setHeader("x-heard", heard.join());
  if (request.complete) response.end(String(process.pid));
  else request.on("end", () => response.end(String(process.pid)));
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
process.on("message", ({ kind, id, revoked, tags, answer }) => {
  if (kind === "revoke") ended.push(revoked.name);
  if (kind === "answer") answered(id, answer);
  if (kind === "expire") heard.push(...tags);
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
