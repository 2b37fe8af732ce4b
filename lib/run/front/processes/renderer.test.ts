import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { createPageStore } from "#lib/web/cache/page-store.ts";
import { aRenderProgram, pidOf } from "#tests/factories/processes/render-program.ts";
import { startRenderer } from "./renderer.ts";

/** Milliseconds for a process to start on a machine that does much else. */
const timeout = 15_000;

function start() {
  vi.stubEnv("LOG_LEVEL", "silent");
  const { file, folder } = aRenderProgram();
  const renderer = startRenderer({
    name: "0",
    file,
    socket: join(folder, "0.sock"),
    env: process.env,
    niceness: 0,
    owner: { ...createPageStore(), report: async () => null },
  });
  onTestFinished(() => renderer.end());
  return renderer;
}

it("starts a process again that was killed, on the socket that it has left behind", async () => {
  const renderer = start();
  expect(await renderer.ready).toBe(true);
  const first = await pidOf(renderer);
  process.kill(first, "SIGKILL");
  await expect.poll(() => renderer.figures().restarts, { timeout }).toBe(1);
  await expect.poll(() => renderer.isReady(), { timeout }).toBe(true);
  expect(await pidOf(renderer)).not.toBe(first);
});

it("lets a request wait for a process that is being started again", async () => {
  const renderer = start();
  await renderer.ready;
  const first = await pidOf(renderer);
  process.kill(first, "SIGKILL");
  await expect.poll(() => renderer.isReady(), { interval: 5, timeout }).toBe(false);
  expect(await pidOf(renderer)).not.toBe(first);
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
  expect(await pidOf(renderer)).toBe(renderer.pid());
  gone.abort();
  const ends = await Promise.allSettled(slow);
  expect(ends.every(({ status }) => status === "rejected")).toBe(true);
});

it("opens a connection for each of hundreds of requests at once, and keeps them for the next", async () => {
  const renderer = start();
  await renderer.ready;
  const ask = async () => {
    const answer = await renderer.send({ method: "GET", path: "/", headers: {} });
    await finished(answer.body.resume());
    return Number(answer.headers["x-connections"]);
  };
  const opened = Math.max(...(await Promise.all(Array.from({ length: 300 }, ask))));
  expect(opened).toBeGreaterThan(100);
  const again = await Promise.all(Array.from({ length: opened }, ask));
  expect(Math.max(...again)).toBe(opened);
});

it("has a heap within what docs/operations.md gives a process, however large the machine is", async () => {
  const renderer = start();
  await renderer.ready;
  const { headers } = await renderer.send({ method: "GET", path: "/", headers: {} });
  // V8 counts what is young besides.
  expect(Number(headers["x-heap"])).toBeLessThan(1_200);
});
