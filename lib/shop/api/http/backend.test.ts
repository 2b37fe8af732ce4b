import { describe, expect, it, vi } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { BACKEND, data, failure, stubBackend } from "#tests/backends/stub-backend.ts";
import { sendToBackend } from "./backend.ts";

const product = { id: "12", name: "Racket", finalPrice: "99.50", surprise: true };
const { get: webGet, filter: webFilter } = calls.product.web;
const getProduct = () =>
  sendToBackend(webGet, { input: { slug: "racket", store: 1, currency: 2 } });

describe("the request", () => {
  it("has the path, version, headers and query of the contract", async () => {
    const [request] = await sent(() =>
      sendToBackend(webGet, {
        site: { apiKey: "key", siteId: 7 },
        storeId: 71,
        locale: "hr",
        accessToken: "token",
        input: { slug: "a b", store: 71, currency: 2 },
      }),
    );
    expect(request?.url).toBe(`${BACKEND}/api/v1/product/web/get?slug=a+b&store=71&currency=2`);
    const names = ["apikey", "site", "store", "language", "accesstoken"];
    expect(names.map((name) => request?.headers.get(name))).toEqual([
      "key",
      "7",
      "71",
      "hr",
      "token",
    ]);
  });

  it("sends lists in a query as name[]", async () => {
    const [request] = await sent(() =>
      sendToBackend(calls.cms.finder.decide, { input: { params: ["a", "b"] } }),
    );
    expect(new URL(request?.url ?? "").searchParams.getAll("params[]")).toEqual(["a", "b"]);
  });

  it("sends a DELETE's parameters as a JSON body and drops what the call does not know", async () => {
    const input = { itemId: 3, cartId: "c", protectCode: "p", currencyId: 1, extra: "x" };
    const [request] = await sent(() => sendToBackend(calls.ecommerce.cart.deleteItem, { input }));
    expect(request?.method).toBe("DELETE");
    expect(await request?.json()).toEqual({
      itemId: 3,
      cartId: "c",
      protectCode: "p",
      currencyId: 1,
    });
  });

  it.each([
    ["another origin, without tokens", "http://search.test/base", null],
    ["the backend's own origin, with tokens", "http://backend.test/search", "CANARY"],
  ])("asks a search service at %s", async (_, PRODUCT_SEARCH_URL, token) => {
    const requests = stubBackend(() => data([]), { PRODUCT_SEARCH_URL });
    await sendToBackend(webFilter, { input: {}, accessToken: "CANARY", refreshToken: "CANARY" });
    expect(requests[0]?.url).toContain(PRODUCT_SEARCH_URL);
    expect(requests[0]?.headers.get("accesstoken")).toBe(token);
    expect(requests[0]?.headers.get("refreshtoken")).toBe(token);
  });

  it("uses the search service for the three calls that it supports", async () => {
    const env = { PRODUCT_SEARCH_URL: "http://search.test/base" };
    const requests = stubBackend(() => data([]), env);
    await sendToBackend(webFilter, { input: {} });
    await sendToBackend(calls.product.layered.navigation, { input: {} });
    await sendToBackend(calls.cms.post.filterStandard, { input: {} });
    await sendToBackend(calls.product.web.category.filter, { input: {} });
    expect(requests.map(({ url }) => new URL(url).host)).toEqual([
      "search.test",
      "search.test",
      "search.test",
      "backend.test",
    ]);
    expect(requests[0]?.url).toBe("http://search.test/base/api/v1/product/web/filter");
  });

  it.each(["..", ".", ""])("refuses %j as a part of a path without asking", async (id) => {
    const requests = stubBackend(() => data({}));
    const result = await sendToBackend(calls.cms.navigation.tree, { params: { id } });
    expect(result).toMatchObject({ ok: false, error: { kind: "validation" } });
    expect(requests).toHaveLength(0);
  });

  it("rejects a request that does not fit the schema without sending it", async () => {
    const requests = stubBackend(() => data({}));
    const result = await sendToBackend(calls.product.checkBundles, {
      input: { product: "1; drop" },
    });
    expect(result).toMatchObject({ ok: false, error: { kind: "validation", status: 422 } });
    expect(requests).toHaveLength(0);
  });
});

describe("the answer", () => {
  it("reads numbers from strings, fills in missing fields and drops unknown ones", async () => {
    stubBackend(() => data(product));
    const result = await getProduct();
    expect(result).toMatchObject({
      ok: true,
      data: { id: 12, finalPrice: 99.5, format: "simple", media: [] },
    });
    expect(result.ok && "surprise" in result.data).toBe(false);
  });

  const bad: [string, () => Response, object][] = [
    [
      "the error object",
      () => failure(409, "Cart is archived."),
      { kind: "http", status: 409, message: "Cart is archived." },
    ],
    [
      "an error object with status 200",
      () => Response.json({ error: { statusCode: 400, payload: { message: "no" } } }),
      { kind: "http", status: 400, message: "no" },
    ],
    [
      "plain text",
      () => new Response("Coupon not found!", { status: 404 }),
      { kind: "notFound", message: "Coupon not found!" },
    ],
    [
      "a bare message",
      () => Response.json({ message: "old" }, { status: 400 }),
      { kind: "http", status: 400, message: "old" },
    ],
    [
      "a proxy's page",
      () => new Response("<html>Bad gateway", { status: 502 }),
      { kind: "http", status: 502, message: "" },
    ],
    ["422", () => failure(422, "qty"), { kind: "validation", status: 422, message: "qty" }],
    ["HTML", () => new Response("<html></html>"), { kind: "invalidAnswer" }],
    ["half a body", () => new Response('{"data":{"id":1'), { kind: "invalidAnswer" }],
    ["the wrong shape", () => data({ name: "no id" }), { kind: "invalidAnswer" }],
    ["no data", () => Response.json({ id: 1 }), { kind: "invalidAnswer" }],
    ["null", () => Response.json(null), { kind: "invalidAnswer" }],
    [
      "a redirect",
      () => new Response(null, { status: 302, headers: { location: "http://evil.test" } }),
      { kind: "invalidAnswer" },
    ],
    [
      "too much",
      () => new Response(new Uint8Array(8 * 1024 * 1024 + 1)),
      { kind: "invalidAnswer" },
    ],
  ];
  it.each(bad)("sorts %s", async (_, response, error) => {
    stubBackend(response);
    expect(await getProduct()).toMatchObject({ ok: false, error });
  });

  it("reads a list whose only total is next to it", async () => {
    stubBackend(() => Response.json({ data: [product], total: 41 }));
    expect(await sendToBackend(webFilter, { input: {} })).toMatchObject({ data: { total: 41 } });
  });

  it("clamps a message to 300 characters", async () => {
    stubBackend(() => failure(400, "x".repeat(1000)));
    const result = await getProduct();
    expect(!result.ok && result.error.message).toHaveLength(300);
  });
});

