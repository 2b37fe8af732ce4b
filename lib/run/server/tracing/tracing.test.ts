import type { IncomingMessage } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { getSettings, resetSettings } from "#lib/base/config/settings.ts";
import { setTracer } from "#lib/base/trace/tracer.ts";
import type { Handle } from "#lib/run/server/request-step.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { frontBefore } from "#tests/factories/processes/front.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { startTracing } from "./start-tracing.ts";
import { traceRender } from "./trace-render.ts";
import { createRequestTracing } from "./trace-requests.ts";

const value = z
  .object({ stringValue: z.string(), intValue: z.coerce.number() })
  .partial()
  .transform(({ stringValue, intValue }) => stringValue ?? intValue);
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, value])));
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes,
  status: z.object({ code: z.number().optional() }).optional(),
});
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";
const SECRETS = ["API-KEY", "TOKEN", "ana@example.com", "ana%40example.com", "racket"];

/** A page that asks the backend, and a call of a person. */
const render: Handle = (request, response) =>
  traceRender(request, response, async () => {
    const answer = await sendToBackend(calls.product.web.get, {
      site: { apiKey: "API-KEY", siteId: 7 },
      accessToken: "TOKEN",
      input: { slug: "racket", store: 1, currency: 2 },
    });
    const isShared = request.url?.startsWith("/product/") ?? false;
    response.writeHead(answer.ok ? 200 : 500, {
      "cache-control": isShared ? "s-maxage=300" : "private, no-store",
      ...(isShared && {
        "x-front-page": encodeURIComponent("/storefront/shop.example/en/product/racket"),
      }),
    });
    response.end("page");
  });

/** The shop's processes in one, with a backend and a collector that are real. */
async function start(env: Record<string, string> = {}) {
  const bodies: string[] = [];
  const backendHeaders: IncomingMessage["headers"][] = [];
  const renderHeaders: IncomingMessage["headers"][] = [];
  let status = 200;
  const collector = await serve(async (request, response) => {
    bodies.push(await textOf(request));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  const backend = await serve(async (request, response) => {
    backendHeaders.push(request.headers);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ data: { id: 1, name: "Racket" } }));
  });
  const settings = {
    BACKEND_URL: `http://localhost:${backend}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${collector}`,
    OTEL_SERVICE_NAME: "our-shop",
    LOG_LEVEL: "silent",
    ...env,
  };
  for (const [name, text] of Object.entries(settings)) vi.stubEnv(name, text);
  resetSettings();
  const tracer = await startTracing("front", getSettings());
  const tracing = tracer && createRequestTracing(tracer);
  const watch = tracing ? { note: tracing.note, around: tracing.trace } : undefined;
  const { ask } = await frontBefore(
    async (request, response) => {
      await render(request, response);
      renderHeaders.push(request.headers);
    },
    { watch },
  );
  const spans = async () => {
    await tracer?.flush();
    return bodies.flatMap((body) =>
      sent
        .parse(JSON.parse(body))
        .resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans.map((one) => ({ ...one, resource }))),
        ),
    );
  };
  return {
    ask,
    bodies,
    backendHeaders,
    renderHeaders,
    spans,
    tracer,
    fail: () => {
      status = 503;
    },
  };
}

