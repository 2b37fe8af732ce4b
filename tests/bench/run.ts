/**
 * `npm run bench`: what a page weighs and costs, how a phone shows it, and whether the memory stays flat (docs/operations.md
 * §8.1). Needs a build (`npm run build`). `--only=rates,lighthouse,presses,addresses,soak` for parts of it.
 */
import { setTimeout } from "node:timers/promises";
import {
  calibrate,
  lighthouse,
  medianOf,
  pageGoesFirst,
  type Run,
  slowdownFor,
} from "./lighthouse.ts";
import { randomAddress, type Watched, watch } from "./memory.ts";
import { type Options, readOptions } from "./options.ts";
import { findPlainProduct, measurePresses, pressLines } from "./presses.ts";
import { measureBytes, measurePeer, measureRates, type Row } from "./rates.ts";
import { commitName, differences, lastOther, readResults, save } from "./results.ts";
import { canPin, firstLink, type Shop, startShop } from "./shop.ts";

/** Milliseconds within which a popular page is compressed a second time. */
const COMPRESSED = 2_000;
/** Milliseconds between two expiries of every page during the soak. */
const EXPIRY = 10_000;

const options = readOptions(process.argv.slice(2));
const commit = commitName();
const measured: Record<string, unknown> = {};

/** Saves the results so far, even if the rest is aborted. */
function keep(part: string, value: unknown): void {
  measured[part] = value;
  console.log(`saved in ${save(commit, measured)}\n`);
}

const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

function showRows(rows: readonly Row[]): void {
  console.table(
    rows.map(({ page, kind, rate, toBare, toNext, p99, cpu }) => ({
      page,
      kind,
      "requests/s": rate,
      "1 = bare": toBare,
      // Of another shop nothing but answers can be asked for.
      "1 = Next": Number.isNaN(toNext) ? "n/a" : toNext,
      "p99 ms": p99.toFixed(1),
      "CPU ms": cpu === null ? "n/a" : (cpu / 1_000).toFixed(3),
    })),
  );
}

async function rates(shop: Shop, pages: Pages, { peers, port, seconds }: Options): Promise<void> {
  const rows: Row[] = [];
  for (const name of ["home", "list", "product"] as const)
    rows.push(...(await measureRates(shop, name, pages[name], { port, seconds })));
  for (const peer of peers) rows.push(...(await measurePeer(shop, peer, { port, seconds })));
  const bytes = [];
  for (const [name, url] of addressesOf(shop, pages, peers))
    bytes.push(await measureBytes(name, url));
  console.log(
    `32 at a time, ${canPin() ? "every server on one core" : "servers on any core: taskset is missing"}`,
  );
  showRows(rows);
  console.table(
    bytes.map(({ page, html, scripts }) => ({
      page,
      "HTML gzip": kB(html),
      "scripts gzip": kB(scripts),
    })),
  );
  keep("rates", { rows, bytes });
}

const addressesOf = (shop: Shop, pages: Pages, peers: Options["peers"]): [string, URL][] => [
  ...Object.entries(pages).map(([name, path]): [string, URL] => [name, new URL(path, shop.origin)]),
  ...peers.map(({ name, url }): [string, URL] => [name, url]),
];

/** Requests a page as often as a popular one: it is then compressed a second time. */
async function asPopular(url: URL): Promise<void> {
  const headers = { "accept-encoding": "br" };
  for (let turn = 0; turn < 5; turn += 1) await (await fetch(url, { headers })).text();
  await setTimeout(COMPRESSED);
}

