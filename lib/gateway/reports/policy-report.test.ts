import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";

const findTarget = vi.hoisted(() => vi.fn());
vi.mock("#lib/gateway/target.ts", () => ({ findTarget }));
const warn = vi.hoisted(() => vi.fn());
vi.mock("#lib/base/config/log.ts", () => ({ log: () => ({ warn }) }));

const { takePolicyReport } = await import("./policy-report.ts");

const send = (report: unknown, site = "same-origin") =>
  takePolicyReport(
    new Request("http://shop.example/api/reports", {
      method: "POST",
      body: JSON.stringify(report),
      headers: { "sec-fetch-site": site, "x-forwarded-for": crypto.randomUUID() },
    }),
  );
const violation = (blocked: string) => ({
  "csp-report": {
    "document-uri": "https://shop.example/confirm-email/0f8fad5b-d9cb-469f-a165-70867728950e?a=b",
    "blocked-uri": blocked,
    "effective-directive": "script-src-elem",
    "original-policy": "default-src 'self'",
  },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.stubEnv("BROWSER_REPORTS", "1");
  resetSettings();
  findTarget.mockResolvedValue({ siteId: 7, site: { domain: "shop.example" } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  resetSettings();
  warn.mockClear();
});

it("logs what was blocked where, without anything personal", async () => {
  expect((await send(violation("https://evil.example/x.js?user=1"))).status).toBe(204);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    {
      site: "shop.example",
      directive: "script-src-elem",
      blocked: "https://evil.example",
      page: "/confirm-email/redacted",
    },
    "policy violation",
  );
});

it("logs nothing of extensions, of pages of others, or of another form", async () => {
  expect((await send(violation("chrome-extension://abc/x.js"))).status).toBe(204);
  expect((await send(violation("inline"), "cross-site")).status).toBe(403);
  expect((await send({ "csp-report": {} })).status).toBe(422);
  expect((await send({ ...violation("inline"), more: "x".repeat(20_000) })).status).toBe(413);
  expect(warn).not.toHaveBeenCalled();
});

it("is off without the setting", async () => {
  vi.stubEnv("BROWSER_REPORTS", "0");
  resetSettings();
  expect((await send(violation("inline"))).status).toBe(404);
});

it("writes at most sixty lines a minute", async () => {
  vi.setSystemTime(Date.now() + 600_000);
  for (let n = 0; n < 70; n += 1) await send(violation("inline"));
  expect(warn).toHaveBeenCalledTimes(60);
  vi.setSystemTime(Date.now() + 61_000);
  await send(violation("inline"));
  expect(warn).toHaveBeenCalledTimes(61);
});
