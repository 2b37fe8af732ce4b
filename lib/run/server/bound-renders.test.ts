import { expect, it } from "vitest";
import { serve } from "#tests/factories/processes/serve.ts";
import { boundRenders } from "./bound-renders.ts";

/** A server that renders one page at a time, each until it is let go, and lets one wait. */
async function rendersOne(patience: number) {
  const going: (() => void)[] = [];
  const handle = boundRenders(
    async (_request, response) => {
      await new Promise<void>((go) => going.push(go));
      response.end("rendered");
    },
    { running: 1, waiting: 1, patience },
  );
  const port = await serve(async (request, response) => handle(request, response));
  const ask = async (path = "/shop") => {
    const answer = await fetch(`http://localhost:${port}${path}`);
    const { status, headers } = answer;
    return { status, text: await answer.text(), retryAfter: headers.get("retry-after") };
  };
  return { ask, going };
}

const refused = { status: 503, text: "Too many pages at once.", retryAfter: "5" };
const rendered = { status: 200, text: "rendered", retryAfter: null };

it("lets the next one wait, and refuses who comes when enough wait", async () => {
  const { ask, going } = await rendersOne(60_000);
  const first = ask();
  await expect.poll(() => going.length).toBe(1);
  const others = [ask(), ask()];
  expect(await Promise.race(others)).toEqual(refused);
  going[0]?.();
  expect(await first).toEqual(rendered);
  await expect.poll(() => going.length).toBe(2);
  going[1]?.();
  expect(await Promise.all(others)).toContainEqual(rendered);
});

it("refuses who has waited too long, and goes on with the next", async () => {
  const { ask, going } = await rendersOne(20);
  const first = ask();
  await expect.poll(() => going.length).toBe(1);
  expect(await ask()).toEqual(refused);
  going[0]?.();
  expect(await first).toEqual(rendered);
  const next = ask();
  await expect.poll(() => going.length).toBe(2);
  going[1]?.();
  expect(await next).toEqual(rendered);
});

it("bounds no calls and no files", async () => {
  const { ask, going } = await rendersOne(60_000);
  const all = Promise.all(["/shop", "/api/health", "/_next/static/a.js"].map(ask));
  await expect.poll(() => going.length).toBe(3);
  for (const go of going) go();
  expect((await all).map(({ status }) => status)).toEqual([200, 200, 200]);
});
