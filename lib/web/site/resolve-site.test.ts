import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { noteExpired } from "#lib/web/cache/expiries.ts";
import { openPages } from "#lib/web/cache/owner/open-pages.ts";
import { setPageOwner } from "#lib/web/cache/owner/page-owner.ts";
import { resolveSite } from "./resolve-site.ts";
import { watchClosings } from "./watch-closings.ts";

/** A backend stub; `log` records its calls. */
const log: { path: string; headers: Headers; body: string }[] = [];
let answers: (path: string, headers: Headers) => Response;

const data = (value: unknown) => Response.json({ data: value });
const up = (path: string, headers: Headers): Response => {
  if (path.endsWith("/domainDetect")) {
    return new URL(headers.get("referer") ?? "").hostname.endsWith("known.example")
      ? data({ siteID: 7, apiKeyToken: "secret", apiKeyId: 1 })
      : Response.json({ error: { statusCode: 404, payload: { message: "?" } } }, { status: 404 });
  }
  if (path.endsWith("/commons"))
    return data({
      languages: [],
      countries: [],
      config: { stores: [{ storeID: 3, language: "en" }] },
    });
  return data([]);
};

beforeEach(() => {
  vi.stubEnv("LOG_LEVEL", "silent");
  resetSettings();
  log.length = 0;
  answers = up;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const path = new URL(url).pathname;
    const headers = new Headers(init.headers);
    log.push({ path, headers, body: String(init.body ?? "") });
    return answers(path, headers);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("resolveSite", () => {
  it("finds a site with its key", async () => {
    const resolution = await resolveSite("a.known.example:3000");
    expect(resolution).toMatchObject({
      kind: "found",
      apiKey: "secret",
      site: { domain: "a.known.example", siteId: 7 },
    });
    expect(JSON.stringify(resolution.kind === "found" && resolution.site)).not.toContain("secret");
  });

  it("detects by Referer without port, with an empty object and no key", async () => {
    await resolveSite("b.known.example:3000");
    expect(log[0]).toMatchObject({ path: "/api/v2/domainDetect", body: "{}" });
    expect(log[0]?.headers.get("referer")).toBe("https://b.known.example/");
    expect(log[0]?.headers.get("apikey")).toBeNull();
    expect(log.slice(1).map(({ headers }) => [headers.get("apikey"), headers.get("site")])).toEqual(
      [
        ["secret", "7"],
        ["secret", "7"],
      ],
    );
  });

  it("sends no request for an invalid host name", async () => {
    for (const raw of ["a@b", "known.example/", "[::1]", "", "a.known.example."]) {
      expect(await resolveSite(raw)).toEqual({ kind: "unknown" });
    }
    expect(log).toEqual([]);
  });

  it("distinguishes an unknown site from a missing answer", async () => {
    expect(await resolveSite("nobody.example")).toEqual({ kind: "unknown" });
    answers = () => new Response("<html>", { status: 200 });
    expect(await resolveSite("c.known.example")).toEqual({ kind: "unavailable" });
    answers = () => Response.json({}, { status: 500 });
    expect(await resolveSite("d.known.example")).toEqual({ kind: "unavailable" });
    answers = up;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2_000 });
    expect(await resolveSite("d.known.example")).toMatchObject({ kind: "found" });
  });
});

it("finds a site whose backend takes longer for all calls than a visitor waits", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const slowly = globalThis.fetch;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return slowly(url, init);
  });
  const find = () => resolveSite("slow.known.example");
  const first = find();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await first).toEqual({ kind: "unavailable" });
  const second = find();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await second).toMatchObject({ kind: "found" });
});

it("reads a site again that has expired elsewhere, with the next visit and once", async () => {
  const find = () => resolveSite("expired.known.example");
  const looks = () => log.filter(({ path }) => path.endsWith("/domainDetect")).length;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  await find();
  await find();
  expect(looks()).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  noteExpired(["other.known.example|site", "expired.known.example|products"]);
  await find();
  expect(looks()).toBe(1);
  noteExpired(["expired.known.example|site"]);
  await find();
  await find();
  expect(looks()).toBe(2);
});

describe("a site that closes or opens", () => {
  let tests = 0;
  let closed = false;
  const commons = () => log.filter(({ path }) => path.endsWith("/commons"));
  const isClosed = async () => {
    const found = await resolveSite(`closing-${tests}.known.example`);
    return found.kind === "found" ? found.site.maintenance : null;
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    tests++;
    closed = false;
    answers = (path, headers) =>
      path.endsWith("/commons")
        ? data({
            languages: [],
            countries: [],
            config: { stores: [{ storeID: 3, language: "en" }], maintenance: closed },
          })
        : up(path, headers);
  });
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

  it("is seen within 10 s, both ways, however long nobody has visited", async () => {
    expect(await isClosed()).toBe(false);
    for (const quiet of [9_999, 45_000, 3 * 3_600_000]) {
      closed = !closed;
      pass(quiet);
      expect(await isClosed()).toBe(closed);
    }
  });

  it("costs two small calls however many ask, and none while the answer is fresh", async () => {
    await isClosed();
    log.length = 0;
    pass(3_000);
    await Promise.all(Array.from({ length: 50 }, isClosed));
    expect(log).toEqual([]);
    pass(6_000);
    await Promise.all(Array.from({ length: 50 }, isClosed));
    expect(commons()).toHaveLength(1);
    expect(log).toHaveLength(2);
  });

  it("expires what is kept of it when that changes, and not before", async () => {
    const expired: string[] = [];
    setPageOwner(await openPages("none", async (tags) => expired.push(...tags)));
    onTestFinished(() => setPageOwner(null));
    for (const path of [1, 2, 3]) {
      watchClosings([`/storefront/closing-${tests}.known.example/en/page-${path}`]);
      await expect.poll(isClosed).toBe(false);
      pass(9_000);
    }
    expect(expired).toEqual([]);
    closed = true;
    watchClosings([`/storefront/closing-${tests}.known.example/en`]);
    await expect.poll(() => expired).toEqual([`closing-${tests}.known.example|site`]);
  });

  it("keeps what was last known while the backend is silent", async () => {
    closed = true;
    expect(await isClosed()).toBe(true);
    answers = () => Response.json({}, { status: 503 });
    pass(30_000);
    expect(await isClosed()).toBe(true);
    pass(30_000);
    expect(await isClosed()).toBe(true);
  });
});
