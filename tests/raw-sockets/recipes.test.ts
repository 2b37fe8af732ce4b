import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCase, SMUGGLED, type Target } from "./cases.ts";
import { openRaw } from "./client.ts";
import { chunked, VALID } from "./framings.ts";
import { tryAll } from "./run.ts";
import { type Shop, startShop } from "./shop.ts";

const PAGE: Target = {
  name: "page",
  path: (id) => `/no-such-${id}`,
  body: "forgotten",
  isPage: true,
};
const CALL: Target = { name: "call", path: () => "/api/v1/x", body: "whole" };
const framingOf = (name: string) => {
  const found = VALID.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

/** Everybody requests a page that may be cached from then on, and gets that of their own site. */
async function expectOwnPages(shop: Shop, rounds: readonly string[]): Promise<void> {
  for (const round of rounds)
    for (const host of ["one.example", "two.example"]) {
      const client = openRaw(shop.port);
      await client.send("GET", [`GET /hit?n=${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n`]);
      await client.wait(1);
      const [answer] = client.answers();
      expect(answer?.body).toBe(`<<shared ${host} GET /hit?n=${host} 0>>`);
      expect(answer?.head).toContain(`x-cache: ${round}`);
      client.end();
    }
}

describe.each([
  { name: "the front", keeps: true, rounds: ["MISS", "HIT"] },
  { name: "a shop without a front", keeps: false, rounds: ["PASS", "PASS"] },
])("$name", ({ keeps, rounds }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ keeps });
  });
  afterAll(() => shop.stop());

  it.each([
    "DELETE",
    "GET",
    "OPTIONS",
    "TRACE",
    "HEAD",
  ])("takes no request out of the chunks of a %s request, and keeps none for others", async (method) => {
    const jobs = [PAGE, CALL].map((target) => ({
      one: makeCase({ method, target, framing: framingOf("one chunk") }),
      mode: "keep-alive" as const,
    }));
    expect((await tryAll(shop, jobs)).faults).toEqual([]);
  });

  it("waits for no body of a GET request with a length, and takes none of the next visitor's bytes", async () => {
    const framing = framingOf("length");
    const padded = "\r\n".repeat(700) + SMUGGLED;
    const jobs = ["GET", "HEAD", "POST"].map((method) => ({
      one: makeCase({
        method,
        target: PAGE,
        framing,
        body: method === "POST" ? padded : "x".repeat(900),
      }),
      mode: "keep-alive" as const,
    }));
    expect((await tryAll(shop, jobs)).faults).toEqual([]);
    await expectOwnPages(shop, rounds);
  });

  it("keeps for everybody only what was asked for with the address that it answers", async () => {
    const client = openRaw(shop.port);
    const body = chunked(SMUGGLED.replace("/SMUGGLED", "/hit?n=one.example"), { size: 10_000 });
    await client.send("DELETE", [
      `DELETE /no-such-page HTTP/1.1\r\nHost: two.example\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
    ]);
    await client.wait(1);
    client.end();
    const seen = shop.takeSeen();
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toContain("DELETE /no-such-page");
    expect(JSON.stringify(seen)).not.toContain("victim.example");
  });
});
