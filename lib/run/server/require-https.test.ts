import { request as ask } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import type { Handle } from "./request-step.ts";
import { requireHttps } from "./require-https.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  resetSettings();
});

const shop: Handle = async (_, response) => void response.end("the shop");

/** Sends requests to one server, one after the other. */
async function shopThat(
  options: { isBehindProxy?: boolean; allowsHttp?: boolean; isForced?: boolean } = {},
) {
  const handle = requireHttps(shop, {
    isBehindProxy: false,
    allowsHttp: false,
    isForced: false,
    isSite: async (domain) => domain !== "unknown.example",
    ...options,
  });
  const port = await serve(handle);
  return (headers: Record<string, string>, { path = "/cart?a=1", method = "GET" } = {}) =>
    new Promise<{ status?: number; location?: string; cache?: string; body: string }>(
      (resolve, reject) => {
        ask({ port, host: "127.0.0.1", path, method, headers }, (answer) => {
          let body = "";
          answer.on("data", (chunk) => (body += String(chunk)));
          answer.on("end", () => {
            const { location, "cache-control": cache } = answer.headers;
            resolve({ status: answer.statusCode, location, cache, body });
          });
        })
          .on("error", reject)
          .end();
      },
    );
}

const silence = () => vi.spyOn(process.stdout, "write").mockReturnValue(true);

describe("without a trusted proxy", () => {
  it.each([
    "localhost:3000",
    "tenis.localhost:3000",
    "127.0.0.1:3000",
    "[::1]:3000",
    "LOCALHOST",
  ])("http is served to this machine: %s", async (host) => {
    expect(await (await shopThat())({ host })).toMatchObject({ status: 200, body: "the shop" });
  });

  it.each([
    "shop.example",
    "192.168.1.5:3000",
    "localhost.evil.example",
  ])("http is refused for %s, and the answer says what to set", async (host) => {
    silence();
    const { status, cache, body } = await (await shopThat())({ host });
    expect([status, cache]).toEqual([403, "private, no-store"]);
    expect(body).toMatch(/TRUSTED_PROXY=1[\s\S]*ALLOW_HTTP=1/);
  });

  it.each([
    "[2001:db8::1]:3000",
    "a@b",
    "shop.example.",
    "unknown.example",
  ])("what is no host name, or that of no site, gets the page of an unknown site, and never the forced one: %s", async (host) => {
    expect((await (await shopThat())({ host })).status).toBe(200);
    silence();
    expect((await (await shopThat({ isForced: true }))({ host })).status).toBe(403);
  });

  it("what a visitor says of itself counts for nothing", async () => {
    silence();
    const send = await shopThat();
    const forged = { "x-forwarded-proto": "https", "x-forwarded-host": "localhost" };
    expect((await send({ host: "shop.example", ...forged })).status).toBe(403);
  });

  it("one line of the log says it, however often it happens", async () => {
    vi.stubEnv("LOG_LEVEL", "warn");
    resetSettings();
    const out = silence();
    const send = await shopThat();
    for (const host of ["shop.example", "other.example"]) await send({ host });
    const lines = out.mock.calls
      .map(([line]) => String(line))
      .filter((line) => /over http/.test(line));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"host":"shop.example"');
  });

  it("machines may ask for health and expiry", async () => {
    const send = await shopThat();
    for (const path of ["/api/health", "/api/ready?x", "/api/revalidate"])
      expect((await send({ host: "10.0.0.7:3000" }, { path })).status).toBe(200);
    silence();
    expect((await send({ host: "10.0.0.7:3000" }, { path: "/api/healthy" })).status).toBe(403);
  });

  it("the setting allows it", async () => {
    const send = await shopThat({ allowsHttp: true });
    expect((await send({ host: "shop.example" })).status).toBe(200);
  });
});

describe("behind a trusted proxy", () => {
  const FORWARDED = { host: "10.0.0.7", "x-forwarded-host": "shop.example:8080" };

  it("https is served", async () => {
    const send = await shopThat({ isBehindProxy: true });
    expect((await send({ ...FORWARDED, "x-forwarded-proto": "https" })).status).toBe(200);
  });

  it.each(["GET", "HEAD"])("%s by http is led to the same address by https", async (method) => {
    const send = await shopThat({ isBehindProxy: true });
    const answer = await send({ ...FORWARDED, "x-forwarded-proto": "http" }, { method });
    expect(answer).toMatchObject({ status: 308, location: "https://shop.example/cart?a=1" });
  });

  it("keeps the path within the host, whatever it looks like", async () => {
    const send = await shopThat({ isBehindProxy: true });
    const { location } = await send(
      { ...FORWARDED, "x-forwarded-proto": "http" },
      { path: "//evil.example/@x" },
    );
    expect(new URL(location ?? "").host).toBe("shop.example");
  });

  it.each([
    ["a write by http", { ...FORWARDED, "x-forwarded-proto": "http" }, "POST"],
    ["a proxy that says nothing, which would lead round in circles", FORWARDED, "GET"],
    [
      "a host that is none, where one site is forced",
      { ...FORWARDED, "x-forwarded-host": "a/b", "x-forwarded-proto": "http" },
      "GET",
    ],
  ])("refuses %s", async (_, headers, method) => {
    silence();
    const send = await shopThat({ isBehindProxy: true, isForced: true });
    expect((await send(headers, { method })).status).toBe(403);
  });

  it("serves http where the setting allows it", async () => {
    const send = await shopThat({ isBehindProxy: true, allowsHttp: true });
    expect((await send({ ...FORWARDED, "x-forwarded-proto": "http" })).status).toBe(200);
  });
});
