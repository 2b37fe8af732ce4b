import { describe, expect, it } from "vitest";
import { FAILED_WITH_OLDER, frontBefore } from "#tests/factories/processes/front.ts";

const shared = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=300, stale-while-revalidate=31535700",
  "x-nextjs-prerender": "1",
  "x-nextjs-cache": "HIT",
  "x-front-tags": encodeURIComponent("shop.example|site"),
  "x-front-page": encodeURIComponent("/storefront/shop.example/en/shop"),
};
const keyHeaders = (tags: readonly string[]) => ({ "surrogate-key": tags.join(" ") });

/** A shop without a front, whose process answers with these headers. */
const alone = async (headers: Record<string, string>) =>
  frontBefore(
    async (_request, response) => {
      response.writeHead(200, headers);
      response.end("<p>page");
    },
    { keeps: false, keyHeaders },
  );

describe("an answer that no front keeps", () => {
  it("is asked for each time, and says to caches before the shop by which keys they purge it", async () => {
    const { ask, seen, answers } = await alone(shared);
    for (const { headers } of [await ask(), await ask()])
      expect(headers).toMatchObject({
        "x-cache": "PASS",
        "surrogate-key": "shop.example|site",
        "cache-control": shared["cache-control"],
      });
    expect(seen).toHaveLength(2);
    expect(answers.size()).toMatchObject({ pages: 0, others: 0 });
  });

  it("is kept for a second where a newer one is being rendered", async () => {
    const { ask } = await alone({ ...shared, "x-nextjs-cache": "STALE" });
    const { headers } = await ask();
    expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=1");
    expect(headers["surrogate-key"]).toBe("shop.example|site");
  });

  it("is for nobody else where it shows another view than its address names", async () => {
    const { ask } = await alone({ ...shared, "x-front-tags": "other-view" });
    const { headers } = await ask("/shop?page=5000");
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(headers["surrogate-key"]).toBeUndefined();
  });

  it.each<[string, Record<string, string>]>([
    ["private", { ...shared, "cache-control": "private, no-store" }],
    ["a cookie", { ...shared, "set-cookie": "a=b" }],
    ["another Vary", { ...shared, vary: "cookie" }],
  ])("has no keys with %s", async (_what, headers) => {
    const { ask } = await alone(headers);
    const got = await ask();
    expect(got.headers["surrogate-key"]).toBeUndefined();
    expect(got.headers["cache-control"]).toBe(headers["cache-control"]);
  });

  it("has no keys where something was changed", async () => {
    const { ask } = await alone(shared);
    const { headers } = await ask("/shop", { method: "POST", body: "a=b" });
    expect(headers["surrogate-key"]).toBeUndefined();
  });

  it("goes through with what the client has of it", async () => {
    const { ask, seen } = await alone(shared);
    await ask("/shop", { headers: { "if-none-match": '"x"', "accept-encoding": "gzip" } });
    expect(seen[0]?.headers).toMatchObject({ "if-none-match": '"x"', "accept-encoding": "gzip" });
  });

  it("is the older page where a render fails, and our own page where there is no older one", async () => {
    let hasOlder = true;
    let asked = 0;
    const { ask } = await frontBefore(
      async (_request, response) => {
        asked += 1;
        if (hasOlder && asked > 1) return void response.writeHead(200, shared).end("older");
        response.writeHead(500, hasOlder ? { [FAILED_WITH_OLDER]: "1" } : {}).end();
      },
      { keeps: false, keyHeaders },
    );
    expect((await ask()).text).toBe("older");
    hasOlder = false;
    expect((await ask()).status).toBe(503);
  });
});