describe("a shared answer", () => {
  const tree = (name: string) =>
    data({ records: [{ id: 1, name, children: [{ id: 2 }] }], total: 1 });
  const read = (locale = "en", isShared = true, isRecent = (_askedAt: number) => false) =>
    sendToBackend(calls.product.web.category.filter, {
      site: { apiKey: "key", siteId: 7 },
      locale,
      shared: isShared ? { isRecent } : undefined,
      input: { tree: true },
    });
  const dataOf = async (result: ReturnType<typeof read>) => {
    const answer = await result;
    return answer.ok ? answer.data : null;
  };

  it("is parsed once while its text stays the same, for each language", async () => {
    let name = "Rackets";
    stubBackend(() => tree(name));
    const first = await dataOf(read());
    expect(first).toMatchObject({ items: [{ id: 1, name: "Rackets" }] });
    expect(await dataOf(read())).toBe(first);
    expect(await dataOf(read("hr"))).not.toBe(first);
    expect(await dataOf(read("en", false))).not.toBe(first);
    name = "Bats";
    expect(await dataOf(read())).toMatchObject({ items: [{ name: "Bats" }] });
  });

  it("is not requested again while it is recent, by the same requester", async () => {
    const requests = stubBackend(() => tree("Nets"));
    const first = await dataOf(read());
    const began = Date.now();
    const times: number[] = [];
    const since = (askedAt: number) => {
      times.push(askedAt);
      return true;
    };
    expect(await dataOf(read("en", true, since))).toBe(first);
    expect(requests).toHaveLength(1);
    expect(times[0]).toBeLessThanOrEqual(began);
    await read("de", true, since);
    expect(requests).toHaveLength(2);
    await read("en", true, () => false);
    expect(requests).toHaveLength(3);
  });

  it("cannot be changed by one of its readers", async () => {
    stubBackend(() => tree("Shoes"));
    const first = await dataOf(read());
    expect(() => first?.items[0]?.children.pop()).toThrow(TypeError);
  });

  it("does not repeat an earlier failure", async () => {
    stubBackend(() => tree("Balls"));
    const first = await dataOf(read());
    stubBackend(() => failure(500, "broken"));
    expect(await read()).toMatchObject({ ok: false });
    stubBackend(() => tree("Balls"));
    expect(await dataOf(read())).toBe(first);
  });
});

describe("a missing answer", () => {
  it("retries a safe call once after a network error", async () => {
    const requests = stubBackend(() => Promise.reject(new TypeError("fetch failed")));
    expect(await getProduct()).toMatchObject({ ok: false, error: { kind: "network", status: 0 } });
    expect(requests).toHaveLength(2);
  });

  it("never retries a call that is not safe", async () => {
    const requests = stubBackend(() => Promise.reject(new TypeError("fetch failed")));
    const input = {
      userId: 1,
      giftMessage: "",
      orderMessage: "",
      to: "",
      from: "",
      cartId: "c",
      protectCode: "p",
      successURL: "http://a.test/",
      failureURL: "http://a.test/",
    };
    await sendToBackend(calls.ecommerce.order.create, { input });
    expect(requests).toHaveLength(1);
  });

  it("never retries an answered call", async () => {
    const requests = stubBackend(() => failure(500, "broken"));
    await getProduct();
    expect(requests).toHaveLength(1);
  });

  it("aborts an endless answer for every reader at once", async () => {
    stubBackend(() => data({}));
    let ended: unknown;
    vi.mocked(fetch).mockImplementation(async (_, init) => {
      init?.signal?.addEventListener("abort", () => {
        ended = init.signal?.aborted;
      });
      const endless = new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(1 << 20)),
      });
      // Next reads one half of it for itself.
      return new Response(endless.tee()[0]);
    });
    expect(await sendToBackend(webFilter, { input: {} })).toMatchObject({
      ok: false,
      error: { kind: "invalidAnswer" },
    });
    expect(ended).toBe(true);
  });

  it("ends at the deadline, also in the middle of a body", async () => {
    stubBackend(() => data({}));
    vi.mocked(fetch).mockImplementation(async (_, init) => {
      const body = new ReadableStream({
        start: (controller) =>
          init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason)),
      });
      return new Response(body);
    });
    const result = await sendToBackend(webFilter, { input: {}, deadline: 20 });
    expect(result).toEqual({
      ok: false,
      error: { kind: "network", status: 0, message: "TimeoutError" },
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

async function sent(run: () => Promise<unknown>): Promise<Request[]> {
  const requests = stubBackend(() => data({}));
  await run();
  return requests;
}
