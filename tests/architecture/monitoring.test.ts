import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { createMetrics } from "#lib/run/front/metrics.ts";
import { createBrowserFigures } from "#lib/web/reports/browser-figures.ts";
import { createServerErrors } from "#lib/web/reports/server-errors.ts";
import { read } from "./deploy-files.ts";

/** Everything that `/metrics` can show. */
function allMetrics(): string {
  const figures = createBrowserFigures();
  figures.add({
    site: "shop.example",
    page: "product",
    vitals: { lcp: 1, inp: 0.1, cls: 0 },
    errors: [{ kind: "error", name: "Error", message: "", at: "inline" }],
  });
  return createMetrics().text({
    size: { pages: 1, others: 1, bytes: 1 },
    renderers: [{ name: "render-0", running: 1, restarts: 1, memory: 1 }],
    purges: { done: 1, failed: 1 },
    browsers: figures.totals(),
    server: createServerErrors().totals(),
  });
}
const METRICS = allMetrics();
/** Names with those of a histogram's parts, as Prometheus stores them. */
const NAMES = new Set(
  [...METRICS.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? ["_bucket", "_sum", "_count"].map((part) => name + part) : [name],
  ),
);

/** The names in an expression that /metrics does not have. */
const unknownIn = (expression: string): string[] =>
  [...expression.matchAll(/\bshop_\w+/g)].map(([name]) => name).filter((name) => !NAMES.has(name));

const isBalanced = (expression: string): boolean =>
  expression.split("(").length === expression.split(")").length &&
  expression.split("{").length === expression.split("}").length;

const rules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Shop[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[mh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const dashboard = z.looseObject({
  uid: z.string(),
  panels: z.array(
    z.looseObject({
      id: z.number(),
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.looseObject({ refId: z.string(), expr: z.string() })).min(1),
    }),
  ),
});

describe("what watches the shop", () => {
  it("alerts on metrics that exist, and says what to read", () => {
    const { groups } = rules.parse(parse(read("deploy/prometheus/alerts.yaml")));
    const all = groups.flatMap((group) => group.rules);
    expect(new Set(all.map(({ alert }) => alert)).size).toBe(all.length);
    for (const { alert, expr, annotations } of all) {
      expect(expr, alert).toContain("shop_");
      expect(unknownIn(expr), alert).toEqual([]);
      expect(isBalanced(expr), alert).toBe(true);
      expect(annotations.runbook).toMatch(/^docs\/operations\.md §\d+/);
    }
  });

  it("draws metrics that exist, each panel in a place of its own", () => {
    const { panels } = dashboard.parse(JSON.parse(read("deploy/grafana/dashboard.json")));
    const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(panels.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const used = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(used.flatMap(unknownIn)).toEqual([]);
    expect(used.filter((expr) => !isBalanced(expr))).toEqual([]);
    const families = [...METRICS.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name);
    expect(families.filter((name) => !used.some((expr) => expr.includes(name)))).toEqual([]);
  });
});
