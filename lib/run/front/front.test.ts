import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import type { Handle } from "#lib/run/server/request-step.ts";
import { frontBefore } from "#tests/factories/processes/front.ts";

const PAGE = `<!doctype html><p>${"words ".repeat(500)}</p>`;
const TAGS = ["shop.example|site", "shop.example|address:en/shop"]
  .map(encodeURIComponent)
  .join(",");
const shared = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=300, stale-while-revalidate=31535700",
  "x-nextjs-prerender": "1",
  "x-nextjs-cache": "MISS",
  "x-front-tags": TAGS,
  "x-front-page": encodeURIComponent("/storefront/shop.example/en/shop"),
  vary: "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch",
};

/** Answers with these headers, and counts. */
function renders(headers: Record<string, string | string[]> = shared, status = 200) {
  let count = 0;
  const handle: Handle = async (_request, response) => {
    count += 1;
    response.writeHead(status, headers);
    response.end(PAGE.replace("words", `words ${count}`));
  };
  return handle;
}

describe("the front", () => {
  it("renders once what anybody may have, and says so", async () => {
    const { ask, seen } = await frontBefore(renders());
    const [first, second] = [await ask(), await ask()];
    expect(first.body.equals(second.body)).toBe(true);
    expect([first.headers["x-cache"], second.headers["x-cache"]]).toEqual(["MISS", "HIT"]);
    expect(second.headers).toMatchObject({ age: "0", "cache-control": shared["cache-control"] });
    expect(seen).toHaveLength(1);
  });

  it("asks once for all who come at the same time", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const render = renders();
    const { ask, seen } = await frontBefore(async (request, response) => {
      await promise;
      await render(request, response);
    });
    const all = Promise.all(Array.from({ length: 20 }, () => ask()));
    await expect.poll(() => seen.length).toBe(1);
    resolve();
    expect(new Set((await all).map(({ text }) => text)).size).toBe(1);
    expect(seen).toHaveLength(1);
  });

  it.each<[string, Record<string, string | string[]>]>([
    ["a cookie", { ...shared, "set-cookie": "a=b" }],
    ["private", { ...shared, "cache-control": "private, no-store" }],
    ["no word about it", { "content-type": "text/html" }],
    ["another Vary", { ...shared, vary: "cookie" }],
  ])("keeps nothing with %s", async (_what, headers) => {
    const { ask, seen, answers } = await frontBefore(renders(headers));
    const [first, second] = [await ask(), await ask()];
    expect(first.text).not.toBe(second.text);
    expect(second.headers["set-cookie"]).toEqual(headers["set-cookie"] && ["a=b"]);
    expect(seen).toHaveLength(2);
    expect(answers.size()).toMatchObject({ pages: 0, others: 0 });
  });

  it.each<[string, string, Record<string, string>]>([
    ["the editor", "/shop?editPage=true", {}],
    ["the gateway", "/api/v1/x", {}],
    ["the admin area", "/admin/cache", {}],
    ["a login of the server", "/shop", { authorization: "Basic x" }],
  ])("passes %s through", async (_what, path, headers) => {
    const { ask, seen } = await frontBefore(renders());
    await ask();
    await ask(path, { headers });
    const last = await ask(path, { headers });
    expect(last.headers["x-cache"]).toBe("PASS");
    expect(last.text).toContain("words 3");
    expect(seen).toHaveLength(3);
  });

  it("passes staff through, whom we have signed a cookie for, and nobody who says so", async () => {
    vi.stubEnv("SESSION_SECRET", "session secret of these tests");
    resetSettings();
    const { ask } = await frontBefore(renders());
    const outcomeFor = async (cookie: string) =>
      (await ask("/shop", { headers: { cookie } })).headers["x-cache"];
    await ask();
    const signed = await signStaffHint(7);
    const made = `${signed.slice(0, -43)}${"A".repeat(43)}`;
    expect(await outcomeFor(`a=1; __Host-staff=${signed}`)).toBe("PASS");
    expect(await outcomeFor(`staff=${made}; staff=${signed}`)).toBe("PASS");
    for (const cookie of [`staff=${made}`, "staff=", "isStaff=1", `notstaff=${signed}`])
      expect(await outcomeFor(cookie)).toBe("HIT");
  });

  it("says that there is no answer in time, and asks no second time", async () => {
    const { ask, seen } = await frontBefore(() => new Promise(() => {}), { deadline: 50 });
    for (const path of ["/shop", "/api/v1/x"]) expect((await ask(path)).status).toBe(504);
    expect(seen).toHaveLength(2);
  });

  it("passes other methods through with their bodies", async () => {
    const { ask } = await frontBefore(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      response.writeHead(201, { "x-method": String(request.method) });
      response.end(Buffer.concat(parts));
    });
    const got = await ask("/api/v1/x", { method: "POST", body: "a".repeat(100_000) });
    expect([got.status, got.headers["x-method"], got.text.length]).toEqual([201, "POST", 100_000]);
  });

  it("tells sites, protocols and what the router asks for apart, but not the router's states", async () => {
    const { ask, seen } = await frontBefore(async (request, response) => {
      const type = request.headers.rsc ? "text/x-component" : "text/html";
      await renders({ ...shared, "content-type": type })(request, response);
    });
    const data = { rsc: "1", "next-router-state-tree": "a" };
    await ask("/shop", { headers: { host: "one.example" } });
    await ask("/shop", { headers: { host: "two.example" } });
    await ask("/shop", { headers: { host: "one.example", "x-forwarded-proto": "https" } });
    await ask("/shop?_rsc=1", { headers: { host: "one.example", ...data } });
    expect(seen).toHaveLength(4);
    const other = { ...data, "next-router-state-tree": "b", host: "one.example" };
    const got = await ask("/shop?_rsc=2", { headers: other });
    expect(got.headers["x-cache"]).toBe("HIT");
  });

  it("keeps a page once, however many parameters its address has that it ignores", async () => {
    const { ask, answers } = await frontBefore(renders());
    for (let at = 0; at < 5; at += 1) await ask(`/shop?utm_source=${at}`);
    expect(answers.size()).toMatchObject({ pages: 1, aliases: 5 });
  });

  it("lets no internal header in or out", async () => {
    const { ask, seen } = await frontBefore(renders());
    const { headers } = await ask("/shop", {
      headers: { "x-middleware-rewrite": "/edit", "x-front-busy": "1", "x-nextjs-data": "1" },
    });
    expect(
      Object.keys(seen[0]?.headers ?? {}).filter((name) => /^x-(?!front-company)/.test(name)),
    ).toEqual([]);
    expect(headers).not.toHaveProperty("x-front-tags");
    expect(headers).not.toHaveProperty("x-nextjs-cache");
    expect(headers).not.toHaveProperty("x-nextjs-prerender");
  });

  it("tells the router what it reads of what it fetches", async () => {
    const { ask } = await frontBefore(renders({ ...shared, "content-type": "text/x-component" }));
    const { headers } = await ask("/shop?_rsc=1", { headers: { rsc: "1" } });
    expect(headers).toHaveProperty("x-nextjs-prerender", "1");
    expect(headers).not.toHaveProperty("x-nextjs-cache");
  });

  it("sends what was rendered byte for byte, in the encoding that is asked for", async () => {
    const { ask } = await frontBefore(renders());
    const as = (encoding: string) => ask("/shop", { headers: { "accept-encoding": encoding } });
    const plain = PAGE.replace("words", "words 1");
    const [brotli, gzip, none] = [await as("gzip, br"), await as("gzip"), await as("br;q=0")];
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain);
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
    expect([none.headers["content-encoding"], none.text]).toEqual([undefined, plain]);
    expect(none.headers.vary).toContain("Accept-Encoding");
  });

  it("sends a page with the policy that it was rendered with, kept or not, in every encoding", async () => {
    const policy = "script-src 'self' 'sha256-AAAA='; frame-ancestors 'none'";
    const { ask } = await frontBefore(renders({ ...shared, "content-security-policy": policy }));
    for (const encoding of ["identity", "br", "gzip"])
      for (const path of ["/shop", "/shop"]) {
        const { headers } = await ask(path, { headers: { "accept-encoding": encoding } });
        expect(headers["content-security-policy"]).toBe(policy);
      }
  });

  it("answers HEAD, conditions and parts from what it keeps", async () => {
    const { ask, seen } = await frontBefore(renders());
    const { headers, text } = await ask();
    const head = await ask("/shop", { method: "HEAD" });
    expect([head.status, head.text, head.headers["content-length"]]).toEqual([
      200,
      "",
      String(text.length),
    ]);
    const same = await ask("/shop", { headers: { "if-none-match": String(headers.etag) } });
    expect([same.status, same.text, same.headers.etag]).toEqual([304, "", headers.etag]);
    const part = await ask("/shop", { headers: { range: "bytes=0-8" } });
    expect([part.status, part.text, part.headers["content-range"]]).toEqual([
      206,
      "<!doctype",
      `bytes 0-8/${text.length}`,
    ]);
    expect((await ask("/shop", { headers: { range: "bytes=999999-" } })).status).toBe(416);
    expect((await ask("/shop", { headers: { range: "bytes=-4" } })).text).toBe(text.slice(-4));
    expect(seen).toHaveLength(1);
  });

  it("keeps nothing that shows another view than its address names, and lets nobody keep it", async () => {
    let isBeyond = false;
    const { ask, seen } = await frontBefore((request, response) => {
      const tags = isBeyond ? `${TAGS},other-view` : TAGS;
      return renders({ ...shared, "x-front-tags": tags })(request, response);
    });
    isBeyond = true;
    for (const path of ["/shop?page=5000", "/shop?page=5000", "/blog?page=77", "/blog?page=77"]) {
      const { headers } = await ask(path);
      expect([headers["x-cache"], headers["cache-control"]]).toEqual(["MISS", "private, no-cache"]);
    }
    expect(seen).toHaveLength(4);
    isBeyond = false;
    expect((await ask("/blog?page=2")).headers["cache-control"]).toBe(shared["cache-control"]);
  });

  it("asks again when a tag has expired, and not for other pages", async () => {
    const { ask, front, seen } = await frontBefore(renders());
    await ask();
    front.expire(["shop.example|product:5"]);
    expect((await ask()).headers["x-cache"]).toBe("HIT");
    for (const tag of ["shop.example|site", "shop.example|address:en/shop"]) {
      front.expire([tag]);
      expect((await ask()).headers["x-cache"]).toBe("MISS");
    }
    expect(seen).toHaveLength(3);
  });

  it("does not keep as new what was asked for before a tag expired", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let count = 0;
    const { ask, front, seen } = await frontBefore(async (_request, response) => {
      count += 1;
      if (count === 1) await promise;
      response.writeHead(200, shared);
      response.end(`render ${count}`);
    });
    const old = ask();
    await expect.poll(() => seen.length).toBe(1);
    front.expire(["shop.example|site"]);
    expect((await ask()).text).toBe("render 2");
    resolve();
    await old;
    expect((await ask()).text).toBe("render 2");
  });

  it("renews behind the visitor what is a little old, and before the answer what is older", async () => {
    let now = 1_000_000;
    const { ask, seen } = await frontBefore(renders(), { now: () => now });
    await ask();
    now += 61_000;
    const stale = await ask("/shop", { headers: { "x-forwarded-for": "192.0.2.7" } });
    expect([stale.headers["x-cache"], stale.text.includes("words 1")]).toEqual(["STALE", true]);
    await expect.poll(() => seen.length).toBe(2);
    // A render that nobody had to answer for could be asked for without end.
    expect(seen[1]?.headers["x-forwarded-for"]).toBe("192.0.2.7");
    await expect.poll(async () => (await ask()).text).toContain("words 2");
    now += 200_000;
    expect((await ask()).text).toContain("words 3");
  });

  it("soon asks again for what the page cache itself was renewing", async () => {
    let now = 1_000_000;
    const { ask, seen } = await frontBefore(renders({ ...shared, "x-nextjs-cache": "STALE" }), {
      now: () => now,
    });
    await ask();
    now += 1_100;
    expect((await ask()).headers["x-cache"]).toBe("STALE");
    await expect.poll(() => seen.length).toBe(2);
  });
});
