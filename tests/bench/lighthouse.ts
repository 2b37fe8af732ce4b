import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "#lib/cli/browser.mjs";

export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

interface Report {
  readonly categories: Record<string, { score: number | null }>;
  readonly audits: Record<string, { numericValue?: number }>;
}

/** One mobile run of Lighthouse with its simulated throttling; a browser that does not start is tried once more. */
export function lighthouse(url: string): Scores {
  try {
    return runOnce(url);
  } catch {
    return runOnce(url);
  }
}

function runOnce(url: string): Scores {
  const folder = mkdtempSync(join(tmpdir(), "baseline-lighthouse-"));
  const file = join(folder, "report.json");
  try {
    execFileSync(
      "lighthouse",
      [
        url,
        "--quiet",
        "--output=json",
        `--output-path=${file}`,
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking",
      ],
      {
        env: { ...process.env, CHROME_PATH: findBrowser() ?? "" },
        stdio: ["ignore", "ignore", "inherit"],
        timeout: 120_000,
      },
    );
    const { categories, audits } = JSON.parse(readFileSync(file, "utf8")) as Report;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
