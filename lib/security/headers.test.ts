import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/config/settings.ts";
import middleware from "#middleware.ts";
import nextConfig from "#next.config.ts";
import { testVisit } from "#tests/factories/visit.ts";

beforeEach(() => {
  vi.stubEnv("BACKEND_URL", "http://backend.test");
  vi.stubEnv("LOG_LEVEL", "silent");
});

it("every answer has the fixed headers, whatever its address", async () => {
  const { headers } = await nextConfig(PHASE_PRODUCTION_SERVER);
  const rules = await headers?.();
  const everywhere = rules?.find(({ source }) => source === "/:path*")?.headers ?? [];
  const named = new Map(everywhere.map(({ key, value }) => [key, value]));
  expect(named.get("x-content-type-options")).toBe("nosniff");
  for (const name of ["referrer-policy", "permissions-policy", "cross-origin-opener-policy"])
    expect(named.get(name), name).toBeTruthy();
});

it.each([
  ["https", "production", "1", true],
  ["http", "production", "1", false],
  ["https", "production", "", false],
  ["https", "development", "1", false],
])("a visitor by %s, in %s, behind a trusted proxy (%j), is told to come by https: %s", async (protocol, mode, proxy, told) => {
  vi.stubEnv("NODE_ENV", mode);
  vi.stubEnv("TRUSTED_PROXY", proxy);
  resetSettings();
  const { request } = await testVisit("/edit/x", {
    headers: { host: "shop.test", "x-forwarded-proto": protocol },
  });
  const answer = await middleware(request);
  expect(answer.headers.has("strict-transport-security")).toBe(told);
});
