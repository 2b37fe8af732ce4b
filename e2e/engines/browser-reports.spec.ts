import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Stack } from "#e2e/support/stack.ts";
import { expect } from "#e2e/support/test.ts";
import { test } from "./test.ts";
import { eventually } from "./visitor.ts";

const PRODUCT = "/product/court-line-98";
const THROWN = "court-line is out of balance";

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test("a page reports its errors, and what it can measure of vitals", async ({ visitor, watch }) => {
  watch.allow(/out of balance/);
  watch.allow(/late/);
  const metricsPort = await freePort();
  const stack = new Stack(await freePort(), await freePort(), {
    BROWSER_REPORTS: "1",
    BROWSER_REPORTS_SAMPLE: "1",
    METRICS_PORT: String(metricsPort),
  });
  const counted = async (pattern: RegExp) =>
    eventually(async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(metrics).toMatch(pattern);
    });
  try {
    await stack.startBackend();
    await stack.startShop();
    await visitor.open(`${stack.origin()}${PRODUCT}?email=ana@shop.test`);
    await visitor.session.run((message) => {
      setTimeout(() => {
        throw new Error(`${message} for ana@shop.test`);
      });
      void Promise.reject(new TypeError("late"));
    }, THROWN);
    await counted(/shop_browser_errors_total\{site="localhost",kind="error"\} 1\n/);
    await counted(/shop_browser_errors_total\{site="localhost",kind="rejection"\} 1\n/);
    const measures = await visitor.session.run(() =>
      PerformanceObserver.supportedEntryTypes.includes("largest-contentful-paint"),
    );
    await visitor.open(`${stack.origin()}/api/health`);
    if (measures)
      await counted(/shop_browser_lcp_seconds_count\{site="localhost",page="product"\} 1\n/);
  } finally {
    await stack.stop();
  }
});
