// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { sourcesOf } from "#lib/web/analytics/allowed.ts";
import { formatMarker, readMarker } from "#lib/web/analytics/marker.ts";
import { sendAction } from "#lib/web/analytics/send-action.ts";
import { analyticsOf } from "#lib/web/site/analytics.ts";

vi.mock("#custom/generated/destinations.ts", async () => ({
  CUSTOM_DESTINATIONS: {
    tally: (await import("#custom/example/analytics/tally.ts")).destination,
  },
}));
vi.mock("#custom/generated/destination-loaders.ts", () => ({
  DESTINATION_LOADERS: {
    tally: async () => (await import("#custom/example/analytics/tally.ts")).destination,
    tagged: async () => ({
      ...(await import("#custom/example/analytics/tally.ts")).destination,
      hosts: (origin: string) => ({ scripts: [origin], connects: [], pictures: [] }),
    }),
  },
}));

const ENTRY = { kind: "custom.tally", id: "shop", consent: "none" };
const siteWith = (...entries: readonly unknown[]) => ({
  options: new Map([["AnalyticsDestinations", JSON.stringify(entries)]]),
  domain: "shop.example",
});
const sent = vi.fn((_: string, __: RequestInit) => Promise.resolve(new Response()));

function allow(hosts: string): void {
  vi.stubEnv("ANALYTICS_HOSTS", hosts);
  resetSettings();
}

beforeEach(() => {
  vi.stubGlobal("fetch", sent);
  sent.mockClear();
});
afterEach(() => {
  delete document.documentElement.dataset.analytics;
  history.replaceState(null, "", "/");
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  resetSettings();
});

describe("a destination of one's own", () => {
  it("is on where the operator allows it, and the policy opens its host alone", () => {
    expect(analyticsOf(siteWith(ENTRY))).toEqual([]);
    allow("custom.tally");
    const chosen = analyticsOf(siteWith(ENTRY));
    expect(chosen).toEqual([{ ...ENTRY, origin: "https://tally.example" }]);
    const allowed = [{ kind: "custom.tally", host: null }] as const;
    expect(sourcesOf(readMarker(formatMarker(chosen)), allowed)).toEqual({
      scripts: [],
      connects: ["https://tally.example"],
      pictures: [],
    });
    expect(sourcesOf(chosen, [])).toEqual({ scripts: [], connects: [], pictures: [] });
  });

  it("can be at a host of the operator's, asks for consent unless the site says otherwise, and checks its id", () => {
    allow("custom.tally=count.example:8443");
    const [one] = analyticsOf(siteWith({ kind: "custom.tally", id: "shop" }));
    expect(one).toMatchObject({ origin: "https://count.example:8443", consent: "statistics" });
    expect(analyticsOf(siteWith({ ...ENTRY, id: "No Id!" }))).toEqual([]);
  });

  it("that is not in custom/analytics stays off", () => {
    allow("custom.other,custom.tostring");
    const names = ["custom.other", "custom.tostring", "custom.__proto__", "custom."];
    expect(analyticsOf(siteWith(...names.map((kind) => ({ ...ENTRY, kind }))))).toEqual([]);
  });

  const show = (kind: string) => {
    document.documentElement.dataset.analytics = `${kind},shop,none,https://tally.example`;
  };
  const search = { type: "search", term: "racket" } as const;

  it("gets the events of the page", async () => {
    show("custom.tally");
    await sendAction(search);
    const [address, request] = sent.mock.calls[0] ?? expect.fail("nothing was sent");
    expect(address).toBe("https://tally.example/events/shop");
    expect(JSON.parse(String(request.body))).toEqual({
      name: "search",
      page: `${location.origin}/`,
      search_term: "racket",
    });
  });

  it("that runs a script is not loaded on a page whose address may name a person", async () => {
    show("custom.tagged");
    history.replaceState(null, "", "/?mail=ana@example.com");
    await sendAction(search);
    expect(sent).not.toHaveBeenCalled();
    history.replaceState(null, "", "/");
    await sendAction(search);
    expect(sent).toHaveBeenCalledOnce();
  });
});
