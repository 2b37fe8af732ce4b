import { beforeEach, describe, expect, it, vi } from "vitest";
import { testVisit } from "#tests/factories/visit.ts";
import { redirects } from "./redirects.ts";

const { reportMissing } = vi.hoisted(() => ({ reportMissing: vi.fn(async () => undefined) }));
vi.mock("#lib/web/data/addresses/report-missing.ts", () => ({ reportMissing }));
beforeEach(() => reportMissing.mockClear());

async function go(path: string, init: { method?: string; headers?: Record<string, string> } = {}) {
  const answer = await redirects(await testVisit(path, init));
  return (
    answer &&
    `${answer.status} ${(answer.headers.get("location") ?? "").replace("http://server.internal:3000", "")}`.trim()
  );
}

describe("redirects", () => {
  it.each([
    ["/shop/", "308 /shop"],
    ["/shop/?page=2&a=b", "308 /shop?page=2&a=b"],
    ["/hr/kosarica", "308 /kosarica"],
    ["/checkout/success?orderSlug=1", "308 /naplata/uspjesna?orderSlug=1"],
    ["/en/objave/", "308 /en/blog"],
    ["/DE", "308 /de"],
  ])("redirects %s: %s", async (path, expected) => {
    expect(await go(path)).toBe(expected);
  });

  it("leaves a canonical path alone", async () => {
    expect(await go("/shop?page=2")).toBeNull();
    expect(await go("/product/a+b")).toBeNull();
  });

  it("turns a gateway's POST into a GET of the same page, in one hop", async () => {
    const gateways: Record<string, string>[] = [
      { origin: "https://pay.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { referer: "https://pay.example/done" },
    ];
    for (const headers of gateways)
      for (const page of ["/naplata/uspjesna?orderSlug=1", "/checkout/success?orderSlug=1"])
        expect(await go(page, { method: "POST", headers })).toBe(
          "303 /naplata/uspjesna?orderSlug=1",
        );
  });

  it("tells a shopper without scripts on the way back from a payment gateway by the page's own form", async () => {
    // The last is lynx, which names no page whose address has a query.
    const browsers: Record<string, string>[] = [{ "sec-fetch-site": "same-origin" }, {}];
    for (const headers of browsers)
      expect(await go("/naplata/uspjesna?orderSlug=1", { method: "POST", headers })).toBe(
        "303 /naplata/uspjesna?orderSlug=1&plain=true",
      );
  });

  it("leads the form of a login without scripts to the one that the server renders, with all that the address holds", async () => {
    for (const page of [
      "/login?verificationToken=a+b%2B&redirect=%2Fcart",
      "/register?redirect=%2Fcart",
      "/forgot-password?token=a+b%2B",
      "/confirm-email?form=7&token=a+b%2B",
    ])
      expect(await go(page, { method: "POST" })).toBe(`303 ${page}&plain=true`);
  });

  it("answers 404 in the site's language for a redirect without a target", async () => {
    for (const path of ["/fr/shop", "/%zz", "/admin/tenis.localhost/hr", "/a%2Fb"]) {
      const answer = await redirects(await testVisit(path));
      expect(answer?.status).toBe(404);
      const html = await answer?.text();
      expect(html).toContain("<h1>Stranica nije pronađena</h1>");
      expect(html).toContain('<a href="/">Natrag na naslovnicu</a>');
    }
  });

  it("sets no cookie", async () => {
    expect((await redirects(await testVisit("/shop/")))?.headers.get("set-cookie")).toBeNull();
  });

  it("reports a redirect without a target, without delaying the answer", async () => {
    const work: unknown[] = [];
    const visit = { ...(await testVisit("/fr/shop")), waitUntil: (one: unknown) => work.push(one) };
    expect((await redirects(visit))?.status).toBe(404);
    expect(reportMissing).toHaveBeenCalledWith(visit.site, "hr", "/fr/shop");
    expect(work).toHaveLength(1);
  });

  it.each([
    ["/admin/nothing", "GET"],
    ["/de/admin/nothing", "GET"],
    ["/adminLogin/x/%00", "GET"],
    ["/.well-known/%00", "GET"],
    ["/fr/shop", "POST"],
    ["/fr/shop", "HEAD"],
    ["/shop", "GET"],
  ])("does not report %s by %s", async (path, method) => {
    await redirects({ ...(await testVisit(path, { method })), waitUntil: () => undefined });
    expect(reportMissing).not.toHaveBeenCalled();
  });
});
