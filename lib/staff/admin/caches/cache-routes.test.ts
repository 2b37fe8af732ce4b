import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { reportOf } from "#lib/web/cache/cache-report.ts";
import { setPageOwner } from "#lib/web/cache/owner/page-owner.ts";
import { createPageStore, type PageStore } from "#lib/web/cache/page-store.ts";
import { freshStaffCookie, STAFF, staffCookie, staffRequest } from "#tests/backends/staff.ts";
import { data, failure, stubBackend, withSite } from "#tests/backends/stub-backend.ts";
import { heldKey, heldPage } from "#tests/factories/processes/fake-redis.ts";
import { nextCache } from "#tests/factories/processes/next-cache.ts";
import { handleListCaches } from "./handle-cache-list.ts";
import { handlePurge } from "./handle-purge.ts";

const OWN = "shop.test";
const OTHER = "shop.other.test";
const LIFE = { revalidate: 300, expire: 3_600 };

/** The page at each address of the shop. */
const PATHS: Readonly<Record<string, string>> = {
  "/": "hr",
  "/kosarica": "hr/cart",
  "/product/racket": "hr/product/racket",
};

let store: PageStore;
let cache: ReturnType<typeof nextCache>;
let server: Server;
let visits: { host: string; url: string }[];
/** Whether the shop renders what is asked for; else it answers with the page that it holds. */
let renders: boolean;
/** How many visits join a render that began before the pages expired. */
let joins: number;

/** The shop of this machine: a visit renders what is stale, as Next does. */
async function startShop(): Promise<number> {
  server = createServer(async (request, response) => {
    const { url = "", headers } = request;
    visits.push({ host: headers.host ?? "", url });
    const path = PATHS[url] ?? "";
    const held = await cache.get(heldKey(OWN, path));
    if (renders && held?.lastModified === -1 && joins <= 0) await render(OWN, path);
    joins -= 1;
    response.end("page");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

const render = (domain: string, path: string, tags: readonly string[] = ["site"]) =>
  cache.set(heldKey(domain, path), heldPage(domain, tags), LIFE);

async function backend(profile: object = STAFF) {
  const port = await startShop();
  stubBackend(
    withSite((request) =>
      new URL(request.url).pathname.endsWith("user/profile") ? data(profile) : failure(404, "no"),
    ),
    { PORT: String(port) },
  );
}

const list = async (search = "", headers = {}) =>
  handleListCaches(await staffRequest("admin/caches/list", { search }, headers));
const purge = async (body: unknown, headers = {}) =>
  handlePurge(
    await staffRequest("admin/caches/purge", body, {
      cookie: await freshStaffCookie(),
      ...headers,
    }),
  );

beforeEach(async () => {
  resetLimits();
  visits = [];
  renders = true;
  joins = 0;
  let time = Date.now();
  store = createPageStore({ now: () => (time += 1) });
  cache = nextCache(store);
  setPageOwner({
    ...store,
    report: async (domain) => ({ own: reportOf("own", domain, store), others: null }),
  });
  await render(OWN, "hr", ["site", "products"]);
  await render(OWN, "hr/product/racket", ["site", "products", "product:racket"]);
  await render(OWN, "hr/cart");
  await render(OTHER, "hr", ["site", "products"]);
  await render(OTHER, "hr/product/secret", ["site", "products"]);
});

afterEach(() => {
  setPageOwner(null);
  server.close();
});

const stateOf = (domain: string) => store.list(domain).map(({ state }) => state);

it("shows the visiting site's pages by their addresses, and no other site's", async () => {
  await backend();
  const answer = await (await list()).json();
  expect(answer.data).toMatchObject({ redis: "none", found: 3, silent: [] });
  expect(answer.data.rows.map(({ address }: { address: string }) => address)).toEqual([
    "/",
    "/kosarica",
    "/product/racket",
  ]);
  expect(answer.data.tags).toEqual(["product:racket", "products", "site"]);
  expect(JSON.stringify(answer)).not.toMatch(/secret|other/);
  const found = await (await list("racket")).json();
  expect(found.data.found).toBe(1);
  expect((await (await list("secret")).json()).data.found).toBe(0);
});

it("renews the pages of a tag at once, and leaves every other page and site as it is", async () => {
  await backend();
  const answer = await purge({ of: "tag", name: "products" });
  expect(await answer.json()).toEqual({
    data: { renewed: 2, failed: 0, later: 0, reachesOthers: null },
  });
  expect(visits.map(({ url }) => url).sort()).toEqual(["/", "/product/racket"]);
  expect(new Set(visits.map(({ host }) => host))).toEqual(new Set(["shop.test:3000"]));
  expect(stateOf(OTHER)).toEqual(["fresh", "fresh"]);
});

it("asks for the password before it renews anything", async () => {
  await backend();
  const answer = await purge({ of: "site" }, { cookie: await staffCookie() });
  expect([answer.status, visits]).toEqual([428, []]);
});

it("renews one address, and the whole site", async () => {
  await backend();
  const one = await purge({ of: "address", name: "hr/product/racket" });
  expect((await one.json()).data).toMatchObject({ renewed: 1, failed: 0 });
  const all = await purge({ of: "site" });
  expect((await all.json()).data).toMatchObject({ renewed: 3, failed: 0 });
  expect(stateOf(OTHER)).toEqual(["fresh", "fresh"]);
});

it("visits a page again that joined an older render", async () => {
  await backend();
  joins = 1;
  const answer = await purge({ of: "address", name: "hr/product/racket" });
  expect((await answer.json()).data).toMatchObject({ renewed: 1, failed: 0 });
  expect(visits).toHaveLength(2);
});

it("counts pages that could not be rendered, and keeps what is held", async () => {
  await backend();
  renders = false;
  const answer = await purge({ of: "tag", name: "products" });
  expect((await answer.json()).data).toMatchObject({ renewed: 0, failed: 2 });
  expect(store.list(OWN)).toHaveLength(3);
});

it.each([
  { of: "address", name: `../${OTHER}/hr` },
  { of: "address", name: "hr/product/secret" },
  { of: "tag", name: `product:x|${OTHER}` },
])("cannot reach another site's pages by %o", async (body) => {
  await backend();
  const answer = await purge(body);
  expect((await answer.json()).data).toMatchObject({ renewed: 0, failed: 0, later: 0 });
  expect(stateOf(OTHER)).toEqual(["fresh", "fresh"]);
  expect(visits).toEqual([]);
});

it("refuses a name that isn't a tag", async () => {
  await backend();
  expect((await purge({ of: "tag", name: `${OTHER}|site` })).status).toBe(422);
  expect((await purge({ of: "tag", name: "gap" })).status).toBe(422);
});

it("refuses customers and guests on both routes", async () => {
  await backend({ ...STAFF, isBackofficeUser: false });
  expect([(await list()).status, (await purge({ of: "site" })).status]).toEqual([403, 403]);
  const guest = { cookie: "" };
  expect([(await list("", guest)).status, (await purge({ of: "site" }, guest)).status]).toEqual([
    401, 401,
  ]);
  expect(stateOf(OWN)).toEqual(["fresh", "fresh", "fresh"]);
});
