import { finished } from "node:stream/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { createPageStore } from "#lib/web/cache/page-store.ts";
import { aRenderProgram, pidOf } from "#tests/factories/processes/render-program.ts";
import { startRenderers } from "./render-processes.ts";
import type { Renderer } from "./renderer.ts";

type Process = Pick<Renderer, "send">;

/** Milliseconds for a process to start on a machine that does much else. */
const timeout = 15_000;

async function start(count: number) {
  vi.stubEnv("LOG_LEVEL", "silent");
  const store = createPageStore({ onExpired: (tags) => renderers.expire(tags) });
  const renderers = startRenderers({
    ...aRenderProgram(),
    count,
    sharesState: false,
    owner: { ...store, report: async () => null },
  });
  onTestFinished(() => renderers.end());
  expect(await renderers.ready).toBe(true);
  await expect.poll(() => renderers.forCalls() === renderers.forPeople(), { timeout }).toBe(false);
  const ask = async (process: Process, path: string) => {
    const { headers, body } = await process.send({ method: "GET", path, headers: {} });
    await finished(body.resume());
    return headers;
  };
  const find = async (process: Process, page: string) =>
    JSON.parse(String((await ask(process, `/find/${page}`))["x-found"]));
  return { renderers, store, ask, find };
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

it("keeps for all processes what one of them has rendered", async () => {
  const { renderers, ask, find } = await start(2);
  const [first, calls] = [renderers.forPeople(), renderers.forCalls()];
  expect(await find(calls, "one")).toEqual([null, "held"]);
  await ask(first, "/keep/one");
  expect(await find(calls, "one")).toEqual(["a page", "fresh"]);
});

it("has told every process of an expiry, and has expired itself, before who expires goes on", async () => {
  const { renderers, ask, find } = await start(2);
  const [first, calls] = [renderers.forPeople(), renderers.forCalls()];
  await ask(first, "/keep/one");
  expect(await ask(calls, "/expire/t")).toHaveProperty("x-heard", "t");
  expect(await ask(first, "/")).toHaveProperty("x-heard", "t");
  expect(await find(first, "one")).toEqual(["a page", "held"]);
});

it("goes on without a process that has died in the middle of keeping a page", async () => {
  const { renderers, store, ask, find } = await start(1);
  const first = renderers.forPeople();
  await expect(ask(first, "/die/one")).rejects.toThrow();
  await store.expire(["t"]);
  await expect.poll(() => first.isReady(), { timeout }).toBe(true);
  expect(await find(first, "one")).toEqual([null, "held"]);
  expect(first.failures()).toBe(0);
  await ask(first, "/keep/two");
  await ask(first, "/fail/two");
  expect(first.failures()).toBe(1);
  expect(await find(first, "two")).toEqual(["a page", "fresh"]);
});

it("tells every other process of a token that one of them has ended", async () => {
  const { renderers, ask } = await start(2);
  const [first, calls] = [renderers.forPeople(), renderers.forCalls()];
  await ask(calls, "/end/token");
  const ended = async (process: Process) => (await ask(process, "/"))["x-ended"];
  await expect.poll(() => ended(first), { timeout }).toBe("token");
  expect(await ended(calls)).toBe("");
});
