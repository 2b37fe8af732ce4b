import { describe, expect, it } from "vitest";
import type { Handle } from "#lib/run/server/request-step.ts";
import { createBrowserFigures } from "#lib/web/reports/browser-figures.ts";
import { frontBefore } from "#tests/factories/processes/front.ts";
import { createMetrics } from "./metrics.ts";

const NOTHING = {
  size: { pages: 0, others: 0, bytes: 0 },
  renderers: [],
  purges: null,
  browsers: null,
  server: null,
};
const shared = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=300",
  "x-nextjs-prerender": "1",
  "x-nextjs-cache": "MISS",
};

/** A page for all under /shop, one that fails under /failed, and one for its client elsewhere. */
const pages: Handle = async ({ url }, response) => {
  const isShared = url?.startsWith("/shop") ?? false;
  response.writeHead(
    url === "/failed" ? 500 : 200,
    isShared ? shared : { "cache-control": "no-store" },
  );
  response.end("page");
};

const lines = (text: string, name: string) =>
  text.split("\n").filter((line) => line.startsWith(name));

describe("metrics of the front", () => {
  it("count answers by outcome and class of status, and never name an address", async () => {
    const metrics = createMetrics();
    const { ask } = await frontBefore(pages, {
      watch: { note: metrics.note, around: metrics.measure },
    });
    await ask("/shop");
    await ask("/shop");
    await ask("/failed");
    await ask("/api/secret-name", { method: "POST" });
    // An answer is counted when its connection is done with it, which may be after the client has it.
    await expect
      .poll(() => lines(metrics.text(NOTHING), "shop_requests_total").sort())
      .toEqual([
        'shop_requests_total{outcome="hit",status="2xx"} 1',
        'shop_requests_total{outcome="miss",status="2xx"} 1',
        'shop_requests_total{outcome="own",status="5xx"} 1',
        'shop_requests_total{outcome="pass",status="2xx"} 1',
      ]);
    expect(metrics.text(NOTHING)).not.toContain("secret-name");
  });

  it("separate the durations of cached answers from others, in cumulative buckets", async () => {
    const metrics = createMetrics();
    const { ask } = await frontBefore(pages, {
      watch: { note: metrics.note, around: metrics.measure },
    });
    for (let time = 0; time < 3; time += 1) await ask("/shop");
    const counted = 'shop_request_duration_seconds_count{answer="kept"} 2\n';
    await expect.poll(() => metrics.text(NOTHING)).toContain(counted);
    const text = metrics.text(NOTHING);
    expect(text).toContain('shop_request_duration_seconds_count{answer="asked"} 1\n');
    expect(text).toContain('shop_request_duration_seconds_bucket{answer="kept",le="+Inf"} 2\n');
  });

  it("show what is held and how the processes are", () => {
    const text = createMetrics().text({
      size: { pages: 3, others: 2, bytes: 4_096 },
      renderers: [
        { name: "render-0", running: 2, restarts: 1, memory: 5_000 },
        { name: "calls", running: 0, restarts: 0, memory: null },
      ],
      purges: { done: 5, failed: 2 },
      browsers: null,
      server: null,
    });
    expect(lines(text, "shop_kept")).toEqual([
      'shop_kept_entries{kind="page"} 3',
      'shop_kept_entries{kind="other"} 2',
      "shop_kept_bytes 4096",
    ]);
    expect(text).toContain('shop_renders_running{process="render-0"} 2\n');
    expect(text).toContain('shop_renders_running{process="calls"} 0\n');
    expect(text).toContain('shop_render_restarts_total{process="render-0"} 1\n');
    expect(lines(text, "shop_resident_memory_bytes")).toHaveLength(2);
    expect(lines(text, "shop_event_loop_delay_seconds")).toHaveLength(5);
    expect(lines(text, "shop_purges_total")).toEqual([
      'shop_purges_total{result="done"} 5',
      'shop_purges_total{result="failed"} 2',
    ]);
  });

  it("say nothing of purges where no cache is told what to forget", () => {
    expect(createMetrics().text(NOTHING)).not.toContain("shop_purges");
  });

  it("show what browsers report, in buckets that add up", () => {
    const figures = createBrowserFigures();
    const report = { site: "shop.example", page: "product", errors: [] };
    figures.add({ ...report, vitals: { lcp: 2.1 } });
    figures.add({ ...report, vitals: { lcp: 99, cls: 0 } });
    const text = createMetrics().text({ ...NOTHING, browsers: figures.totals() });
    const labels = 'site="shop.example",page="product"';
    expect(text).toContain(`shop_browser_lcp_seconds_bucket{${labels},le="2.5"} 1\n`);
    expect(text).toContain(`shop_browser_lcp_seconds_bucket{${labels},le="+Inf"} 2\n`);
    expect(text).toContain(`shop_browser_cls_count{${labels}} 1\n`);
    expect(text).toContain("# TYPE shop_browser_errors_total counter\n");
    expect(createMetrics().text(NOTHING)).not.toContain("shop_browser");
  });

  it("count errors of the server by kind", () => {
    const server = [{ kind: "thrown", count: 3 } as const];
    const text = createMetrics().text({ ...NOTHING, server });
    expect(lines(text, "shop_server_errors_total")).toEqual([
      'shop_server_errors_total{kind="thrown"} 3',
    ]);
    expect(createMetrics().text(NOTHING)).not.toContain("shop_server");
  });

  it("have the type that their labels and names ask for", () => {
    const figures = createBrowserFigures();
    figures.add({ site: "shop.example", page: "product", errors: [], vitals: { lcp: 2.1 } });
    const server = [{ kind: "thrown", count: 3 } as const];
    const text = createMetrics().text({ ...NOTHING, browsers: figures.totals(), server });
    const types = new Map(
      lines(text, "# TYPE").map((line) => line.split(" ").slice(2) as [string, string]),
    );
    const kinds = (part: RegExp) =>
      new Set(
        text
          .split("\n")
          .filter((line) => !line.startsWith("#") && part.test(line))
          .map((line) => types.get(line.replace(/(_bucket)?[{ ].*/, ""))),
      );
    expect(kinds(/[{,]quantile=/)).toEqual(new Set(["summary"]));
    expect(kinds(/[{,]le=/)).toEqual(new Set(["histogram"]));
    for (const [name, type] of types) expect(name.endsWith("_total")).toBe(type === "counter");
  });

  it("say the event loop's delay since the last look, with a count and a sum since the start", () => {
    const delay = { count: 4, mean: 3e9, max: 8e9, percentile: () => 2e9, reset: () => {} };
    const metrics = createMetrics(delay);
    metrics.text(NOTHING);
    expect(lines(metrics.text(NOTHING), "shop_event_loop")).toEqual([
      'shop_event_loop_delay_seconds{quantile="0.5"} 2',
      'shop_event_loop_delay_seconds{quantile="0.99"} 2',
      'shop_event_loop_delay_seconds{quantile="1"} 8',
      "shop_event_loop_delay_seconds_sum 24",
      "shop_event_loop_delay_seconds_count 8",
    ]);
  });
});
