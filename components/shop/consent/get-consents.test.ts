import { beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { data, failure, stubBackend } from "#tests/backends/stub-backend.ts";
import { getConsents } from "./get-consents.ts";

vi.mock("#lib/web/site/get-site.ts", () => ({ getApiKey: async () => "key" }));
const context = {
  site: { domain: "shop.test", siteId: 7 },
  locale: "en",
  storeId: 1,
} as unknown as SiteContext;
const record = { uniqueNumber: 12, displayName: "<b>News</b>", consents: [12] };

/** Each test has a form type of its own: a read that failed is not repeated for a while. */
let type = "";
beforeEach(() => {
  type = `form-${crypto.randomUUID()}`;
  resetSettings();
});

it.each([404, 403, 501])("reads the second call where the first answers %i", async (status) => {
  const asked = stubBackend(({ url }) =>
    url.includes("gdpr") ? failure(status, "no") : data([record]),
  );
  expect(await getConsents(context, type)).toMatchObject([{ uniqueNumber: 12 }]);
  expect(new URL(asked[1]?.url ?? "").search).toBe(`?assigned_to=${type}&perPage=50`);
});

it("does not ask a silent backend by the second call", async () => {
  const asked = stubBackend(() => Promise.reject(new TypeError("down")));
  expect(await getConsents(context, type)).toBeNull();
  expect(asked.every(({ url }) => url.includes("gdpr"))).toBe(true);
});

it("asks once where the first call answers, with or without consents", async () => {
  const asked = stubBackend(() => data([]));
  expect(await getConsents(context, type)).toEqual([]);
  expect(asked).toHaveLength(1);
});
