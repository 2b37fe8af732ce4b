import { describe, expect, it } from "vitest";
import type { Handle } from "#lib/run/server/request-step.ts";
import { frontBefore } from "#tests/factories/processes/front.ts";
import { keyHeaders } from "./surrogate-keys.ts";

const TAGS = ["shop.example|site", "shop.example|product:racket"];

/** /shop for all, with its tags; the rest for one client. Careless as it is, it has keys of its own. */
const pages: Handle = async ({ url = "" }, response) => {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": url.startsWith("/shop") ? "s-maxage=300" : "private, no-store",
    "x-front-tags": TAGS.map(encodeURIComponent).join(","),
    "surrogate-key": "careless",
    "cache-tag": "careless",
  });
  response.end("page");
};
const namesOf = (headers: object) =>
  Object.keys(headers).filter((name) => /surrogate|cache-tag|x-front/.test(name));

describe("the keys of an answer", () => {
  it("are those of its tags, whether it was kept or not", async () => {
    const { ask } = await frontBefore(pages, { keyHeaders });
    for (const outcome of ["MISS", "HIT"]) {
      const { headers } = await ask("/shop");
      expect(headers).toMatchObject({ "x-cache": outcome, ...keyHeaders(TAGS) });
      expect(JSON.stringify(headers)).not.toMatch(/racket|careless|x-front/);
    }
  });

  it("are sent with what has not changed, so that a cache keeps them", async () => {
    const { ask } = await frontBefore(pages, { keyHeaders });
    const { etag } = (await ask("/shop")).headers;
    const again = await ask("/shop", { headers: { "if-none-match": String(etag) } });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject(keyHeaders(TAGS));
  });

  it("are missing from answers that must not be shared", async () => {
    const { ask } = await frontBefore(pages, { keyHeaders });
    expect(namesOf((await ask("/account")).headers)).toEqual([]);
    expect(namesOf((await ask("/shop", { method: "POST" })).headers)).toEqual([]);
  });

  it("are missing if there is no cache to purge", async () => {
    const { ask } = await frontBefore(pages);
    for (let times = 0; times < 2; times += 1)
      expect(namesOf((await ask("/shop")).headers)).toEqual([]);
  });
});
