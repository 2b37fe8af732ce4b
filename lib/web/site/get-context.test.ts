import { beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { GAP_TAG } from "#lib/web/cache/tags.ts";
import { getContext } from "./get-context.ts";

const data = (value: unknown) => Response.json({ data: value });
const broken = () => new Response("<h1>Bad gateway</h1>", { status: 502 });

/** Answers by the end of the path; each test has a domain of its own, since records are kept. */
let answers: Record<string, () => Response>;
const asked: string[] = [];
const marks: unknown[] = [];

beforeEach(() => {
  vi.stubEnv("LOG_LEVEL", "silent");
  resetSettings();
  asked.length = 0;
  marks.length = 0;
  answers = {
    domainDetect: () => data({ siteID: 7, apiKeyToken: "secret", apiKeyId: 1 }),
    commons: () =>
      data({
        languages: [{ id: 1, code: "eng", code2: "en", names: { en: "English" } }],
        countries: [],
        config: { stores: [{ storeID: 3, language: "en" }] },
      }),
    getCurrencyConfig: () =>
      data({ allowedCurrencies: [{ id: 41, label: "CHF" }], mainCurrencyId: 41 }),
    getCheckoutSettings: () => data({ cart_type: 1, allowedCountries: ["CH"] }),
  };
  vi.stubGlobal("fetch", async (url: string, init: { next?: { tags?: string[] } }) => {
    if (url.startsWith("data:")) {
      marks.push(init.next?.tags);
      return new Response();
    }
    const call = new URL(url).pathname.split("/").at(-1) ?? "";
    asked.push(call);
    return answers[call]?.() ?? data([]);
  });
});

const contextOf = (domain: string) => getContext({ domain, locale: "en" });

it("has the settings of the store", async () => {
  expect(await contextOf("whole.example")).toMatchObject({
    currency: { label: "CHF" },
    checkout: { cart_type: 1, allowedCountries: ["CH"] },
  });
  expect(marks).toEqual([]);
});

it("goes on without settings of the checkout that cannot be read, for a short time", async () => {
  for (const answer of [broken, () => data("text"), () => new Response("{", { status: 200 })]) {
    answers.getCheckoutSettings = answer;
    const domain = `checkout-${marks.length}.example`;
    expect(await contextOf(domain)).toMatchObject({
      currency: { label: "CHF" },
      checkout: { cart_type: 2, allowedCountries: "ALL" },
    });
    expect(marks.at(-1)).toEqual([GAP_TAG]);
  }
  expect(marks).toHaveLength(3);
});

it("does not ask again for every page while they cannot be read", async () => {
  answers.getCheckoutSettings = broken;
  await contextOf("again.example");
  const before = asked.filter((call) => call === "getCheckoutSettings").length;
  await contextOf("again.example");
  expect(asked.filter((call) => call === "getCheckoutSettings")).toHaveLength(before);
});

it("shows no price in a currency that it does not know", async () => {
  answers.getCurrencyConfig = broken;
  await expect(contextOf("currency.example")).rejects.toThrow("settings");
});
