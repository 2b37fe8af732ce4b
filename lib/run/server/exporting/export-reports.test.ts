import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBrowserFigures } from "#lib/web/reports/browser-figures.ts";
import { exportReports } from "./export-reports.ts";

const warn = vi.hoisted(() => vi.fn());
vi.mock("#lib/base/config/log.ts", () => ({ log: () => ({ warn }) }));

interface Received {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

let received: Received[] = [];
let status = 200;
const collector = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const text = Buffer.concat(parts).toString();
    const isJson = request.headers["content-type"] === "application/json";
    const body: unknown = isJson ? JSON.parse(text) : text.split("\n");
    received.push({ path: request.url, headers: request.headers, body });
    response.writeHead(status).end();
  });
});

const SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: undefined,
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: undefined,
  OTEL_EXPORTER_OTLP_HEADERS: "",
  OTEL_METRICS_EXPORTER: "otlp",
  OTEL_LOGS_EXPORTER: "otlp",
  OTEL_SERVICE_NAME: "shop",
  SENTRY_DSN: undefined,
} as const;
const ERROR = {
  site: "shop.example",
  page: "cart",
  kind: "error",
  name: "TypeError",
  message: "broken",
  at: "/_next/static/chunks/a.js:1:2",
  count: 3,
  first: 1_000,
  last: 2_000,
} as const;

function exporterWith(settings: Partial<Record<keyof typeof SETTINGS, string>>) {
  const figures = createBrowserFigures(() => 1_000);
  figures.add({ site: "shop.example", page: "cart", vitals: { lcp: 2.2 }, errors: [ERROR] });
  return exportReports({
    settings: Object.assign({ ...SETTINGS }, settings),
    instance: "machine 1",
    totals: figures.totals,
    now: () => 5_000,
  });
}

let address = "";
beforeEach(async () => {
  [received, status] = [[], 200];
  warn.mockClear();
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
});
afterEach(() => new Promise((resolve) => collector.close(resolve)));

it("sends metrics and errors as OTLP, with the operator's headers", async () => {
  const exporter = exporterWith({
    OTEL_EXPORTER_OTLP_ENDPOINT: address,
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Basic%20abc,broken,=x,bad name=y",
  });
  exporter?.add(ERROR);
  await exporter?.flush();
  expect(received.map(({ path }) => path).toSorted()).toEqual(["/v1/logs", "/v1/metrics"]);
  expect(received[0]?.headers).toMatchObject({
    authorization: "Basic abc",
    "content-type": "application/json",
  });
  const [logs, metrics] = received.toSorted((a, b) => String(a.path).localeCompare(String(b.path)));
  const text = (value: string) => ({ value: { stringValue: value } });
  expect(metrics?.body).toMatchObject({
    resourceMetrics: [
      {
        resource: { attributes: [text("shop"), text("machine 1")] },
        scopeMetrics: [
          {
            metrics: [
              {
                name: "shop.browser.lcp",
                unit: "s",
                histogram: {
                  aggregationTemporality: 2,
                  dataPoints: [
                    {
                      startTimeUnixNano: "1000000000",
                      timeUnixNano: "5000000000",
                      count: "1",
                      sum: 2.2,
                      attributes: [text("shop.example"), text("cart")],
                    },
                  ],
                },
              },
              { name: "shop.browser.errors", sum: { isMonotonic: true } },
            ],
          },
        ],
      },
    ],
  });
  const [point] = JSON.stringify(metrics?.body).match(
    /"bucketCounts":\[[^\]]*\],"explicitBounds":\[[^\]]*\]/,
  ) ?? [""];
  const { bucketCounts, explicitBounds } = JSON.parse(`{${point}}`);
  expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
  expect(logs?.body).toMatchObject({
    resourceLogs: [{ scopeLogs: [{ logRecords: [{ timeUnixNano: "2000000000" }] }] }],
  });
  expect(JSON.stringify(logs?.body)).toContain('{"stringValue":"TypeError"}');
});

it("sends errors of the server under a name of their own, without a site or a page", async () => {
  const exporter = exportReports({
    settings: { ...SETTINGS, OTEL_EXPORTER_OTLP_ENDPOINT: address },
    instance: "machine 1",
    totals: createBrowserFigures().totals,
    serverTotals: () => [{ kind: "thrown", count: 4 }],
    now: () => 5_000,
  });
  exporter?.add({ ...ERROR, source: "server", site: "", page: "", kind: "thrown" });
  await exporter?.flush();
  const [logs, metrics] = received.toSorted((a, b) => String(a.path).localeCompare(String(b.path)));
  expect(metrics?.body).toMatchObject({
    resourceMetrics: [
      {
        scopeMetrics: [
          { metrics: [] },
          {
            scope: { name: "shop.server" },
            metrics: [{ name: "shop.server.errors", sum: { dataPoints: [{ asInt: "4" }] } }],
          },
        ],
      },
    ],
  });
  expect(logs?.body).toMatchObject({
    resourceLogs: [
      {
        scopeLogs: [
          {
            scope: { name: "shop.server" },
            logRecords: [{ severityText: "ERROR", body: { stringValue: "server error" } }],
          },
        ],
      },
    ],
  });
  expect(JSON.stringify([logs, metrics])).not.toMatch(/"site"|"page"/);
});

