// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aCart, anItem } from "#tests/factories/cart.ts";
import { toBought } from "./from-cart.ts";
import { sendEvent } from "./send-event.ts";
import { readEventTarget } from "./target.ts";
import { track, wantsPrivacy } from "./track.ts";
import type { ShopEvent } from "./types.ts";

const { value, items } = toBought(aCart([anItem({ qty: 2, price: 10 })]));
const event: ShopEvent = { type: "purchase", orderSlug: "2026-1", currency: "EUR", value, items };
const page = window as unknown as { dataLayer?: unknown[] };

const signal = (name: string, given: unknown) =>
  Object.defineProperty(navigator, name, { value: given, configurable: true });

beforeEach(() => {
  document.documentElement.dataset.events = "dataLayer";
});
afterEach(() => {
  delete document.documentElement.dataset.events;
  delete page.dataLayer;
  for (const name of ["doNotTrack", "globalPrivacyControl", "sendBeacon"]) signal(name, undefined);
});

/** Waits for code that is loaded on demand. */
const settled = () => import("./send-event.ts").then(() => new Promise((done) => setTimeout(done)));

describe("an event", () => {
  it("is pushed to the data layer with the names that tag managers know", async () => {
    track(event);
    await vi.waitFor(() => expect(page.dataLayer).toHaveLength(1));
    expect(page.dataLayer?.[0]).toEqual({
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
    delete document.documentElement.dataset.events;
    track(event);
    await settled();
    expect(page.dataLayer).toBeUndefined();
  });

  it.each([
    ["doNotTrack", "1"],
    ["globalPrivacyControl", true],
  ])("is not sent with %s", async (name, given) => {
    signal(name, given);
    track(event);
    await settled();
    expect(page.dataLayer).toBeUndefined();
  });

  it("is posted as JSON to a path of this host only", async () => {
    const sendBeacon = vi.fn((_: string, __: Blob) => true);
    signal("sendBeacon", sendBeacon);
    sendEvent("/events?x=1", event);
    expect(sendBeacon.mock.calls[0]?.[0]).toBe("/events?x=1");
    expect(sendBeacon.mock.calls[0]?.[1].type).toBe("application/json");
    sendEvent("https://elsewhere.test/", event);
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
  expect(readEventTarget(option, "shop.example")).toBe(target);
});
