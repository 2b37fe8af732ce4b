import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { aRenderProgram, pidOf } from "#tests/factories/render-program.ts";
import { startRenderer } from "./renderer.ts";

/** Milliseconds for a process to start on a machine that does much else. */
const timeout = 15_000;

it("starts a process again that was killed, on the socket that it has left behind", async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  const { file, folder } = aRenderProgram();
  const socket = join(folder, "0.sock");
  const renderer = startRenderer({
    name: "0",
    file,
    socket,
    env: process.env,
    niceness: 0,
    onExpired: async () => {},
  });
  onTestFinished(() => renderer.end());
  expect(await renderer.ready).toBe(true);
  const first = await pidOf(renderer);
  process.kill(first, "SIGKILL");
  await expect.poll(() => renderer.figures().restarts, { timeout }).toBe(1);
  await expect.poll(() => renderer.isReady(), { timeout }).toBe(true);
  expect(await pidOf(renderer)).not.toBe(first);
});
