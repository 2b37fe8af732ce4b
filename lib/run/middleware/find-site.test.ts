import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { resolveSite } from "#lib/web/site/resolve-site.ts";
import { testSite } from "#tests/factories/visit.ts";
import { findSite } from "./find-site.ts";
import type { Visit } from "./visit.ts";

vi.mock("#lib/web/site/resolve-site.ts", () => ({ resolveSite: vi.fn() }));
const resolve = vi.mocked(resolveSite);
const visit = (host: string | null): Visit => ({
  request: new NextRequest("http://server.internal:3000/shop", { headers: host ? { host } : {} }),
});

beforeEach(() => {
  resolve.mockReset();
});

describe("findSite", () => {
  it("uses the Host header, never the server's own name", async () => {
    const site = testSite();
    resolve.mockResolvedValue({ kind: "found", site, apiKey: "secret" });
    const known = visit("tenis.localhost:3000");
    expect(await findSite(known)).toBeNull();
    expect(known.site).toBe(site);
    expect(resolve).toHaveBeenCalledWith("tenis.localhost", 0);
  });

  it("passes on when the process heard that the site has changed", async () => {
    resolve.mockResolvedValue({ kind: "found", site: testSite(), apiKey: "secret" });
    const told = visit("tenis.localhost:3000");
    told.request.headers.set("x-front-site-expired", "1700000000000");
    await findSite(told);
    expect(resolve).toHaveBeenCalledWith("tenis.localhost", 1_700_000_000_000);
  });

  it("answers 404 for an unknown host, complete, without a script", async () => {
    resolve.mockResolvedValue({ kind: "unknown" });
    const answer = await findSite(visit("nobody.example"));
    const html = (await answer?.text()) ?? "";
    expect(answer?.status).toBe(404);
    expect(answer?.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(html).toMatch(/^<!doctype html>.*<\/html>$/s);
    expect(html).not.toContain("<script");
  });

  it.each([
    null,
    "a@b",
    "a,b",
    "localhost.",
    "[::1]:3000",
  ])("answers 404 for the host %j without a backend request", async (host) => {
    expect((await findSite(visit(host)))?.status).toBe(404);
    expect(resolve).not.toHaveBeenCalled();
  });

  it("answers 503 while the backend cannot be asked", async () => {
    resolve.mockResolvedValue({ kind: "unavailable" });
    const answer = await findSite(visit("new.example"));
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get("retry-after")).toBe("5");
    expect(answer?.headers.get("cache-control")).toBe("private, no-store");
  });
});
