/**
 * `npm run bench`: what a page weighs and what it costs, as ratios to a bare Node server that sends the same bytes in
 * the same run, and to Next's own handler. Needs a build (`npm run build`). `--runs=3` medians of Lighthouse, `--no-lighthouse` without it.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers } from "#lib/cli/toolchain.mjs";
import { lighthouse, type Scores } from "./lighthouse.ts";
import { ENCODINGS, load } from "./load.ts";
import { pageBytes } from "./page-bytes.ts";

const PAGES = [
  ["home", "/"],
  ["list of 24", "/shop?limit=24"],
  ["product", process.env.BENCH_PRODUCT ?? null],
  ["blog", "/blog"],
  ["events", "/event"],
  ["search", "/search"],
  ["cart", "/cart"],
  ["checkout", "/checkout"],
] as const;
const REQUESTS = 20_000;
/** Of those that pass the cache in front, which are slower. */
const PASSED = 1_500;
const [SHOP, SANDBOX, BARE] = [3300, 4300, 3301];
const runs = Number(process.argv.find((argument) => argument.startsWith("--runs="))?.slice(7) ?? 1);
const withLighthouse = !process.argv.includes("--no-lighthouse");

const folder = mkdtempSync(join(tmpdir(), "baseline-bench-"));
const env = {
  ...process.env,
  NODE_ENV: "production" as const,
  PORT: String(SHOP),
  SANDBOX: "1",
  SANDBOX_PORT: String(SANDBOX),
  SANDBOX_DATA: join(folder, "sandbox"),
  BACKEND_URL: `http://localhost:${SANDBOX}`,
};
const children: ChildProcess[] = [];
const launch = (args: string[]) => {
  const child = spawn("node", args, { env, stdio: ["ignore", "ignore", "inherit"] });
  children.push(child);
  return child;
};

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The first product that the list links to, so that the benchmark does not depend on the demo data. */
async function firstProduct(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/shop`)).text();
  const found = html.match(/href="(\/product\/[^"?#]+)"/)?.[1];
  if (!found) throw new Error("the list names no product");
  return found;
}

/** A page as browsers get it, compressed. */
async function encoded(url: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  get(url, { headers: ENCODINGS }, async (answer) => {
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    resolve(Buffer.concat(parts));
  }).on("error", reject);
  return promise;
}

async function measure(name: string, path: string, shop: ChildProcess) {
  const origin = `http://localhost:${SHOP}`;
  const bytes = await pageBytes(origin, path);
  const file = join(folder, "page");
  writeFileSync(file, await encoded(origin + path));
  const bare = launch(["tests/bench/bare-server.ts", String(BARE), file]);
  await answers(`http://localhost:${BARE}/`);
  const kept = { pid: shop.pid ?? 0, port: SHOP, path, requests: REQUESTS };
  const ours = await load(kept);
  const theirs = await load({ pid: bare.pid ?? 0, port: BARE, path: "/", requests: REQUESTS });
  // What looks like staff is answered by Next's own handler from the page cache.
  const passed = await load({ ...kept, requests: PASSED, headers: { cookie: "staff=none" } });
  const exited = new Promise((resolve) => bare.once("exit", resolve));
  bare.kill();
  await exited;
  const scores: Scores[] = withLighthouse
    ? Array.from({ length: runs }, () => lighthouse(origin + path))
    : [];
  const of = (key: keyof Scores) => median(scores.map((score) => score[key]));
  return {
    page: name,
    "HTML gzip": kB(bytes.htmlGzip),
    "JS gzip": kB(bytes.scriptGzip),
    scripts: bytes.scripts,
    "rate (1 = bare)": (ours.rate / theirs.rate).toFixed(2),
    "rate (1 = Next)": (ours.rate / passed.rate).toFixed(1),
    "p99 ms": ours.p99.toFixed(1),
    "CPU per request (1 = bare)":
      ours.cpu && theirs.cpu ? (ours.cpu / theirs.cpu).toFixed(1) : "n/a",
    ...(withLighthouse && {
      Lighthouse: `${of("performance")} / ${of("accessibility")} / ${of("bestPractices")} / ${of("seo")}`,
      "LCP ms": Math.round(of("lcp")),
      "TBT ms": Math.round(of("tbt")),
      CLS: of("cls").toFixed(3),
    }),
  };
}

try {
  launch(["sandbox/server.ts"]);
  if (!(await answers(`${env.BACKEND_URL}/_sandbox/`)))
    throw new Error("the sandbox did not start");
  const shop = launch(["lib/server/serve.ts"]);
  if (!(await answers(`http://localhost:${SHOP}/api/health`)))
    throw new Error("the shop did not start: npm run build?");
  const product = await firstProduct(`http://localhost:${SHOP}`);
  const rows = [];
  for (const [name, path] of PAGES) rows.push(await measure(name, path ?? product, shop));
  console.table(rows);
  console.log(
    "Lighthouse: performance / accessibility / best practices / SEO, mobile, median of",
    runs,
  );
} finally {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