it("sends nowhere without a collector, and only where it is not told to leave it", async () => {
  expect(exporterWith({})).toBeNull();
  const off = { OTEL_METRICS_EXPORTER: "none", OTEL_LOGS_EXPORTER: "none" };
  expect(exporterWith({ ...off, OTEL_EXPORTER_OTLP_ENDPOINT: address })).toBeNull();
  const exporter = exporterWith({
    OTEL_LOGS_EXPORTER: "none",
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `${address}/own?x=1`,
  });
  exporter?.add(ERROR);
  await exporter?.flush();
  expect(received.map(({ path }) => path)).toEqual(["/own?x=1"]);
});

it("keeps little for a collector that fails, says so, and never throws", async () => {
  status = 503;
  const exporter = exporterWith({ OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: address });
  for (let n = 0; n < 1_000; n += 1) exporter?.add(ERROR);
  await exporter?.flush();
  expect(JSON.stringify(received[0]?.body).match(/timeUnixNano/g)).toHaveLength(200);
  expect(warn).toHaveBeenCalledWith(
    { collector: address, fault: "status 503" },
    "reports not sent",
  );
  const dead = exporterWith({ OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: "http://127.0.0.1:1/logs" });
  dead?.add(ERROR);
  await dead?.flush();
  expect(warn).toHaveBeenCalledTimes(2);
});

it("sends Sentry each error as an event of its own, with the key of the project and nothing of visitors", async () => {
  const exporter = exporterWith({ SENTRY_DSN: `${address.replace("//", "//abc123@")}/under/42` });
  exporter?.add(ERROR);
  exporter?.add({ ...ERROR, message: "Ž\n" });
  await exporter?.flush();
  expect(received.map(({ path }) => path)).toEqual(Array(2).fill("/under/api/42/envelope/"));
  expect(received[0]?.headers).toMatchObject({
    "content-type": "application/x-sentry-envelope",
    "x-sentry-auth": expect.stringContaining(
      "sentry_version=7, sentry_client=shop/1, sentry_key=abc123",
    ),
  });
  const [first, second] = received.map(({ body }) => body as string[]);
  const [header, item, event = "", end] = first ?? [];
  expect(first).toHaveLength(4);
  expect(end).toBe("");
  const { event_id: id } = JSON.parse(header ?? "");
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.parse(item ?? "")).toEqual({ type: "event", length: Buffer.byteLength(event) });
  expect(JSON.parse(event)).toEqual({
    event_id: id,
    timestamp: 2,
    platform: "javascript",
    level: "error",
    logger: "shop",
    server_name: "machine 1",
    transaction: "cart",
    exception: { values: [{ type: "TypeError", value: "broken" }] },
    fingerprint: ["shop.example", "error", "TypeError", "broken", ERROR.at],
    tags: { site: "shop.example", page: "cart", kind: "error" },
    extra: { place: ERROR.at, count: 3 },
  });
  expect(JSON.parse(second?.[1] ?? "").length).toBe(Buffer.byteLength(second?.[2] ?? ""));
});

it("names the issue of a failed call by the call, which has no message", async () => {
  const exporter = exporterWith({ SENTRY_DSN: `${address.replace("//", "//abc123@")}/42` });
  const call = { site: "", page: "", kind: "backend", name: "invalidAnswer 200", message: "" };
  exporter?.add({ ...ERROR, ...call, source: "server", at: "cms/option/filter" });
  await exporter?.flush();
  expect(JSON.parse((received[0]?.body as string[])[2] ?? "")).toMatchObject({
    platform: "node",
    exception: { values: [{ type: "invalidAnswer 200", value: "cms/option/filter" }] },
    tags: { kind: "backend" },
  });
});

it("sends Sentry few at a time, and stops at the first that it does not take", async () => {
  const dsn = { SENTRY_DSN: `${address.replace("//", "//abc123@")}/1` };
  const many = exporterWith(dsn);
  for (let n = 0; n < 100; n += 1) many?.add(ERROR);
  await many?.flush();
  expect(received).toHaveLength(20);
  [received, status] = [[], 429];
  const limited = exporterWith(dsn);
  for (let n = 0; n < 100; n += 1) limited?.add(ERROR);
  await limited?.flush();
  expect(received).toHaveLength(1);
  expect(warn).toHaveBeenCalledWith(
    { collector: address, fault: "status 429" },
    "reports not sent",
  );
});
