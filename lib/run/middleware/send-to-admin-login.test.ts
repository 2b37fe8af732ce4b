import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { testVisit } from "#tests/factories/visit.ts";
import { adminLogin } from "./send-to-admin-login.ts";

beforeEach(resetSettings);
afterEach(() => {
  vi.unstubAllEnvs();
  resetSettings();
});

it.each([
  ["/adminLogin", "/"],
  ["/en/adminLogin?redirect=/x", "/en"],
])("in development without a forced domain %s leads to %s", async (path, home) => {
  vi.stubEnv("NODE_ENV", "development");
  const answer = await adminLogin(await testVisit(path));
  expect(answer?.status).toBe(307);
  expect(new URL(answer?.headers.get("location") ?? "").pathname).toBe(home);
  expect(answer?.headers.get("cache-control")).toBe("private, no-store");
});

it("leaves every other page, a forced domain and production alone", async () => {
  expect(await adminLogin(await testVisit("/adminLogin"))).toBeNull();
  vi.stubEnv("NODE_ENV", "development");
  expect(await adminLogin(await testVisit("/admin"))).toBeNull();
  expect(await adminLogin(await testVisit("/"))).toBeNull();
  const request = await testVisit("/adminLogin");
  request.request.headers.set("cookie", "chosenDomain=padel.localhost");
  expect(await adminLogin(request)).toBeNull();
  vi.stubEnv("FORCED_DOMAIN", "tenis.localhost");
  resetSettings();
  expect(await adminLogin(await testVisit("/adminLogin"))).toBeNull();
});
