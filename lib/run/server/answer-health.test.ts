import { expect, it } from "vitest";
import { serve } from "#tests/factories/processes/serve.ts";
import { answerHealth } from "./answer-health.ts";

/** Asks for both probes with these processes, each by whether it answers. */
async function ask(processes: Record<string, boolean>) {
  const all = Object.entries(processes).map(([name, isReady]) => ({ name, isReady }));
  const port = await serve(
    answerHealth(
      async (_request, response) => void response.end("asked"),
      () => all,
    ),
  );
  const [health, ready] = await Promise.all(
    ["health", "ready"].map((probe) => fetch(`http://localhost:${port}/api/${probe}`)),
  );
  return { health: health?.status, ready: ready?.status, said: await health?.json(), port };
}

it("says of each process whether it answers", async () => {
  const { health, said } = await ask({ "render-0": true, calls: false });
  expect(health).toBe(200);
  expect(said).toEqual({ status: "live", processes: { "render-0": "ready", calls: "not ready" } });
});

it("is not ready while one of them does not answer, and not live when none does", async () => {
  expect(await ask({ "render-0": true, calls: true })).toMatchObject({ health: 200, ready: 200 });
  expect(await ask({ "render-0": true, calls: false })).toMatchObject({ health: 200, ready: 503 });
  expect(await ask({ "render-0": false, calls: false })).toMatchObject({ health: 503, ready: 503 });
});

it("asks a process for everything else", async () => {
  const { port } = await ask({ "render-0": false });
  expect(await (await fetch(`http://localhost:${port}/api/v1/x`)).text()).toBe("asked");
});
