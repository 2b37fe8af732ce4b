import { afterEach, expect, it, vi } from "vitest";
import { parseSettings } from "#lib/base/config/settings.ts";
import { withTrace } from "#lib/base/trace/current-trace.ts";
import { newTrace } from "#lib/base/trace/trace-context.ts";
import { setTracer, tracer } from "#lib/base/trace/tracer.ts";
import { middlewareFetch } from "#tests/factories/processes/middleware-fetch.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { startTracing } from "./start-tracing.ts";

const loaded = vi.hoisted(() => vi.fn());
vi.mock("./otlp-tracer.ts", () => ({ createOtlpTracer: loaded }));
afterEach(() => setTracer(null));

it("loads nothing of OpenTelemetry where traces are sent nowhere", async () => {
  expect(await startTracing("front", parseSettings({}))).toBeNull();
  expect(tracer()).toBeNull();
  expect(loaded).not.toHaveBeenCalled();
});

it.each([
  ["of a collector", { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/" }],
  [
    "of traces alone",
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://other:4318",
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://collector:4318/v1/traces",
    },
  ],
])("sends them to the address %s", async (_, env) => {
  await startTracing("render", parseSettings(env));
  expect(loaded).toHaveBeenLastCalledWith(
    expect.objectContaining({ url: "http://collector:4318/v1/traces", process: "render" }),
  );
});

it.each([
  ["render", 1],
  ["front", 0],
] as const)("records the middleware's calls in the process: %s", async (process, count) => {
  const port = await serve(async (_request, response) => void response.end("{}"));
  const start = vi.fn(() => ({ context: newTrace(), end: () => {} }));
  loaded.mockReturnValueOnce({ start });
  const backend = `http://localhost:${port}`;
  await startTracing(
    process,
    parseSettings({ BACKEND_URL: backend, OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/" }),
  );
  const headers = { "user-agent": "Next.js Middleware" };
  await withTrace(newTrace(), () => middlewareFetch()(`${backend}/api/v1/commons`, { headers }));
  expect(start).toHaveBeenCalledTimes(count);
});
