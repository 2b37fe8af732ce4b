import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { createSandbox } from "./app.ts";
import { seed } from "./seed/index.ts";
import { MEDIA_SIZES } from "./seed/media-sizes.ts";
import { cartWith, createClient } from "./testing/client.ts";
import { testSeed } from "./testing/seed.ts";

const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("loads the demo shop for every one of its sites", async () => {
  const sandbox = createSandbox();
  for (const { domain, siteId, apiKey, stores, languages } of seed.sites) {
    const store = String(Object.values(stores)[0]);
    const headers = { apiKey, site: String(siteId), store, "content-type": "application/json" };
    const ask = (path: string, body: object) =>
      sandbox.fetch(
        new Request(`http://sandbox.test/api/v1/${path}`, {
          method: "POST",
          headers,
          body: JSON.stringify(body),
        }),
      );
    await sandbox.fetch(
      new Request("http://sandbox.test/_sandbox/shapes", { method: "POST", body: '{"shape":"b"}' }),
    );
    const products = await (await ask("product/web/filter", { limit: 1 })).json();
    expect(Number(products.data.totalRecords), domain).toBeGreaterThan(0);
    const elements = await (
      await ask("cms/element/getByHandlers", {
        handlers: ["header-section", "footer-section", "cookie-section"],
      })
    ).json();
    expect(elements.data, `${domain} ${languages[0]}`).toHaveLength(3);
  }
});

it("keeps its data between starts, until it is reset", async () => {
  const file = join(folder, "sandbox.db");
  const first = createClient({ file });
  const { session } = await cartWith(first, 1_000_001);
  first.sandbox.close();

  const second = createClient({ file });
  const read = () => second.send("POST", "v1/ecommerce/cart/getCart", session);
  expect((await read()).data.items).toHaveLength(1);
  expect(second.sandbox.isOutdated).toBe(false);
  second.sandbox.reset();
  expect((await read()).status).toBe(400);
  second.sandbox.close();

  const changed = createSandbox({ file, seed: { ...testSeed, coupons: [] } });
  expect(changed.isOutdated).toBe(true);
  changed.close();
});

it("serves people the pages they need", async () => {
  const client = createClient();
  const open = async (path: string) => {
    const response = await client.sandbox.fetch(new Request(`http://sandbox.test${path}`));
    return [response.status, await response.text()] as const;
  };
  expect((await open("/_sandbox/"))[1]).toContain("staff@example.com");
  expect((await open("/_sandbox/orders"))[1]).toContain("No orders yet.");
  expect((await open("/_sandbox/outbox"))[1]).toContain("No e-mails yet.");
  expect((await open("/_sandbox/pay/unknown"))[0]).toBe(404);
  expect((await open("/media/..%2Fsandbox.db"))[0]).toBe(404);
});

it("answers the search service under its own base URL, and marks its calls in the log", async () => {
  const client = createClient();
  const headers = { apiKey: "key-7", site: "7", store: "71", "content-type": "application/json" };
  const body = JSON.stringify({ limit: 1 });
  const path = "/search-service/api/v1/product/web/filter";
  const answer = await client.sandbox.fetch(
    new Request(`http://sandbox.test${path}`, { method: "POST", headers, body }),
  );
  expect((await answer.json()).data.records).toHaveLength(1);
  const { body: log } = await client.control("GET", "log");
  expect(log.at(-1)).toMatchObject({ path, status: 200, body: { limit: 1 } });
});

it("keeps reports of missing pages for people and for tests", async () => {
  const client = createClient();
  for (let times = 0; times < 2; times += 1)
    await client.send("POST", "v1/cms/redirect/addFailedRequest", { path: "/lost" });
  const { body } = await client.control("GET", "failed-requests");
  expect(body).toMatchObject([{ path: "/lost", count: 2, domain: "localhost" }]);
  const page = await client.sandbox.fetch(
    new Request("http://sandbox.test/_sandbox/failed-requests"),
  );
  expect(await page.text()).toContain("<td>/lost</td>");
});

it("serves the video in parts, and the documents", async () => {
  const { sandbox } = createClient();
  const get = (file: string, range?: string) =>
    sandbox.fetch(
      new Request(`http://sandbox.test/media/${file}`, range ? { headers: { range } } : undefined),
    );
  const whole = await get("ball-bounce.webm");
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "video/webm"]);
  const { byteLength } = await whole.arrayBuffer();
  for (const [range, first, last] of [
    ["bytes=0-99", 0, 99],
    ["bytes=100-", 100, byteLength - 1],
    ["bytes=-500", byteLength - 500, byteLength - 1],
  ] as const) {
    const part = await get("ball-bounce.webm", range);
    expect(part.status, range).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes ${first}-${last}/${byteLength}`);
    expect((await part.arrayBuffer()).byteLength).toBe(last - first + 1);
  }
  expect((await get("ball-bounce.webm", "bytes=999999-")).status).toBe(416);
  expect((await get("size-chart.pdf")).headers.get("content-type")).toBe("application/pdf");
  expect((await get("../app.ts")).status).toBe(404);
});

it("serves pictures, and the sizes that their media name", async () => {
  const { sandbox } = createClient();
  const get = (file: string) => sandbox.fetch(new Request(`http://sandbox.test/media/${file}`));
  const sizeOf = async (file: string) => {
    const answer = await get(file);
    expect([answer.status, answer.headers.get("content-type")], file).toEqual([200, "image/webp"]);
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    return [width, height];
  };
  for (const { name, width, height } of [
    { name: "cap-white", width: 1200, height: 1200 },
    { name: "scene-hero", width: 1600, height: 1200 },
    { name: "club-logo", width: 520, height: 160 },
  ]) {
    expect(await sizeOf(`${name}.webp`)).toEqual([width, height]);
    for (const size of MEDIA_SIZES)
      expect(await sizeOf(`${name}-${size.width}x${size.height}.webp`)).toEqual([
        size.width,
        size.height,
      ]);
  }
  for (const file of ["no-such-picture.webp", "cap-white-51x51.webp", "cap-white.png"])
    expect((await get(file)).status, file).toBe(404);
});