async function phones(shop: Shop, pages: Pages, { runs, peers }: Options): Promise<void> {
  const { browser, index } = await calibrate();
  const slowdown = slowdownFor(index);
  console.log(
    `${browser}, benchmark index ${index}: the processor is slowed down ${slowdown} times,`,
    pageGoesFirst() ? "the page goes before all else" : "the page takes turns with all else",
  );
  const rows = [];
  for (const [page, url] of addressesOf(shop, pages, peers)) {
    const all: Run[] = [];
    for (let turn = 0; turn < runs; turn += 1) {
      // Each time: a page that was rendered again meanwhile is compressed once more if it is popular.
      await asPopular(url);
      all.push(await lighthouse(url.href, slowdown));
    }
    const { scores, element } = medianOf(all);
    rows.push({ page, ...scores, element });
    console.log(
      `blocked on ${page}: ${all.map(({ scores: { tbt } }) => Math.round(tbt)).join(", ")} ms`,
    );
  }
  console.table(
    rows.map(({ page, ...row }) => ({
      page,
      scores: [row.performance, row.accessibility, row.bestPractices, row.seo].join(" / "),
      FCP: Math.round(row.fcp),
      LCP: Math.round(row.lcp),
      "= TTFB": Math.round(row.ttfb),
      "+ load delay": Math.round(row.loadDelay),
      "+ load time": Math.round(row.loadTime),
      "+ render delay": Math.round(row.renderDelay),
      TBT: Math.round(row.tbt),
      "TBT of processor": Math.round(row.tbtOfProcessor),
      CLS: row.cls,
    })),
  );
  console.log(`scores: performance / accessibility / best practices / SEO; medians of ${runs}`);
  for (const { page, element } of rows) console.log(`largest of ${page}: ${element}`);
  keep("lighthouse", { browser, index, slowdown, isFirst: pageGoesFirst(), runs, rows });
}

/** The first press of Add to cart and the controls, on a throttled phone, beside another build where one is named. */
async function presses(shop: Shop, _: Pages, { runs, before, product }: Options): Promise<void> {
  const path = product || (await findPlainProduct(shop.origin));
  const origins = [shop.origin, ...(before ? [before.origin] : [])];
  const [own, other] = await measurePresses(origins, path, runs);
  if (!own) return;
  console.log(`${path} on a phone (4 × slower processor, 1.6 Mbit/s, 150 ms), medians of ${runs}:`);
  for (const line of pressLines(own, other)) console.log(line);
  keep("presses", { path, runs, own, before: other ?? null });
}

function showWatched(name: string, { memory, ...rest }: Watched): void {
  console.log(
    `${name}: ${rest.requests} requests in ${rest.seconds} s,`,
    Object.entries(rest.statuses)
      .map(([status, times]) => `${times} × ${status}`)
      .join(", "),
    `; popular pages kept: ${(rest.hitRatio * 100).toFixed(2)} %; memory in MB:`,
  );
  console.table(
    memory.map(({ process: ofProcess, start, quarters, most }) => ({
      process: ofProcess,
      before: start,
      "¼": quarters[0],
      "½": quarters[1],
      "¾": quarters[2],
      after: quarters[3],
      "at most": most,
    })),
  );
}

async function addresses(shop: Shop, pages: Pages, { count, atOnce }: Options): Promise<void> {
  const popular = Object.values(pages);
  const result = await watch({
    shop,
    popular,
    addressOf: (n) => randomAddress(n, popular),
    done: (asked) => asked / count,
    atOnce,
  });
  showWatched(`random addresses, ${atOnce} at a time`, result);
  keep("addresses", { ...result, atOnce });
}

/** Popular pages, expired every few seconds, with a random address now and then. */
async function soak(shop: Shop, pages: Pages, { minutes }: Options): Promise<void> {
  const popular = Object.values(pages);
  const began = performance.now();
  const timer = setInterval(() => void shop.expire().catch(console.error), EXPIRY);
  try {
    const result = await watch({
      shop,
      popular,
      addressOf: (n) =>
        n % 50 === 1 ? randomAddress(n, popular) : (popular[n % popular.length] ?? "/"),
      done: () => (performance.now() - began) / (minutes * 60_000),
    });
    showWatched("soak", result);
    keep("soak", result);
  } finally {
    clearInterval(timer);
  }
}

async function findPages({ origin }: Shop) {
  return {
    home: "/",
    list: "/shop?limit=24",
    product: await firstLink(origin, "/shop", "/product/"),
    article: await firstLink(origin, "/blog", "/blog/"),
    cart: "/cart",
    checkout: "/checkout",
  };
}
type Pages = Awaited<ReturnType<typeof findPages>>;

if (options.parts.length > 0) {
  const shop = await startShop(options.port, options.sandboxPort);
  try {
    const pages = await findPages(shop);
    const work = { rates, lighthouse: phones, presses, addresses, soak };
    for (const part of options.parts) await work[part](shop, pages, options);
  } finally {
    await shop.processes.stop();
  }
}
if (options.compare !== null) {
  const other = options.compare || lastOther(commit);
  console.log(`${other} compared to ${commit}; marked where it is more than a tenth:`);
  const found = differences(readResults(other), readResults(commit));
  if (found.length > 0) console.table(found);
  else console.log("Both have no figure of the same kind: measure the same parts of both.");
}
process.exit(0);
