import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { holderOf, reaches } from "./probes.mjs";

let server: Server | undefined;
afterEach(() => server?.close());

/** Answers the given paths with JSON and everything else with `otherwise`. */
async function serve(answers: Record<string, unknown>, otherwise = 404): Promise<number> {
  const made = createServer((request, response) => {
    const found = answers[request.url ?? ""];
    response.writeHead(found === undefined ? otherwise : 200);
    response.end(found === undefined ? "no" : JSON.stringify(found));
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, resolve));
  return (made.address() as AddressInfo).port;
}

describe("the holder of a port", () => {
  it.each([
    ["shop", { "/api/health": { status: "live" } }],
    ["sandbox", { "/_sandbox/hints": { logins: [] } }],
    ["other", { "/api/health": { ok: true }, "/_sandbox/hints": "hello" }],
    ["other", {}],
  ])("is the %s", async (holder, answers) => {
    expect(await holderOf(await serve(answers))).toBe(holder);
  });

  it("is nobody where nothing listens", async () => {
    const port = await serve({});
    await new Promise((resolve) => server?.close(resolve));
    expect(await holderOf(port)).toBe("nobody");
  });
});

it("an address is reached when it answers, whatever it has to say, but not when it fails", async () => {
  expect(await reaches(`http://localhost:${await serve({}, 404)}/media`)).toBe(true);
  server?.close();
  expect(await reaches(`http://localhost:${await serve({}, 502)}/media`)).toBe(false);
  expect(await reaches("http://localhost:1/media")).toBe(false);
});
