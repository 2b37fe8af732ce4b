import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Asked } from "#lib/run/front/visit-key.ts";
import { frontBefore } from "#tests/factories/processes/front.ts";
import { ownHeaders } from "./own-headers.ts";
import { createPagesAhead } from "./pages-ahead.ts";
import { createPopularFile } from "./popular-file.ts";

const asked = (url: string): Asked => ({
  method: "GET",
  url,
  headers: { host: "shop.example", "x-forwarded-proto": "https", cookie: "secret" },
});

/** Pages ahead, with what they have had rendered. */
function ahead() {
  const renewed: Asked[] = [];
  const pages = createPagesAhead({
    renew: async (one) => void renewed.push(one),
    isIdle: () => true,
    limits: { pause: 0, rest: 0 },
  });
  return { pages, renewed, paths: () => renewed.map(({ url }) => url) };
}

describe("pages ahead", () => {
  it("are those that most visitors have got, rendered once after all that expires together", async () => {
    const { pages, paths } = ahead();
    for (const path of ["/", "/rare", "/shop", "/shop?page=2"]) pages.rendered(path, asked(path));
    pages.count([
      ["/", 2],
      ["/rare", 1],
      ["/shop", 5],
      ["/shop?page=2", 9],
      ["/unknown", 9],
    ]);
    pages.count([["/", 4]]);
    pages.expired();
    pages.expired();
    await expect.poll(paths).toEqual(["/", "/shop"]);
  });

  it("are asked for by this machine, without what the visitor sent", async () => {
    const { pages, renewed } = ahead();
    pages.rendered("/", asked("/"));
    pages.count([["/", 2]]);
    pages.expired();
    await expect.poll(() => renewed).toHaveLength(1);
    expect(renewed[0]?.headers).toEqual({
      host: "shop.example",
      "x-forwarded-host": "shop.example",
      "x-forwarded-proto": "https",
      "x-forwarded-for": "127.0.0.1",
    });
  });
});

describe("the file of popular pages", () => {
  function folder(): string {
    const path = mkdtempSync(join(tmpdir(), "popular-"));
    onTestFinished(() => rmSync(path, { recursive: true }));
    return path;
  }

  it("brings the pages of the last run back", async () => {
    const path = join(folder(), "pages.json");
    const { pages } = ahead();
    pages.rendered("/", asked("/"));
    pages.count([["/", 2]]);
    const file = createPopularFile(path);
    file.write(pages.popular());
    await file.done();
    const { pages: next, paths, renewed } = ahead();
    next.begin(createPopularFile(path).read());
    await next.done();
    expect(paths()).toEqual(["/"]);
    expect(renewed[0]?.headers).toEqual(pages.popular()[0]?.headers);
  });

  it.each([
    ["no list", "{}"],
    ["no JSON", "[{"],
    ["an address of elsewhere", '[{"url":"//other.example","host":"a b","proto":"http"}]'],
    ["parameters", '[{"url":"/?token=1","host":"shop.example","proto":"http"}]'],
    ["another protocol", '[{"url":"/","host":"shop.example","proto":"file"}]'],
  ])("is left alone with %s", (_what, text) => {
    const path = join(folder(), "pages.json");
    writeFileSync(path, text);
    expect(createPopularFile(path).read()).toEqual([]);
  });

  it("works without a file that can be read or written", async () => {
    const file = createPopularFile(join(folder(), "missing/pages.json"));
    file.write([asked("/")]);
    await file.done();
    expect(file.read()).toEqual([]);
  });

  it("leaves nothing beside it", async () => {
    const path = folder();
    const file = createPopularFile(join(path, "pages.json"));
    file.write(createPopularFile(join(path, "none.json")).read());
    await file.done();
    expect(readdirSync(path)).toEqual([]);
    file.write([{ ...asked("/"), headers: ownHeaders(asked("/").headers) }]);
    await file.done();
    expect(readdirSync(path)).toEqual(["pages.json"]);
  });
});

describe("the front", () => {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "s-maxage=300, stale-while-revalidate=31535700",
    "x-nextjs-cache": "MISS",
    "x-front-tags": encodeURIComponent("shop.example|site"),
    "x-front-page": encodeURIComponent("/storefront/shop.example/en/shop"),
  };

  it("renders an expired page before a visitor asks, and never one that is there", async () => {
    const { ask, front, seen, host } = await frontBefore(async (_request, response) => {
      response.writeHead(200, headers);
      response.end("page");
    });
    await ask("/shop");
    front.expire(["shop.example|site"]);
    const again = { method: "GET", url: "/shop", headers: { host } };
    await front.renew(again);
    await front.renew(again);
    expect(seen).toHaveLength(2);
    expect((await ask("/shop")).headers["x-cache"]).toBe("HIT");
  });
});
