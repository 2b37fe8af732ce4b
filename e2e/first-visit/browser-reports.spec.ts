import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { Stack } from "#e2e/support/stack.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const t = MESSAGES.en.admin.vitals;
const PRODUCT = "/product/court-line-98";
const THROWN = "court-line is out of balance";

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A collector of OpenTelemetry, and what it was sent. */
async function collect() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => {
      body += part.toString();
    });
    request.on("end", () => {
      bodies.push(body);
      response.end();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return { bodies, url: `http://127.0.0.1:${port}/v1/logs`, end: () => server.close() };
}

/** The requests for the script and those that carry reports, by method. */
async function watchReports(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/reports") seen.push(request.method());
  });
  return seen;
}

test("a page reports its errors and vitals, which metrics and staff see", async ({ browser }) => {
  const metricsPort = await freePort();
  const collector = await collect();
  const stack = new Stack(await freePort(), await freePort(), {
    BROWSER_REPORTS: "1",
    BROWSER_REPORTS_SAMPLE: "1",
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: collector.url,
  });
  try {
    await stack.startBackend();
    await stack.startShop();
    await expect.poll(async () => (await stack.sendRequest(PRODUCT)).status).toBe(200);
    const context = await browser.newContext();
    const reports = await watchReports(context);
    const page = await context.newPage();

    await test.step("the script comes after the load, and the policy allows it", async () => {
      const script = page.waitForResponse((answer) => answer.url().endsWith("/api/reports"));
      await page.goto(`${stack.origin()}${PRODUCT}?email=ana@shop.test`);
      const answer = await script;
      expect(answer.headers()["content-type"]).toContain("text/javascript");
      const [start, load] = await page.evaluate(() => {
        const [own] = performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith("/api/reports"));
        const [document] = performance.getEntriesByType("navigation");
        return [own?.startTime ?? 0, Reflect.get(document ?? {}, "loadEventStart")];
      });
      expect(start).toBeGreaterThanOrEqual(Number(load));
    });

    await test.step("errors are sent once, without what may be of the visitor", async () => {
      const sent = page.waitForRequest((request) => request.method() === "POST");
      await page.evaluate((message) => {
        for (let n = 0; n < 2; n += 1)
          setTimeout(() => {
            throw new Error(`${message} for ana@shop.test`);
          });
        void Promise.reject(new TypeError("late"));
      }, THROWN);
      // Playwright shows no body of a beacon: the next steps look at what has arrived.
      await sent;
    });

    await test.step("vitals are sent when the page is left", async () => {
      await page.locator("main h1").click();
      await page.keyboard.press("Tab");
      await page.goto(`${stack.origin()}/api/health`);
      await expect
        .poll(async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
        .toMatch(/shop_browser_lcp_seconds_count\{site="localhost",page="product"\} 1\n/);
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(metrics).toContain('shop_browser_cls_count{site="localhost",page="product"} 1\n');
      for (const kind of ["error", "rejection"])
        expect(metrics).toContain(`shop_browser_errors_total{site="localhost",kind="${kind}"} 1\n`);
      // Playwright does not hear of every beacon of a page that is left.
      expect(reports.filter((method) => method === "GET")).toHaveLength(1);
    });

    await test.step("a collector gets the errors", async () => {
      await expect.poll(() => collector.bodies.join()).toContain(`${THROWN} for …`);
    });

    await test.step("staff see both", async () => {
      await becomeStaff(page, stack.origin());
      await page.goto(`${stack.origin()}/admin`);
      await page.getByRole("link", { name: MESSAGES.en.admin.frame.vitals }).click();
      await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
      const row = page.getByRole("table", { name: t.vitals }).getByRole("row");
      await expect(row.filter({ hasText: t.kinds.product })).toContainText("1 visit");
      const errors = page.getByRole("table", { name: t.errors });
      await expect(errors.getByText(`Error: ${THROWN} for …`)).toBeVisible();
      await expect(errors.getByText("TypeError: late")).toBeVisible();
      for (const [width, colorScheme] of [
        [1440, "light"],
        [390, "dark"],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        const { violations } = await axeOf(page).analyze();
        expect(violations.map(({ id }) => id)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  } finally {
    await stack.stop();
    collector.end();
  }
});

test("without the setting a page loads, holds and sends nothing of it", async ({ browser }) => {
  const context = await browser.newContext();
  const reports = await watchReports(context);
  const page = await context.newPage();
  const answer = await page.goto(origin() + PRODUCT);
  expect(await answer?.text()).not.toMatch(/api\/reports|__reports|data-reports/);
  await page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, THROWN);
  await page.goto(`${origin()}/api/health`);
  expect(reports).toEqual([]);
  expect((await page.request.get(`${origin()}/api/reports`)).status()).toBe(404);
});
