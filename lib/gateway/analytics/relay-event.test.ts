import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";

const findTarget = vi.hoisted(() => vi.fn());
vi.mock("#lib/gateway/target.ts", () => ({ findTarget }));
const info = vi.hoisted(() => vi.fn());
vi.mock("#lib/base/config/log.ts", () => ({ log: () => ({ info, warn: vi.fn() }) }));

const { relayEvent } = await import("./relay-event.ts");

const forwarded = vi.fn((_: string, __: RequestInit) => Promise.resolve(new Response("ok")));
const EVENT = {
  type: "purchase",
  at: "2026-11-28T10:00:00.000Z",
  orderSlug: "2026-1",
  currency: "EUR",
  value: 20,
  items: [{ id: 1, name: "Racket", price: 20, quantity: 1 }],
};
const send = (body: unknown, site = "same-origin") =>
  relayEvent(
    new Request("http://shop.example/api/analytics", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "sec-fetch-site": site, "x-forwarded-for": crypto.randomUUID() },
    }),
  );
const siteWith = (options: Record<string, unknown>) => ({
  siteId: 7,
  site: { domain: "shop.example", options: new Map(Object.entries(options)) },
});

beforeEach(() => {
  vi.stubGlobal("fetch", forwarded);
  vi.stubEnv("ANALYTICS_HOSTS", "relay");
  resetSettings();
  findTarget.mockResolvedValue(siteWith({ AnalyticsDestinations: [{ kind: "relay" }] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  resetSettings();
  info.mockClear();
  forwarded.mockClear();
});

it("logs an event with its known fields only", async () => {
  expect((await send({ ...EVENT, email: "a@b.example" })).status).toBe(204);
  expect(info).toHaveBeenCalledExactlyOnceWith({ site: "shop.example", ...EVENT }, "analytics");
  expect(forwarded).not.toHaveBeenCalled();
});

it("forwards it to the operator's collector instead", async () => {
  vi.stubEnv("ANALYTICS_FORWARD_URL", "https://collector.example/in");
  resetSettings();
  expect((await send(EVENT)).status).toBe(204);
  const [url, request] = forwarded.mock.calls[0] ?? [];
  expect(url).toBe("https://collector.example/in");
  expect(JSON.parse(String(request?.body))).toEqual({ site: "shop.example", ...EVENT });
  expect(info).not.toHaveBeenCalled();
});

it.each([
  ["what is no JSON", "{", 422],
  ["another form", { type: "<b>", at: EVENT.at }, 422],
  ["too much", { ...EVENT, list: "x".repeat(40_000) }, 413],
])("refuses %s", async (_, body, status) => {
  expect((await send(body)).status).toBe(status);
  expect(info).not.toHaveBeenCalled();
});

it("refuses pages of others, and sites that have no relay", async () => {
  expect((await send(EVENT, "cross-site")).status).toBe(403);
  findTarget.mockResolvedValue(siteWith({}));
  expect((await send(EVENT)).status).toBe(404);
  expect(info).not.toHaveBeenCalled();
});
