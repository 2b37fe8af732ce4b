import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { startRenderer } from "./renderer.ts";

/** A program that answers as a render process does: with its own number, when the request is whole. */
const PROGRAM = `
import { createServer } from "node:http";
createServer((request, response) => {
  request.on("end", () => response.end(String(process.pid))).resume();
}).listen(
  process.env.FRONT_SOCKET,
  () => process.send({ kind: "ready" }),
);
process.on("disconnect", () => process.exit());
`;

function start() {
  const folder = mkdtempSync(join(tmpdir(), "renderer-"));
  const file = join(folder, "program.mjs");
  writeFileSync(file, PROGRAM);
  const socket = join(folder, "0.sock");
  const renderer = startRenderer({ file, socket, env: process.env, onExpired: async () => {} });
  onTestFinished(() => {
    renderer.end();
    rmSync(folder, { recursive: true, force: true });
  });
  return renderer;
}

/** Asks for the number of the process. */
async function numberOf(renderer: ReturnType<typeof start>): Promise<number> {
  const answer = await renderer.send({ method: "GET", path: "/", headers: {} });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Number(Buffer.concat(parts).toString());
}

it("starts a process again that was killed, on the socket that it has left behind", async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  const renderer = start();
  const ask = () => numberOf(renderer);
  expect(await renderer.ready).toBe(true);
  const first = await ask();
  process.kill(first, "SIGKILL");
  await expect.poll(() => renderer.figures().restarts, { timeout: 5_000 }).toBe(1);
  await expect.poll(() => renderer.isReady(), { timeout: 5_000 }).toBe(true);
  expect(await ask()).not.toBe(first);
});

it("lets a request wait for a process that is being started again", async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  const renderer = start();
  await renderer.ready;
  const first = await numberOf(renderer);
  process.kill(first, "SIGKILL");
  await expect.poll(() => renderer.isReady(), { interval: 5 }).toBe(false);
  expect(await numberOf(renderer)).not.toBe(first);
});

it("answers others while many send bodies that never end", async () => {
  const renderer = start();
  await renderer.ready;
  const gone = new AbortController();
  const slow = Array.from({ length: 700 }, () => {
    const body = new IncomingMessage(new Socket());
    body.push("x");
    const headers = { "content-length": "100" };
    return renderer.send({ method: "POST", path: "/", headers, body }, gone.signal);
  });
  expect(await numberOf(renderer)).toBe(renderer.pid());
  gone.abort();
  const ends = await Promise.allSettled(slow);
  expect(ends.every(({ status }) => status === "rejected")).toBe(true);
});
