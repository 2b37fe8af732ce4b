import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";

const findTarget = vi.hoisted(() => vi.fn());
vi.mock("#lib/gateway/target.ts", () => ({ findTarget }));
const warn = vi.hoisted(() => vi.fn());
vi.mock("#lib/base/config/log.ts", () => ({ log: () => ({ warn }) }));

const { sendReportScript, takeReport } = await import("./take-report.ts");
const { browserFigures } = await import("#lib/web/reports/browser-figures.ts");

const SITE = {
  domain: "shop.example",
  defaultLocale: "en",
  languages: [{ code: "en" }, { code: "hr" }],
};

const send = (report: unknown, site = "same-origin") =>
  takeReport(
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
  findTarget.mockResolvedValue({ siteId: 7, site: SITE });
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
  expect((await sendReportScript()).status).toBe(404);
});

it("writes at most sixty lines a minute", async () => {
  vi.setSystemTime(Date.now() + 600_000);
  for (let n = 0; n < 70; n += 1) await send(violation("inline"));
  expect(warn).toHaveBeenCalledTimes(60);
  vi.setSystemTime(Date.now() + 61_000);
  await send(violation("inline"));
  expect(warn).toHaveBeenCalledTimes(61);
});

it("counts errors and vitals by the kind of page, and keeps nothing of its address", async () => {
  const error = { kind: "rejection", name: "TypeError", message: "no 'price' for ana@shop.test" };
  const report = {
    path: "/hr/product/ana-anic",
    vitals: { lcp: 1_500, inp: -1, cls: "0.1", fid: 3 },
    errors: [{ ...error, at: "https://tag.example/t.js?user=ana" }, null, { kind: "else" }],
  };
  expect((await send(report)).status).toBe(204);
  const counted = browserFigures().report("shop.example");
  expect(counted.vitals).toMatchObject([{ page: "product", vital: "lcp" }]);
  expect(counted.errors).toMatchObject([
    { page: "product", kind: "rejection", message: "no 'price' for …", at: "https://tag.example" },
  ]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ site: "shop.example", page: "product", count: 1 }),
    "browser error",
  );
  expect(JSON.stringify([counted, warn.mock.calls])).not.toMatch(/ana/);
});

it("takes a report without anything useful, and none of staff's pages", async () => {
  expect((await send({ path: "/admin", vitals: { cls: 0.1 } })).status).toBe(204);
  expect((await send({ path: "/%2f", vitals: [], errors: 7 })).status).toBe(204);
  expect(
    browserFigures()
      .totals()
      .vitals.some(({ vital }) => vital === "cls"),
  ).toBe(false);
});

it("sends the script to whoever asks, for an hour", async () => {
  const answer = await sendReportScript();
  expect(answer.headers.get("content-type")).toContain("text/javascript");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(await answer.text()).toContain("self.__reports");
});
