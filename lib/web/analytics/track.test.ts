// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readAnalyticsTarget } from "#lib/web/site/options.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { toTrackedCart } from "./from-cart.ts";
import { sendAction } from "./send-action.ts";
import { track, wantsPrivacy } from "./track.ts";
import type { TrackedAction } from "./tracked-action.ts";

const { value, items } = toTrackedCart(aCart([anItem({ qty: 2, price: 10 })]));
const action: TrackedAction = {
  type: "purchase",
  orderSlug: "2026-1",
  currency: "EUR",
  value,
  items,
};

const signal = (name: string, given: unknown) =>
  Object.defineProperty(navigator, name, { value: given, configurable: true });

beforeEach(() => {
  document.documentElement.dataset.analytics = "dataLayer";
});
afterEach(() => {
  delete document.documentElement.dataset.analytics;
  delete window.dataLayer;
  for (const name of ["doNotTrack", "globalPrivacyControl", "sendBeacon"]) signal(name, undefined);
});

/** Long enough for what is loaded on use. */
const settled = () =>
  import("./send-action.ts").then(() => new Promise((done) => setTimeout(done)));

describe("an event", () => {
  it("is pushed to the data layer with the names that tag managers know", async () => {
    track(action);
    await vi.waitFor(() => expect(window.dataLayer).toHaveLength(1));
    expect(window.dataLayer?.[0]).toEqual({
      event: "purchase",
      ecommerce: {
        transaction_id: "2026-1",
        currency: "EUR",
        value: 20,
        items: [{ item_id: "101", item_name: "Racket 1", price: 10, quantity: 2 }],
      },
    });
  });

  it("is not sent when the site has no target", async () => {
    delete document.documentElement.dataset.analytics;
    track(action);
    await settled();
    expect(window.dataLayer).toBeUndefined();
  });

  it.each([
    ["doNotTrack", "1"],
    ["globalPrivacyControl", true],
  ])("is not sent with %s", async (name, given) => {
    signal(name, given);
    track(action);
    await settled();
    expect(window.dataLayer).toBeUndefined();
  });

  it("is posted as JSON to a path of this host only", async () => {
    const sendBeacon = vi.fn((_: string, __: Blob) => true);
    signal("sendBeacon", sendBeacon);
    sendAction("/events?x=1", action);
    expect(sendBeacon.mock.calls[0]?.[0]).toBe("/events?x=1");
    expect(sendBeacon.mock.calls[0]?.[1].type).toBe("application/json");
    sendAction("https://elsewhere.test/", action);
    expect(sendBeacon).toHaveBeenCalledOnce();
  });
});

it("treats each of the signals as an opt-out", () => {
  expect(wantsPrivacy({})).toBe(false);
  expect(wantsPrivacy({ doNotTrack: "0", globalPrivacyControl: false })).toBe(false);
  expect(wantsPrivacy({ doNotTrack: "1" })).toBe(true);
  expect(wantsPrivacy({ doNotTrack: "yes" })).toBe(true);
  expect(wantsPrivacy({ msDoNotTrack: "1" })).toBe(true);
  expect(wantsPrivacy({}, { doNotTrack: "1" })).toBe(true);
  expect(wantsPrivacy({ globalPrivacyControl: true })).toBe(true);
});

it.each([
  ["dataLayer", "dataLayer"],
  ["https://shop.example/collect?a=1", "/collect?a=1"],
  ["https://elsewhere.example/collect", null],
  ["http://shop.example/collect", null],
  ["https://user@shop.example/collect", null],
  ["https://shop.example//evil.test/x", null],
  ["javascript:alert(1)", null],
  ["", null],
])("the target %s is read as %s", (option, target) => {
  expect(readAnalyticsTarget(option, "shop.example")).toBe(target);
});
