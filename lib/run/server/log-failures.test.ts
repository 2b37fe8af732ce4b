import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { logFailures } from "./log-failures.ts";
import type { Handle } from "./request-step.ts";

const lines: Record<string, unknown>[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.stubEnv("LOG_LEVEL", "info");
  resetSettings();
  vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
});
afterEach(() => {
  resetSettings();
});

async function ask(
  path: string,
  handle: Handle,
  headers: Record<string, string> = {},
): Promise<void> {
  const port = await serve(logFailures(handle));
  await (await fetch(`http://localhost:${port}${path}`, { headers })).text();
}
const answers =
  (status: number): Handle =>
  async (_request, response) => {
    response.writeHead(status);
    response.end("x");
  };

it.each([
  [503, "warn"],
  [500, "error"],
  [502, "error"],
])("an answer of %s is a line of the log, without the query", async (status, level) => {
  await ask("/shop?token=SECRET", answers(status));
  expect(lines).toEqual([
    expect.objectContaining({
      level,
      status,
      method: "GET",
      site: "localhost",
      path: "/shop",
      duration: expect.any(Number),
      trace: expect.stringMatching(/^[0-9a-f]{32}$/),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain("SECRET");
});

it("the site is the one that the visitor asked for, behind a proxy too", async () => {
  vi.stubEnv("TRUSTED_PROXY", "1");
  resetSettings();
  await ask("/shop", answers(503), { "x-forwarded-host": "shop.test" });
  expect(lines).toEqual([expect.objectContaining({ site: "shop.test" })]);
});

it("other answers, and readiness, are not logged", async () => {
  await ask("/shop", answers(200));
  await ask("/shop", answers(404));
  await ask("/api/ready", answers(503));
  expect(lines).toEqual([]);
});
