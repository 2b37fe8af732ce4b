import { beforeEach, describe, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { LONGEST_DEADLINE, ORDER_PREPARATION } from "#lib/shop/api/longest-deadline.ts";
import { forgetClaims } from "#lib/web/cache/claims/take-claim.ts";
import { backend, guestOf, send } from "#tests/backends/gateway.ts";
import { accepting, cartOf, ORDER, ordered, outcome, place } from "#tests/backends/place-order.ts";
import { data, failure, type Stub, stubBackend, withSite } from "#tests/backends/stub-backend.ts";

beforeEach(() => {
  resetLimits();
  forgetClaims();
});

/**
 * Long enough for requests that have been sent to come here too. They check signatures on the way, in threads of Node's
 * own: each turn waits behind these, however busy the machine is.
 */
async function untilOthersCame(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    await crypto.subtle.digest("SHA-256", new Uint8Array(1));
    await new Promise((done) => setImmediate(done));
  }
}

describe("a call before the order that fails", () => {
  const PATHS = ["payment/savePaymentMethod", "cart/validateCart", "cart/getCart"];
  const FAULTS: [string, Stub, number][] = [
    ["500", () => failure(500, "SQL secret"), 502],
    ["a network error", () => Promise.reject(new TypeError("at 10.0.0.7")), 503],
    [
      "the deadline",
      () => Promise.reject(Object.assign(new Error(), { name: "TimeoutError" })),
      504,
    ],
    ["422", () => failure(422, "Not today."), 422],
    ["another shape", () => data("secret"), 502],
  ];
  const CASES = PATHS.flatMap((path) => FAULTS.map((fault) => [path, ...fault] as const)).filter(
    ([path, name]) => path !== "payment/savePaymentMethod" || name !== "another shape",
  );

  it.each(
    CASES,
  )("%s with %s makes no order, and says that it was not sent", async (path, _, fault, status) => {
    const { told, sent, response } = await outcome(accepting({ [path]: fault }));
    expect([response.status, sent, response.headers.getSetCookie()]).toEqual([200, 0, []]);
    expect(told).toMatchObject({ kind: "notSent", status });
    expect(JSON.stringify(told)).not.toMatch(/secret|10\.0/);
  });

  it.each(PATHS)("%s with a cart that became an order ends its session", async (path) => {
    const fault = () => failure(409, "Session already used.");
    const { told, sent, response } = await outcome(accepting({ [path]: fault }));
    expect([told, sent]).toEqual([
      { kind: "notSent", status: 409, message: "Session already used." },
      0,
    ]);
    expect(response.headers.getSetCookie().map((one) => one.split("=")[0])).toEqual([
      "cartId",
      "protectCode",
      "guestPass",
    ]);
  });
});

describe("order/create", () => {
  const making = (create: Stub) => accepting({ "order/create": create });

  it.each([
    ["500", () => failure(500, "SQL"), 502],
    ["a network error", () => Promise.reject(new TypeError("x")), 503],
    ["half an answer", () => new Response('{"data":{"html"'), 502],
    ["a refusal", () => failure(422, "No stock."), 422],
  ])("is sent once, and answers %s as an error", async (_, create, status) => {
    const asked = backend(making(create));
    expect([(await place()).status, ordered(asked).length]).toEqual([status, 1]);
  });

  it("is not sent again while nobody knows what became of it", async () => {
    const asked = backend(making(() => Promise.reject(new TypeError("connection lost"))));
    expect((await place()).status).toBe(503);
    expect((await place()).status).toBe(503);
    expect(ordered(asked)).toHaveLength(1);
  });

  it("is not sent where another process has taken the cart over meanwhile", async () => {
    const stolen: Stub = () => {
      forgetClaims();
      return data(cartOf());
    };
    const { told, sent } = await outcome(accepting({ "cart/getCart": stolen }));
    expect([told.kind, sent]).toEqual(["notSent", 0]);
  });

  it("is sent again at once where the backend has refused it", async () => {
    const asked = backend(making(() => failure(422, "No stock.")));
    await place();
    await place();
    expect(ordered(asked)).toHaveLength(2);
  });

  it("is sent once for requests at the same time", async () => {
    const slowly: Stub = async () => {
      // The others arrive while it is under way.
      await untilOthersCame();
      return data({ html: "", orderSlug: "a-1" });
    };
    const asked = backend(making(slowly));
    const answers = await Promise.all([place(), place(), place()]);
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
      Array(3).fill({ data: { kind: "created", html: "", orderSlug: "a-1" } }),
    );
    expect(ordered(asked)).toHaveLength(1);
  });

  it("is sent apart for two sites whose carts have the same id", async () => {
    const sites: (string | null)[] = [];
    const first = withSite(
      making(async ({ headers }) => {
        // Both are under way at the same time.
        await untilOthersCame();
        sites.push(headers.get("site"));
        return data({ html: "", orderSlug: "a-1" });
      }),
    );
    stubBackend((request) =>
      request.url.endsWith("/domainDetect") &&
      request.headers.get("referer")?.includes("shop.other")
        ? data({ siteID: 8, apiKeyToken: "k", apiKeyId: 1 })
        : first(request),
    );
    const hosts = [
      { host: "shop.test", ...(await guestOf()) },
      { host: "shop.other", origin: "http://shop.other", ...(await guestOf({}, "42", 8)) },
    ];
    for (const headers of hosts) await send("ecommerce/cart/getCart", { headers });
    await Promise.all(hosts.map((headers) => place(ORDER, headers)));
    expect(sites.sort()).toEqual(["7", "8"]);
  });

  it("is tried 200 times in ten minutes, then answered with 429", async () => {
    backend(accepting());
    const statuses: number[] = [];
    for (let n = 0; n <= 200; n++) statuses.push((await place()).status);
    expect([statuses.indexOf(429), statuses.filter((status) => status === 200).length]).toEqual([
      200, 200,
    ]);
  });

  it("has its whole deadline after the time for what comes before it", () => {
    expect(calls.ecommerce.order.create.deadline).toBe(LONGEST_DEADLINE);
    expect(ORDER_PREPARATION).toBeLessThan(LONGEST_DEADLINE);
  });
});
