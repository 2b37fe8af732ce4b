import { createHmac } from "node:crypto";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it } from "vitest";
import { createMeilisearch } from "#deploy/search/meilisearch.ts";
import { createSearchService } from "#deploy/search/search-service.ts";
import { createClient, LOCALHOST, TENIS } from "#sandbox/testing/client.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { KEY, recordMeilisearch } from "./meilisearch-recorder.ts";

const SECRET = "a-secret-of-the-backend";
const PRODUCTS = "product/web/filter";
const SHOWN = { filters: [{ key: "archived", value: false }], select: ["id", "name", "slug"] };

type Loose = ReturnType<typeof JSON.parse>;

/** The service between the sandbox and an engine, which nobody has asked yet; or which another one has filled. */
async function start(before?: Awaited<ReturnType<typeof recordMeilisearch>>) {
  const engine = before ?? (await recordMeilisearch());
  const { sandbox } = createClient();
  const asked: { url?: string; headers: Loose }[] = [];
  const listener = getRequestListener(sandbox.fetch);
  const backend = await serve(async (request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    await listener(request, response);
  });
  const lines: Loose[] = [];
  const { server, scopes } = createSearchService({
    settings: {
      backendUrl: `http://localhost:${backend}`,
      prefix: "shop",
      interval: 3_600_000,
      most: 200,
      revalidateSecret: SECRET,
    },
    engine: createMeilisearch({ url: engine.url, key: KEY, wait: async () => {} }),
    log: (line) => void lines.push(line),
  });
  const port = await serve(
    async (request, response) => void server.emit("request", request, response),
  );
  async function post(path: string, body: unknown, headers: object = LOCALHOST) {
    const response = await fetch(`http://localhost:${port}/api/${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const answer: Loose = await response.json();
    return { status: response.status, answer, data: answer.data };
  }
  /** The names that a search for products finds, in their order. */
  async function names(keywords: string, more: object = {}, headers: object = LOCALHOST) {
    const { data } = await post(`v1/${PRODUCTS}`, { ...SHOWN, keywords, ...more }, headers);
    return data.records.map(({ name }: { name: string }) => name);
  }
  /** Lets a scope be known and indexed. */
  async function index(headers: object = LOCALHOST) {
    await names("anything", {}, headers);
    await scopes.run();
    requests(engine);
    asked.length = 0;
  }
  return { engine, asked, lines, scopes, post, names, index, port };
}

/** The engine's searches since the last look. */
const requests = ({ requests: all }: { requests: string[] }) =>
  all.splice(0).filter((line) => line.endsWith("/search"));

describe("the search service", () => {
  it("lets the backend answer until an index is whole, and then the engine find", async () => {
    const { engine, names, scopes } = await start();
    const before = await names("racket");
    expect(before.length).toBeGreaterThan(0);
    expect(requests(engine)).toEqual([]);
    await scopes.run();
    expect((await names("racket")).length).toBeGreaterThan(0);
    expect(requests(engine)).toHaveLength(1);
    expect(scopes.figures()).toEqual({ indexes: 2, ready: 2 });
  });

  it("finds with typing errors, by names first, in the language of the request", async () => {
    const { names, index, engine } = await start();
    await index();
    await index(TENIS);
    const [racket] = await names("racket");
    expect((await names("rackett"))[0]).toBe(racket);
    // A value of an attribute, which only filters name, in the other site's language.
    const indoors = await names("dvoranaa", {}, TENIS);
    expect(indoors.length).toBeGreaterThan(0);
    for (const name of indoors) expect(name).toMatch(/^Ime /);
    expect(await names("dvorana")).toEqual([]);
    expect(engine.indexes.size).toBe(5);
  });

  it("leaves filters, prices and what may be shown to the backend", async () => {
    const { names, index, asked, post, engine } = await start();
    await index();
    const all = await names("racket", { limit: 200 });
    const first = await names("racket", { limit: 1 });
    const second = await names("racket", { limit: 1, page: 2 });
    expect([...first, ...second]).toEqual(all.slice(0, 2));
    const cheapest = await names("racket", { sort: { field: "name", order: "asc" }, limit: 200 });
    expect(cheapest).toEqual([...all].sort((a, b) => a.localeCompare(b, "en")));
    expect(
      await names("racket", { filters: [{ key: "finalPrice", value: [0, 1], range: true }] }),
    ).toEqual([]);
    const { data } = await post(`v1/${PRODUCTS}`, { ...SHOWN, keywords: "racket", limit: 1 });
    expect(data).toMatchObject({ totalRecords: all.length, totalPages: all.length });
    for (const { headers } of asked) expect(headers).toMatchObject({ apikey: "key-7", site: "7" });
    expect(requests(engine).length).toBeGreaterThan(4);
  });

  it("counts filters over what was found, and says so where nothing was", async () => {
    const { post, index } = await start();
    await index();
    const navigation = "v1/product/layered/navigation";
    const all = await post(navigation, SHOWN);
    const found = await post(navigation, { ...SHOWN, keywords: "racket" });
    expect(found.data.length).toBeGreaterThan(0);
    const sum = ({ data }: Loose) =>
      data
        .flatMap(({ values }: Loose) => values)
        .reduce((n: number, v: Loose) => n + Number(v.totalProducts ?? 0), 0);
    expect(sum(found)).toBeLessThan(sum(all));
    expect((await post(navigation, { ...SHOWN, keywords: "zzzzzzzz" })).data).toEqual([]);
  });

  it("finds a maker or a colour that only filters name", async () => {
    const { engine, index, post } = await start();
    await index();
    const navigation = await post("v1/product/layered/navigation", SHOWN);
    const label = navigation.data.flatMap(({ type, values }: Loose) =>
      /select|dropdown|swatch/i.test(type) ? values : [],
    )[0].valueLabel;
    const products = [...engine.indexes].find(([name]) => name.startsWith("shop_products"))?.[1];
    const bearing = [...(products?.documents.values() ?? [])].filter(({ values }) =>
      (values as string[]).includes(label),
    );
    expect(bearing.length).toBeGreaterThan(0);
  });

  it("finds posts and pages apart, and lists without words are the backend's", async () => {
    const { post, index, engine } = await start();
    await index();
    const search = (body: object) => post("v1/cms/post/filterStandard", body);
    const { data: list } = await search({ page: 1, limit: 50 });
    expect(requests(engine)).toEqual([]);
    const [{ title, id }] = list.records ?? list.data ?? list;
    const { data } = await search({ search: title });
    expect(data.records[0]).toMatchObject({ id, title });
    const pages = await search({ search: title, postTypeSlugs: ["page"] });
    expect(pages.data.records.map((row: Loose) => row.id)).not.toContain(id);
    expect(requests(engine)).toHaveLength(2);
  });
});

describe("the search service, when things change", () => {
  it("sends the engine only what has changed, and takes away what has gone", async () => {
    const { engine, index, lines, port, scopes } = await start();
    await index();
    const products = [...engine.indexes].find(([name]) => name.startsWith("shop_products"))?.[1];
    const [one] = [...(products?.documents.values() ?? [])];
    Object.assign(one ?? {}, { hash: "another" });
    products?.documents.set(987_654, { id: 987_654, hash: "gone", name: "racket of yesterday" });
    const body = JSON.stringify({ domain: "localhost", tags: ["products"], at: Date.now() });
    const signature = createHmac("sha256", SECRET).update(body).digest("hex");
    const send = (text: string, signed: string) =>
      fetch(`http://localhost:${port}/api/revalidate`, {
        method: "POST",
        body: text,
        headers: { "x-signature": signed },
      });
    expect((await send(body, "0".repeat(64))).status).toBe(401);
    const old = JSON.stringify({ domain: "localhost", tags: ["products"], at: 1_000_000_000 });
    expect((await send(old, createHmac("sha256", SECRET).update(old).digest("hex"))).status).toBe(
      401,
    );
    lines.length = 0;
    expect(await (await send(body, signature)).json()).toEqual({ data: { expired: 1 } });
    await scopes.run();
    expect(lines).toEqual([
      expect.objectContaining({ msg: "indexed", put: 1, removed: 1, isComplete: true }),
    ]);
    expect(products?.documents.has(987_654)).toBe(false);
  });

  it("goes on with whole indexes after a restart, and not with half a one", async () => {
    const first = await start();
    first.engine.state.failing = "shop_posts";
    await first.index();
    expect(first.scopes.figures()).toEqual({ indexes: 2, ready: 1 });
    expect(first.lines).toContainEqual(expect.objectContaining({ msg: "not indexed" }));
    const second = await start(first.engine);
    await second.names("racket");
    expect(second.scopes.figures()).toEqual({ indexes: 2, ready: 1 });
    requests(second.engine);
    await second.names("racket");
    expect(requests(second.engine)).toHaveLength(1);
    second.engine.state.failing = "";
    await second.scopes.run();
    // The whole index is not due yet.
    expect(second.lines.map(({ index }) => index)).toEqual([expect.stringContaining("posts")]);
  });

  it("lets the backend answer while the engine is away", async () => {
    const { engine, names, index, lines } = await start();
    await index();
    engine.state.isDown = true;
    expect((await names("racket")).length).toBeGreaterThan(0);
    expect(lines).toContainEqual(expect.objectContaining({ msg: "the backend answers instead" }));
    const before = engine.requests.length;
    await names("racket");
    expect(engine.requests.length).toBe(before);
  });

  it("passes on what the backend refuses, and learns nothing from it", async () => {
    const { post, scopes } = await start();
    const { status, answer } = await post(`v1/${PRODUCTS}`, SHOWN, { ...LOCALHOST, apiKey: "no" });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(answer).toHaveProperty("error");
    expect(scopes.figures()).toEqual({ indexes: 0, ready: 0 });
    expect((await post("v1/ecommerce/cart/get", {})).status).toBe(404);
    expect((await post(`v1/${PRODUCTS}`, "[1]")).status).toBe(400);
    expect((await post(`v1/${PRODUCTS}`, { keywords: "x".repeat(300_000) })).status).toBe(413);
  });
});
