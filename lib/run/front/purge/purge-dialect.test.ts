import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { createPurger } from "./purger.ts";
import { keysToPurge } from "./surrogate-keys.ts";

const NEVER = 3_600_000;
const TIMING = { window: NEVER, again: NEVER, retry: { first: NEVER, most: NEVER } };
const PRODUCT = "shop.example|product:racket";
const FASTLY = "/service/SU1Z0isxPaozGVKXdv0eY/purge";
const CLOUDFLARE = "/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache";

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.stubEnv("LOG_LEVEL", "error");
  resetSettings();
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => resetSettings());

/** Records the calls to an interface, and answers as its documentation says. */
async function record(answer: object = {}) {
  const calls: { line: string; headers: Record<string, unknown>; body: string }[] = [];
  const port = await serve(async (request, response) => {
    const { method, url, headers } = request;
    calls.push({ line: `${method} ${url}`, headers, body: await text(request) });
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  return {
    calls,
    at: (path: string, password = "") => `http://${password}localhost:${port}${path}`,
  };
}

async function purge(urls: readonly string[], tags: readonly string[]) {
  const purger = createPurger({ urls, secret: "our-secret", timing: TIMING });
  purger.purge(tags);
  await purger.flush();
  return purger;
}

describe("a purge", () => {
  it("is Fastly's where the address is", async () => {
    const { calls, at } = await record({ [keysToPurge([PRODUCT])[0] ?? ""]: "108-1391560174" });
    const purger = await purge([at(FASTLY)], [PRODUCT]);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      line: `POST ${FASTLY}`,
      headers: { "fastly-key": "our-secret", "surrogate-key": keysToPurge([PRODUCT]).join(" ") },
      body: "",
    });
    expect(calls[0]?.headers).not.toHaveProperty("fastly-soft-purge");
    expect(purger.figures()).toEqual({ done: 1, failed: 0 });
  });

  it("is Cloudflare's where the address is", async () => {
    const { calls, at } = await record({ success: true, errors: [], result: { id: "a" } });
    const purger = await purge([at(CLOUDFLARE)], [PRODUCT]);
    expect(calls[0]).toMatchObject({
      line: `POST ${CLOUDFLARE}`,
      headers: { authorization: "Bearer our-secret", "content-type": "application/json" },
    });
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ tags: keysToPurge([PRODUCT]) });
    expect(purger.figures()).toEqual({ done: 1, failed: 0 });
  });

  it("has failed where Cloudflare answers 200 and says so", async () => {
    const { at } = await record({ success: false, errors: [{ code: 1134 }] });
    const purger = await purge([at(CLOUDFLARE)], [PRODUCT]);
    expect(purger.figures()).toEqual({ done: 0, failed: 1 });
    expect(lines.join()).toContain('"fault":"refused"');
  });

  it.each([
    [FASTLY, 256],
    [CLOUDFLARE, 100],
  ])("names to %s no more than %i keys in a call", async (path, most) => {
    const { calls, at } = await record({ success: true });
    const tags = Array.from({ length: 300 }, (_, place) => `a.example|product:${place}`);
    await purge([at(path)], tags);
    const sent = calls.map(({ headers, body }) =>
      body === "" ? String(headers["surrogate-key"]).split(" ") : JSON.parse(body).tags,
    );
    for (const keys of sent) expect(keys.length).toBeLessThanOrEqual(most);
    expect(new Set(sent.flat())).toEqual(new Set(keysToPurge(tags)));
  });

  it("shows each cache its own secret where its address has one, and logs none", async () => {
    const { calls, at } = await record({ success: false });
    await purge([at("/", ":of%20varnish@"), at(CLOUDFLARE, ":of-cloudflare@")], [PRODUCT]);
    const shown = calls.map(({ headers }) => headers["x-purge-secret"] ?? headers.authorization);
    expect(shown.sort()).toEqual(["Bearer of-cloudflare", "of varnish"]);
    expect(lines.join()).toContain("purge failed");
    expect(lines.join()).not.toMatch(/of-cloudflare|of varnish|our-secret/);
  });
});
