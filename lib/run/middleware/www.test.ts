import { NextRequest } from "next/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { resolveSite } from "#lib/web/site/resolve-site.ts";
import { testSite } from "#tests/factories/visit.ts";
import { readPath } from "./find-site.ts";
import type { Visit } from "./visit.ts";
import { canonicalHost, otherForm } from "./www.ts";

vi.mock("#lib/web/site/resolve-site.ts", () => ({ resolveSite: vi.fn() }));

beforeEach(() =>
  vi.mocked(resolveSite).mockResolvedValue({ kind: "found", site: testSite(), apiKey: "k" }),
);
afterEach(() => {
  vi.unstubAllEnvs();
  resetSettings();
});

async function visit(host: string, path: string, policy: unknown, init: RequestInit = {}) {
  const headers = new Headers({ host, ...(init.headers as Record<string, string>) });
  const made: Visit = {
    request: new NextRequest(`http://server.internal:3000${path}`, {
      method: init.method ?? "GET",
      headers,
    }),
    site: testSite({ domain: host.split(":")[0] ?? "", options: new Map([["WwwPolicy", policy]]) }),
  };
  await readPath(made);
  const answer = await canonicalHost(made);
  return answer && [answer.status, answer.headers.get("location")];
}

describe("the canonical form of a host", () => {
  it.each([
    ["shop.example", "/en/shop?sort=3", "www", "http://www.shop.example/en/shop?sort=3"],
    ["www.shop.example:8080", "/", "non-www", "http://shop.example:8080/"],
    ["www.velo.localhost:3000", "/", "non-www", "http://velo.localhost:3000/"],
    ["www.shop.example", "/kosarica/", "NON-WWW", "http://shop.example/kosarica"],
  ])("%s%s with %s leads to %s, in one hop", async (host, path, policy, location) => {
    expect(await visit(host, path, policy)).toEqual([308, location]);
    expect(await visit(host, path, policy, { method: "HEAD" })).toEqual([308, location]);
  });

  it.each([
    ["shop.example", "non-www"],
    ["www.shop.example", "www"],
    ["shop.example", "none"],
    ["shop.example", undefined],
    ["shop.example", "other"],
    ["localhost", "www"],
    ["127.0.0.1", "www"],
    ["10.1.2.3", "www"],
    ["intranet", "www"],
  ])("%s with %s stays", async (host, policy) => {
    expect(await visit(host, "/", policy)).toBeNull();
    expect(resolveSite).not.toHaveBeenCalled();
  });

  it("never asks a host for itself again after it was led there", () => {
    for (const policy of ["www", "non-www"])
      for (const host of ["shop.example", "www.shop.example", "www.www.shop.example"])
        expect(otherForm(otherForm(host, policy) ?? host, policy) ?? "").not.toBe(host);
  });

  it("keeps what is sent by POST, where providers lead back to", async () => {
    expect(await visit("shop.example", "/", "www", { method: "POST" })).toBeNull();
  });

  it("leads to https behind a trusted proxy that says so", async () => {
    vi.stubEnv("TRUSTED_PROXY", "1");
    resetSettings();
    const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "shop.example" };
    expect(await visit("shop.example", "/", "www", { headers })).toEqual([
      308,
      "https://www.shop.example/",
    ]);
  });

  it("stays where the other form is nobody's or another site's, or a domain is forced", async () => {
    vi.mocked(resolveSite).mockResolvedValueOnce({ kind: "unknown" });
    expect(await visit("shop.example", "/", "www")).toBeNull();
    const other = testSite({ siteId: 8 });
    vi.mocked(resolveSite).mockResolvedValueOnce({ kind: "found", site: other, apiKey: "k" });
    expect(await visit("shop.example", "/", "www")).toBeNull();
    vi.stubEnv("FORCED_DOMAIN", "shop.example");
    resetSettings();
    expect(await visit("shop.example", "/", "www")).toBeNull();
  });
});
