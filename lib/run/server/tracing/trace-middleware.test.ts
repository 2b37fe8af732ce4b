import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { withTrace } from "#lib/base/trace/current-trace.ts";
import { newTrace, traceHeaders } from "#lib/base/trace/trace-context.ts";
import type { Tracer } from "#lib/base/trace/tracer.ts";
import { middlewareFetch } from "#tests/factories/processes/middleware-fetch.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { traceMiddleware } from "./trace-middleware.ts";

type Start = Parameters<Tracer["start"]>;
type End = Parameters<ReturnType<Tracer["start"]>["end"]>[0];

/** A backend, and the runtime in which Next runs the middleware, calling it as the middleware does. */
async function start() {
  const started: Start[] = [];
  const ended: End[] = [];
  const own = { ...newTrace(), isSampled: true };
  const got: IncomingMessage["headers"][] = [];
  const port = await serve(async (request, response) => {
    got.push(request.headers);
    if (request.url?.includes("broken")) response.destroy();
    else response.writeHead(request.url?.includes("refused") ? 403 : 200).end("{}");
  });
  const backend = `http://localhost:${port}/shop`;
  const tracer: Tracer = {
    start: (...span) => {
      started.push(span);
      return { context: own, end: (end) => void ended.push(end) };
    },
    flush: async () => {},
  };
  onTestFinished(traceMiddleware(tracer, backend));
  const parent = { ...newTrace(), isSampled: true };
  const fetchThere = middlewareFetch();
  const headers = { "user-agent": "Next.js Middleware", ...traceHeaders(parent) };
  const call = (path: string, init: RequestInit = {}) =>
    withTrace(parent, () => fetchThere(`${backend}/api/${path}`, { headers, ...init }));
  return { call, started, ended, got, parent, own, fetchThere, backend, headers };
}

describe("a call of the middleware", () => {
  it("is recorded below the request that it answers, and the backend's part below it", async () => {
    const { call, started, ended, got, parent, own } = await start();
    expect((await call("v1/commons?language=en&email=ana@example.com")).status).toBe(200);
    expect(started).toEqual([
      ["commons", "client", parent, { "http.request.method": "GET", "shop.call": "commons" }],
    ]);
    expect(ended).toEqual([
      {
        attributes: { "http.response.status_code": 200, "error.type": undefined },
        hasFailed: false,
      },
    ]);
    expect(got[0]?.traceparent).toBe(traceHeaders(own).traceparent);
  });

  it("names nothing but a declared call", async () => {
    const { call, started } = await start();
    await call("v1/user/ana@example.com");
    expect(started.map(([name]) => name)).toEqual(["backend"]);
    expect(JSON.stringify(started)).not.toContain("ana");
  });

  it("says what has failed", async () => {
    const { call, ended } = await start();
    await call("v1/refused");
    await expect(call("v1/broken")).rejects.toThrow();
    expect(ended.map((end) => end?.attributes?.["error.type"])).toEqual(["http", "network"]);
    expect(ended.every((end) => end?.hasFailed)).toBe(true);
  });

  it("is missing if this process asks, if another host is asked, and without a request", async () => {
    const { call, started, fetchThere, backend, headers } = await start();
    const other = await serve(async (_request, response) => void response.end("{}"));
    await call("v1/commons", { headers: { ...headers, "user-agent": "other" } });
    await fetchThere(`${backend}/api/v1/commons`, { headers });
    await withTrace(newTrace(), () => fetchThere(`http://localhost:${other}/`, { headers }));
    expect(started).toEqual([]);
  });
});

it("the middleware says who it is as it is known here", () => {
  const sandbox = readFileSync("node_modules/next/dist/server/web/sandbox/context.js", "utf8");
  expect(sandbox).toContain("`Next.js Middleware`");
});
