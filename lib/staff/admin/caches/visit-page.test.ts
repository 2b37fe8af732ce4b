import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { mayEnter } from "#lib/gateway/auth/site-pass.ts";
import type { Target } from "#lib/gateway/target.ts";
import { testSite } from "#tests/factories/visit.ts";
import { ownVisitor } from "./visit-page.ts";

let server: Server;
let asked: IncomingHttpHeaders[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.headers);
    response.end();
  });
  await new Promise<void>((done) => {
    server.listen(0, "localhost", done);
  });
  vi.stubEnv("PORT", String((server.address() as AddressInfo).port));
  vi.stubEnv("TRUSTED_PROXY", "1");
  vi.stubEnv("SESSION_SECRET", "a secret of the tests only");
  resetSettings();
});

afterEach(() => void server.close());

it.each([
  "http",
  "https",
])("gets into a closed site over %s, whose cookies are called so there", async (protocol) => {
  const site = testSite({ options: new Map([["PasswordProtection", "open sesame"]]) });
  const visit = await ownVisitor({
    origin: `${protocol}://shop.test`,
    siteId: site.siteId,
  } as Target);
  expect(await visit("/shop")).toBe(true);
  const [headers] = asked;
  expect(headers?.["x-forwarded-proto"]).toBe(protocol);
  const seen = new Headers({
    cookie: headers?.cookie ?? "",
    host: "shop.test",
    "x-forwarded-proto": protocol,
  });
  expect(await mayEnter(cookiesOf(seen), site)).toBe(true);
});

it("visits the one address that the shop listens on", async () => {
  const site = { origin: "http://shop.test", siteId: testSite().siteId } as Target;
  const visitAt = async (host: string) => {
    vi.stubEnv("LISTEN_HOST", host);
    resetSettings();
    return (await ownVisitor(site))("/shop");
  };
  expect(await visitAt("elsewhere.invalid")).toBe(false);
  expect(await visitAt("localhost")).toBe(true);
});
