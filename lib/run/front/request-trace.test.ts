import { describe, expect, it, vi } from "vitest";
import type { Handle } from "#lib/run/server/request-step.ts";
import { FAILED_WITH_OLDER, frontBefore } from "#tests/factories/processes/front.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";
const PARENT = `00-${TRACE}-${SPAN}-01`;
const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-0[01]$/;

const page: Handle = async ({ url, headers }, response) => {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": url?.startsWith("/shop") ? "s-maxage=300" : "private, no-store",
    // A careless part of a render process might send back what it was told.
    traceparent: String(headers.traceparent),
    baggage: "name=ana",
  });
  response.end("page");
};

describe("the trace of a request", () => {
  it.each(["/shop", "/profile"])("is a new one for a render process: %s", async (path) => {
    const { ask, seen } = await frontBefore(page);
    await ask(path, { headers: { traceparent: "00-broken", tracestate: "a=b", baggage: "c=d" } });
    const headers = seen[0]?.headers;
    expect(headers?.traceparent).toMatch(TRACEPARENT);
    expect(headers?.traceparent).toMatch(/-00$/);
    expect(headers).not.toHaveProperty("tracestate");
    expect(headers).not.toHaveProperty("baggage");
  });

  it.each(["/shop", "/profile"])("is that of the proxy: %s", async (path) => {
    const { ask, seen } = await frontBefore(page);
    await ask(path, { headers: { traceparent: PARENT, tracestate: "a=b" } });
    expect(seen[0]?.headers).toMatchObject({ traceparent: PARENT, tracestate: "a=b" });
  });

  it("is the same when a render process is asked a second time", async () => {
    const { ask, seen } = await frontBefore(async (_request, response) => {
      response.writeHead(500, { [FAILED_WITH_OLDER]: "1" }).end();
    });
    await ask("/shop");
    expect(seen).toHaveLength(2);
    expect(seen[1]?.headers.traceparent).toBe(seen[0]?.headers.traceparent);
  });

  it("is in no answer, kept or not", async () => {
    const { ask } = await frontBefore(page);
    for (const path of ["/shop", "/shop", "/profile"]) {
      const { headers, text } = await ask(path, { headers: { traceparent: PARENT } });
      expect(JSON.stringify([headers, text])).not.toContain(TRACE);
      expect(headers).not.toHaveProperty("baggage");
    }
  });

  it("costs a cached answer nothing", async () => {
    const { ask } = await frontBefore(page);
    await ask("/shop");
    const random = vi.spyOn(crypto, "getRandomValues");
    await ask("/shop");
    expect(random).not.toHaveBeenCalled();
    await ask("/profile");
    expect(random).toHaveBeenCalled();
  });
});
