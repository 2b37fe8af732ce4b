import { beforeEach, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { STAFF, staffRequest } from "#tests/backends/staff.ts";
import { data, failure, stubBackend, withSite } from "#tests/backends/stub-backend.ts";
import { handleDomains } from "./read-domains.ts";

const LISTED = [
  { name: "The shop", url: "https://shop.example:8443/somewhere" },
  { name: "other.example" },
  { name: "*.example", url: "" },
  { name: "bad.example", url: "javascript:alert(1)" },
  { name: "user@evil", url: "https://user@evil.example" },
  { name: "", url: "" },
  { name: "other.example" },
];

const backend = (listed: Response, profile: object = STAFF, env = {}) =>
  stubBackend(
    withSite(({ url }) => {
      if (url.endsWith("user/profile")) return data(profile);
      return url.endsWith("settings/domain/filter") ? listed : failure(404, "no");
    }),
    env,
  );
const ask = async (headers = {}) =>
  handleDomains(await staffRequest("admin/domains/list", {}, headers));

beforeEach(resetLimits);

it("answers exact hosts; others are shown and cannot be chosen", async () => {
  backend(data({ records: LISTED }), STAFF, { FORCED_DOMAIN: "shop.test" });
  expect(await (await ask()).json()).toEqual({
    data: {
      current: "shop.test",
      forced: "shop.test",
      domains: [
        { name: "The shop", domain: "shop.example", url: "https://shop.example:8443" },
        { name: "other.example", domain: "other.example", url: null },
        { name: "*.example", domain: null, url: null },
        { name: "bad.example", domain: "bad.example", url: null },
        { name: "user@evil", domain: "evil.example", url: "https://evil.example" },
      ],
    },
  });
});

it("asks under the visiting site's key, and tells a backend's fault from an empty list", async () => {
  const requests = backend(data([]));
  expect((await (await ask()).json()).data).toMatchObject({ forced: null, domains: [] });
  const asked = requests.find(({ url }) => url.endsWith("settings/domain/filter"));
  expect([asked?.headers.get("apikey"), asked?.headers.get("site")]).toEqual(["CANARY-KEY", "7"]);
  backend(failure(500, "secret detail"));
  const refused = await ask();
  expect(refused.status).toBe(502);
  expect(await refused.text()).not.toContain("secret detail");
});

it("refuses customers and guests", async () => {
  backend(data([]), { ...STAFF, isBackofficeUser: false });
  expect((await ask()).status).toBe(403);
  expect((await ask({ cookie: "" })).status).toBe(401);
});
