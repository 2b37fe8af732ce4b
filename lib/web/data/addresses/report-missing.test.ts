import { beforeEach, describe, expect, it, vi } from "vitest";
import { reportMissing } from "./report-missing.ts";

const { sendToBackend, resolveSite } = vi.hoisted(() => ({
  sendToBackend: vi.fn(),
  resolveSite: vi.fn(),
}));
vi.mock("#lib/shop/api/http/backend.ts", () => ({ sendToBackend }));
vi.mock("#lib/web/site/resolve-site.ts", () => ({ resolveSite }));

const HOUR = 3_600_000;
/** Each test uses a day of its own, so that nothing is left from the previous one. */
let now = 0;
const paths = () => sendToBackend.mock.calls.map(([, options]) => options.input.path);
const report = (path: string, domain = "localhost", at = now) =>
  reportMissing({ domain }, "en", path, at);

beforeEach(() => {
  now += 24 * HOUR;
  sendToBackend.mockReset().mockResolvedValue({ ok: true, data: {} });
  resolveSite.mockReset().mockResolvedValue({
    kind: "found",
    apiKey: "key",
    site: { siteId: 7, stores: { en: 1 } },
  });
});

describe("reportMissing", () => {
  it("reports a path of a site once an hour", async () => {
    await report("/gone");
    await report("/gone", "localhost", now + HOUR - 1);
    expect(paths()).toEqual(["/gone"]);
    await report("/gone", "localhost", now + HOUR);
    await report("/gone", "tenis.localhost");
    expect(paths()).toHaveLength(3);
    expect(sendToBackend.mock.calls[0]?.[1]).toMatchObject({
      site: { apiKey: "key", siteId: 7 },
      storeId: 1,
      locale: "en",
    });
  });

  it("reports the path as a visitor sees it, up to 500 characters", async () => {
    await report("/%C5%A1ljiva%20i%20%25");
    await report(`/${"a".repeat(900)}`);
    await report("/%E0%A4%A");
    await report("/a%00b");
    expect(paths()).toEqual(["/šljiva i %", `/${"a".repeat(499)}`, "/%E0%A4%A", "/a%00b"]);
  });

  it("stops at 120 a minute, however many paths are made up", async () => {
    for (let index = 0; index < 200; index++) await report(`/made-up-${index}`);
    expect(sendToBackend).toHaveBeenCalledTimes(120);
    await report("/later", "localhost", now + 60_000);
    expect(sendToBackend).toHaveBeenCalledTimes(121);
  });

  it("ignores a failure, and tries the path again later", async () => {
    sendToBackend.mockResolvedValueOnce({ ok: false, error: { kind: "network" } });
    await expect(report("/gone")).resolves.toBeUndefined();
    await report("/gone");
    expect(sendToBackend).toHaveBeenCalledTimes(2);
    resolveSite.mockResolvedValueOnce({ kind: "unavailable" });
    await expect(report("/elsewhere")).resolves.toBeUndefined();
    expect(sendToBackend).toHaveBeenCalledTimes(2);
  });
});