const named = <T extends { name: string }>(all: readonly T[], name: string): T => {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not among ${all.map((one) => one.name).join(", ")}`);
  return found;
};

afterEach(() => {
  setTracer(null);
  resetSettings();
});

describe("traces", () => {
  it("lead from the request over the render to the backend's call", async () => {
    const { ask, spans, backendHeaders, renderHeaders } = await start();
    await ask("/product/racket?email=ana@example.com");
    await expect.poll(async () => (await spans()).length).toBe(3);
    const all = await spans();
    const [request, rendering, call] = [
      named(all, "GET /storefront/product"),
      named(all, "render"),
      named(all, "product/web/get"),
    ];
    expect(request.parentSpanId ?? "").toBe("");
    expect(rendering.parentSpanId).toBe(request.spanId);
    expect(call.parentSpanId).toBe(rendering.spanId);
    expect(new Set(all.map(({ traceId }) => traceId)).size).toBe(1);
    expect(all.map(({ kind }) => kind).sort()).toEqual([1, 2, 3]);
    expect(request.attributes).toEqual({
      "http.request.method": "GET",
      "http.response.status_code": 200,
      "http.route": "/storefront/product",
      "shop.site": "shop.example",
      "shop.cache": "miss",
    });
    expect(call.attributes).toEqual({
      "http.request.method": "GET",
      "http.response.status_code": 200,
      "shop.call": "product/web/get",
      "shop.site": 7,
    });
    expect(call.resource.attributes).toMatchObject({ "service.name": "our-shop" });
    expect(backendHeaders[0]?.traceparent).toBe(`00-${call.traceId}-${call.spanId}-01`);
    // Backend reads of the middleware.
    expect(renderHeaders[0]?.traceparent).toBe(`00-${call.traceId}-${rendering.spanId}-01`);
  });

  it("hold no secret, no address and nothing that was sent", async () => {
    const { ask, spans, bodies } = await start();
    await ask("/product/racket?email=ana@example.com");
    await ask("/reset/ana@example.com/TOKEN", { headers: { cookie: "accessToken=TOKEN" } });
    await ask("/api/order/racket", { method: "POST", body: "ana@example.com" });
    await expect.poll(async () => (await spans()).length).toBe(9);
    for (const secret of SECRETS) expect(bodies.join()).not.toContain(secret);
    expect((await spans()).map(({ name }) => name)).toContain("POST /api");
  });

  it("continue that of a proxy, and say how an answer came about", async () => {
    const { ask, spans } = await start();
    const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
    await ask("/product/racket", { headers });
    await ask("/product/racket", { headers });
    await expect.poll(async () => (await spans()).length).toBe(4);
    const requests = (await spans()).filter(({ name }) => name === "GET /storefront/product");
    expect(requests.map(({ traceId }) => traceId)).toEqual([TRACE, TRACE]);
    expect(requests.map(({ parentSpanId }) => parentSpanId)).toEqual([PARENT, PARENT]);
    expect(requests.map(({ attributes }) => attributes["shop.cache"])).toEqual(["miss", "hit"]);
  });

  it("say what has failed", async () => {
    const { ask, spans, fail } = await start();
    fail();
    await ask("/cart");
    await expect.poll(async () => (await spans()).length).toBeGreaterThanOrEqual(3);
    const call = named(await spans(), "product/web/get");
    expect(call.attributes).toMatchObject({
      "http.response.status_code": 503,
      "error.type": "http",
    });
    expect(call.status?.code).toBe(2);
  });

  it("are not recorded where the sampler or the proxy says so, and are passed on all the same", async () => {
    const { ask, spans, backendHeaders } = await start({
      OTEL_TRACES_SAMPLER: "parentbased_always_on",
    });
    const headers = { traceparent: `00-${TRACE}-${PARENT}-00` };
    await ask("/cart", { headers });
    await ask("/cart");
    await expect.poll(async () => (await spans()).length).toBe(3);
    expect((await spans()).map(({ traceId }) => traceId)).not.toContain(TRACE);
    expect(backendHeaders[0]?.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
  });

  it("obey the sampler of the settings", async () => {
    const { ask, spans, backendHeaders } = await start({ OTEL_TRACES_SAMPLER: "always_off" });
    await ask("/cart", { headers: { traceparent: `00-${TRACE}-${PARENT}-01` } });
    expect(await spans()).toEqual([]);
    expect(backendHeaders[0]?.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
  });

  it("reach the backend too where they are sent nowhere", async () => {
    const { ask, bodies, backendHeaders, tracer } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: "",
    });
    expect(tracer).toBeNull();
    await ask("/cart", {
      headers: { traceparent: `00-${TRACE}-${PARENT}-01`, tracestate: "a=b" },
    });
    await ask("/cart");
    expect(backendHeaders[0]).toMatchObject({
      traceparent: `00-${TRACE}-${PARENT}-01`,
      tracestate: "a=b",
    });
    expect(backendHeaders[1]?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(bodies).toEqual([]);
  });
});

it("a collector that cannot be reached is a line of the log, and no answer waits for it", async () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const { ask, tracer } = await start({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://user:password@localhost:9/v1/traces",
    OTEL_EXPORTER_OTLP_TIMEOUT: "200",
    LOG_LEVEL: "warn",
  });
  expect((await ask("/cart")).status).toBe(200);
  await tracer?.flush();
  expect(lines.join()).toContain('"msg":"traces not sent"');
  expect(lines.join()).not.toContain("password");
});
