// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readAnalyticsTarget } from "#lib/web/site/options.ts";
import { setCookie } from "#tests/factories/cookies.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import type { Chosen } from "./destination.ts";
import { toTrackedCart } from "./from-cart.ts";
import { formatMarker } from "./marker.ts";
import type { TrackedAction } from "./tracked-action.ts";

const { value, items } = toTrackedCart(aCart([anItem({ qty: 2, price: 10 })]));
const action: TrackedAction = {
  type: "purchase",
  orderSlug: "2026-1",
  currency: "EUR",
  value,
  items,
};

const DATA_LAYER: Chosen = { kind: "dataLayer", id: "dataLayer", consent: "none", origin: "" };
const GTAG: Chosen = {
  kind: "gtag",
  id: "G-TEST1",
  consent: "statistics",
  origin: "https://www.googletagmanager.com",
};
const PLAUSIBLE: Chosen = {
  kind: "plausible",
  id: "shop.example",
  consent: "statistics",
  origin: "https://plausible.io",
};
const MATOMO: Chosen = { kind: "matomo", id: "7", consent: "none", origin: "https://m.example" };
const META: Chosen = {
  kind: "meta",
  id: "123456",
  consent: "marketing",
  origin: "https://connect.facebook.net",
};
const RELAY: Chosen = { kind: "relay", id: "/collect?a=1", consent: "none", origin: "" };

const signal = (name: string, given: unknown) =>
  Object.defineProperty(navigator, name, { value: given, configurable: true });
const sent = vi.fn((_: string, __: RequestInit) => Promise.resolve(new Response()));
const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);

/** The modules with nothing loaded, on a page with these destinations. */
async function onPage(...chosen: readonly Chosen[]) {
  vi.resetModules();
  document.documentElement.dataset.analytics = formatMarker(chosen);
  const { track, wantsPrivacy } = await import("./track.ts");
  const { sendAction, sendWaiting, stopDestinations } = await import("./send-action.ts");
  const { writeConsent } = await import("./consent.ts");
  return { track, wantsPrivacy, sendAction, sendWaiting, stopDestinations, writeConsent };
}

beforeEach(() => {
  vi.stubGlobal("fetch", sent);
  sent.mockClear();
});
afterEach(() => {
  delete document.documentElement.dataset.analytics;
  delete window.dataLayer;
  delete window.fbq;
  document.head.replaceChildren();
  setCookie("analyticsConsent=; path=/; max-age=0");
  for (const name of ["doNotTrack", "globalPrivacyControl"]) signal(name, undefined);
  vi.unstubAllGlobals();
});

describe("an event", () => {
  it("is pushed to the data layer with the names that tag managers know", async () => {
    const { track } = await onPage(DATA_LAYER);
    track(action);
    await vi.waitFor(() => expect(window.dataLayer).toHaveLength(2));
    expect(window.dataLayer?.[1]).toEqual({
      event: "purchase",
      ecommerce: {
        transaction_id: "2026-1",
        currency: "EUR",
        value: 20,
        items: [{ item_id: "101", item_name: "Racket 1", price: 10, quantity: 2 }],
      },
    });
  });

  it.each([
    ["doNotTrack", "1"],
    ["globalPrivacyControl", true],
  ])("is not sent with %s", async (name, given) => {
    const { track, sendWaiting } = await onPage(DATA_LAYER);
    signal(name, given);
    track(action);
    await sendWaiting();
    expect(window.dataLayer).toBeUndefined();
  });

  it("is posted as JSON to a path of this host", async () => {
    const { sendAction } = await onPage(RELAY);
    await sendAction(action);
    const [address, request] = sent.mock.calls[0] ?? [];
    expect(address).toBe("/collect?a=1");
    expect(JSON.parse(String(request?.body))).toMatchObject({ type: "purchase", value: 20 });
  });

  it("reaches Matomo as an order, in the form of its Tracking HTTP API", async () => {
    const { sendAction } = await onPage(MATOMO);
    await sendAction(action);
    const [address, request] = sent.mock.calls[0] ?? [];
    expect(address).toBe("https://m.example/matomo.php");
    expect(Object.fromEntries(new URLSearchParams(String(request?.body)))).toMatchObject({
      idsite: "7",
      idgoal: "0",
      ec_id: "2026-1",
      revenue: "20",
      ec_items: '[["101","Racket 1","",10,2]]',
    });
  });
});

describe("consent", () => {
  it("is waited for: nothing is loaded or sent before, and what was seen is sent after", async () => {
    const { sendAction, sendWaiting, writeConsent } = await onPage(GTAG, PLAUSIBLE, META);
    await sendAction({ type: "pageView" });
    await sendAction(action);
    expect(sent).not.toHaveBeenCalled();
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();

    writeConsent({ statistics: true, marketing: false });
    await sendWaiting();
    expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST1"]);
    expect(sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)))).toMatchObject([
      { name: "pageview", domain: "shop.example" },
      { name: "purchase", revenue: { currency: "EUR", amount: 20 } },
    ]);
    await sendWaiting();
    expect(sent, "each once").toHaveBeenCalledTimes(2);
    expect(window.fbq).toBeUndefined();
  });

  it("is denied by default in Google's Consent Mode, and then granted by category", async () => {
    const { sendAction, writeConsent } = await onPage(GTAG);
    writeConsent({ statistics: true, marketing: false });
    await sendAction(action);
    const commands = window.dataLayer?.map((one) => Array.from(Object(one)));
    expect(commands?.slice(0, 2)).toEqual([
      [
        "consent",
        "default",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "denied",
        },
      ],
      [
        "consent",
        "update",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "granted",
        },
      ],
    ]);
    expect(commands?.at(-1)).toEqual([
      "event",
      "purchase",
      {
        transaction_id: "2026-1",
        currency: "EUR",
        value: 20,
        items: [{ item_id: "101", item_name: "Racket 1", price: 10, quantity: 2 }],
        send_to: "G-TEST1",
      },
    ]);
  });

  it("is withdrawn: nothing is sent any more, and the cookies are gone", async () => {
    const { sendAction, stopDestinations, writeConsent } = await onPage(GTAG, PLAUSIBLE);
    writeConsent({ statistics: true });
    setCookie("_ga=1; path=/");
    await sendAction(action);
    writeConsent({ statistics: false });
    expect(await stopDestinations()).toBe(true);
    const before = sent.mock.calls.length;
    await sendAction(action);
    expect(sent.mock.calls).toHaveLength(before);
    expect(window).toHaveProperty("ga-disable-G-TEST1", true);
    expect(document.cookie).not.toContain("_ga=");
  });

  it("lets Meta know the content of a purchase once its category is allowed", async () => {
    const { sendAction, writeConsent } = await onPage(META);
    writeConsent({ marketing: true });
    await sendAction(action);
    expect(scripts()).toEqual(["https://connect.facebook.net/en_US/fbevents.js"]);
    expect(window.fbq?.queue.at(-1)).toEqual([
      "trackSingle",
      "123456",
      "Purchase",
      expect.objectContaining({ currency: "EUR", value: 20, content_ids: ["101"], num_items: 2 }),
      { eventID: "2026-1" },
    ]);
  });
});

it("treats each of the signals as an opt-out", async () => {
  const { wantsPrivacy } = await onPage();
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
