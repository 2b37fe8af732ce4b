import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import type { Head } from "#lib/run/front/connections.ts";
import type { Asking } from "#lib/run/front/rendered-answer.ts";
import { toSources } from "#lib/shop/media/image-sizes.ts";
import { frontBefore } from "#tests/factories/processes/front.ts";
import { createPicturesAhead } from "./pictures-ahead.ts";
import { picturesOfPage } from "./pictures-of-page.ts";

const escaped = (text = ""): string => text.replaceAll("&", "&amp;");

/** A picture as a page's markup holds it. */
function picture(name: string, sizes = "(min-width: 1024px) 25vw, 50vw", loading = "lazy"): string {
  const { src, srcSet } = toSources(`https://media.example/${name}.jpg`, 1_920, sizes);
  return `<img srcSet="${escaped(srcSet)}" sizes="${sizes}" src="${escaped(src)}" alt="a &gt; b" loading="${loading}"/>`;
}

const page = (...names: readonly string[]): Buffer =>
  Buffer.from(`<main>${names.map((name) => picture(name)).join("")}</main>`);

/** Name and width of an asked address. */
function nameOf(address: string): string {
  const { searchParams } = new URL(address, "http://shop.example");
  return `${searchParams.get("url")?.match(/(\w+)\.jpg$/)?.[1]} ${searchParams.get("w")}`;
}

/** A process that makes pictures, each when it is told to. */
function maker() {
  const asked: Asking[] = [];
  let running = 0;
  let most = 0;
  return {
    asked,
    names: () => asked.map(({ path }) => nameOf(path)),
    most: () => most,
    send: async (sent: Asking): Promise<Head> => {
      asked.push(sent);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return { statusCode: 200, headers: {}, body: Readable.from(["picture"]) };
    },
  };
}

const asked = { host: "shop.example", "x-forwarded-proto": "https", cookie: "secret" };

describe("the pictures of a page", () => {
  it("are those that are seen at once first, in the widths of a phone and a computer", () => {
    const html = picture("below") + picture("first", "100vw", "eager") + picture("small", "64px");
    expect(picturesOfPage(html).map(nameOf)).toEqual([
      "first 1440",
      "below 640",
      "below 390",
      "small 128",
      "small 64",
    ]);
  });

  it("are nothing else, and not too many", () => {
    expect(
      picturesOfPage(`<img src="/a.png"/><img srcset="https://other.example/_next/image?w=1 1w"/>`),
    ).toEqual([]);
    const many = Array.from({ length: 100 }, (_, place) => picture(`p${place}`)).join("");
    expect(picturesOfPage(many)).toHaveLength(48);
  });
});

describe("pictures ahead", () => {
  it("are made one by one, for the site of the page, without what the visitor sent", async () => {
    const process = maker();
    const ahead = createPicturesAhead({ forPictures: () => process, isIdle: () => true });
    ahead.add(page("a", "b"), asked);
    await ahead.done();
    expect(process.names()).toEqual(["a 640", "a 390", "b 640", "b 390"]);
    expect(process.most()).toBe(1);
    expect(process.asked[0]?.headers).toEqual({
      accept: "image/avif,image/webp",
      host: "shop.example",
      "x-forwarded-host": "shop.example",
      "x-forwarded-proto": "https",
      "x-forwarded-for": "127.0.0.1",
    });
  });

  it("are made once", async () => {
    const process = maker();
    const ahead = createPicturesAhead({ forPictures: () => process, isIdle: () => true });
    ahead.add(page("a"), asked);
    ahead.add(page("a", "b"), asked);
    await ahead.done();
    ahead.add(page("b", "a"), asked);
    await ahead.done();
    expect(process.names()).toEqual(["a 640", "a 390", "b 640", "b 390"]);
  });

  it("wait until nobody else does", async () => {
    const process = maker();
    let busy = 3;
    const ahead = createPicturesAhead({
      forPictures: () => process,
      isIdle: () => {
        if (busy > 0) expect(process.asked).toEqual([]);
        busy -= 1;
        return busy < 0;
      },
      limits: { look: 1 },
    });
    ahead.add(page("a"), asked);
    await ahead.done();
    expect(busy).toBeLessThan(0);
    expect(process.names()).toEqual(["a 640", "a 390"]);
  });

  it("are dropped where they wait for too long", async () => {
    const process = maker();
    const limits = { look: 1, patience: 20 };
    const ahead = createPicturesAhead({
      forPictures: () => process,
      isIdle: () => false,
      limits,
    });
    ahead.add(page("a"), asked);
    await ahead.done();
    expect(process.asked).toEqual([]);
    expect(ahead.size()).toBe(0);
  });

  it.each([
    ["number", { waiting: 3 }],
    ["length", { characters: 3 * 80 }],
  ])("are bounded in %s", async (_, limits) => {
    const process = maker();
    const ahead = createPicturesAhead({
      forPictures: () => process,
      isIdle: () => false,
      limits: { look: 1, patience: 20, ...limits },
    });
    for (let place = 0; place < 50; place += 1) ahead.add(page(`p${place}`), asked);
    expect(ahead.size()).toBeGreaterThan(0);
    expect(ahead.size()).toBeLessThanOrEqual(3);
    await ahead.done();
    expect(ahead.size()).toBe(0);
  });

  it("go on after one that cannot be made", async () => {
    const process = maker();
    let tries = 0;
    const send = (sent: Asking) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error("gone")) : process.send(sent);
    };
    const ahead = createPicturesAhead({ forPictures: () => ({ send }), isIdle: () => true });
    ahead.add(page("a"), asked);
    await ahead.done();
    expect(process.names()).toEqual(["a 390"]);
  });
});

describe("the front", () => {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "s-maxage=300",
    "x-nextjs-cache": "MISS",
    "x-front-page": encodeURIComponent("/storefront/shop.example/en/shop"),
  };

  it("has heard of each page once it is rendered, and of nothing for one person", async () => {
    const pages: string[] = [];
    const { ask } = await frontBefore(
      async ({ url = "" }, response) => {
        const isShared = !url.startsWith("/cart") && !url.startsWith("/api");
        response.writeHead(url === "/gone" ? 404 : 200, {
          ...headers,
          ...(!isShared && { "cache-control": "private, no-store" }),
        });
        response.end(`page ${url}`);
      },
      { onPage: (html) => pages.push(html.toString()) },
    );
    await ask("/shop");
    await ask("/shop");
    await ask("/shop?_rsc=1", { headers: { rsc: "1" } });
    for (const path of ["/cart", "/gone", "/api/v1/cart"]) await ask(path);
    expect(pages).toEqual(["page /shop"]);
  });
});
