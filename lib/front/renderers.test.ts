import { expect, it, onTestFinished, vi } from "vitest";
import { aRenderProgram, pidOf } from "#tests/factories/processes/render-program.ts";
import { startRenderers } from "./renderers.ts";

/** Milliseconds for a process to start on a machine that does much else. */
const timeout = 15_000;

async function start(count: number) {
  vi.stubEnv("LOG_LEVEL", "silent");
  const [onExpired, onOwnExpired] = [vi.fn(), vi.fn()];
  const renderers = startRenderers({
    ...aRenderProgram(),
    count,
    sharesState: false,
    onExpired,
    onOwnExpired,
  });
  onTestFinished(() => renderers.end());
  expect(await renderers.ready).toBe(true);
  await expect.poll(() => renderers.forCalls() === renderers.forPeople(), { timeout }).toBe(false);
  return { renderers, onExpired, onOwnExpired };
}

it("keeps calls of shoppers away from what renders pages", async () => {
  const { renderers } = await start(1);
  expect(renderers.forPages()).toBe(renderers.forPeople());
  expect(await pidOf(renderers.forCalls())).not.toBe(await pidOf(renderers.forPages()));
});

it("gives those calls to a process for pages while theirs is started again", async () => {
  const { renderers } = await start(1);
  const own = renderers.forCalls();
  process.kill(await pidOf(own), "SIGKILL");
  await expect.poll(() => renderers.forCalls() === renderers.forPeople(), { timeout }).toBe(true);
  await expect.poll(() => renderers.forCalls() === own, { timeout }).toBe(true);
});

it("tells of what this machine has expired, and not of what other replicas have", async () => {
  const { renderers, onExpired, onOwnExpired } = await start(1);
  const process = renderers.forPeople();
  for (const path of ["/other/a", "/own/b"]) {
    const head = await process.send({ method: "GET", path, headers: {} });
    head.body.resume();
    await process.announcedUpTo(Number(head.headers["x-number"]));
  }
  expect(onExpired.mock.calls).toEqual([[["a"]], [["b"]]]);
  expect(onOwnExpired.mock.calls).toEqual([[["b"]]]);
  await renderers.flush();
});

it("tells every other process of a token that one of them has ended", async () => {
  const { renderers } = await start(2);
  const [first, calls] = [renderers.forPeople(), renderers.forCalls()];
  const ask = async (process: typeof first, path: string) => {
    const { headers, body } = await process.send({ method: "GET", path, headers: {} });
    body.resume();
    return headers["x-ended"];
  };
  await ask(calls, "/end/token");
  await expect.poll(() => ask(first, "/"), { timeout }).toBe("token");
  expect(await ask(calls, "/")).toBe("");
});
