/**
 * `npm exec -- node tests/load/catalogue.ts`: the cost of a page in a shop of 60, 6,000 and 60,000 products. Each page
 * is requested for the first time. Fails if the largest shop's page calls the backend more often, reads twice as much,
 * or takes twice the processor time of the smallest one's; if the sitemap starts only once it is complete; and if the
 * memory grows by more than a fifth of the value in docs/operations.md, or from crawl to crawl. Needs a build.
 * `--port=3310 --sandbox-port=4310`, `--sizes=60,6000,60000`.
 */
import { cpuOf } from "#tests/bench/usage.ts";
import { type Asked, countCalls } from "./counting-backend.ts";
import { memoryOf, numberArgument, Processes } from "./processes.ts";
import { type Reading, readSitemap } from "./read-sitemap.ts";
import { Visitor } from "./visitor.ts";

const port = numberArgument("port", 3310);
const sandboxPort = numberArgument("sandbox-port", 4310);
const given = process.argv.find((argument) => argument.startsWith("--sizes="))?.slice(8);
const sizes = (given ?? "60,6000,60000").split(",").map(Number);

/** Megabytes. */
const MEMORY = 300;
const TWICE = 2;
/**
 * How often the sitemap is read, and the megabytes by which the last read may use more than the one before: each uses
 * its own addresses, and the front caches answers up to 192 MB.
 */
const CRAWLS = 3;
const FLAT = 60;
/** Addresses of each kind, of which the first shows what is read once for all of them. */
const ADDRESSES = 20;
const SORTS = [1, 3, 4, 5, 6];
/** Calls that a sitemap needs before it is known whether it is one file. */
const FIRST_CALLS = 12;
const WORDS = ["racket", "shoe", "string", "ball", "bag", "shirt"];

interface Cost extends Asked {
  /** Milliseconds of the processor, of all processes of the shop. */
  readonly cpu: number;
}

type Costs = Readonly<Record<string, Cost>>;

/** The addresses of each kind of page. */
async function addressesOf(visitor: Visitor): Promise<Readonly<Record<string, readonly string[]>>> {
  const filters = [{ key: "archived", value: false }];
  const { items, totalPages } = await visitor.read<{
    items: readonly { slug: string }[];
    totalPages: number;
  }>("v1/product/web/filter", { filters, limit: 12 });
  const products = await visitor.read<{ items: readonly { slug: string }[] }>(
    "v1/product/web/filter",
    { filters, limit: ADDRESSES },
  );
  const tree = await visitor.read<{ items: readonly { slug: string }[] }>(
    "v1/product/web/category/filter",
    { limit: SORTS.length },
  );
  if (items.length === 0) throw new Error("There are no products.");
  // Of pages with 24, so that no page of a small shop was asked for before.
  const lastPage = Math.ceil(totalPages / 2);
  const views = SORTS.flatMap((sort) => [1, 2, 3, 4].map((page) => ({ sort, page })));
  return {
    list: views.map(({ sort, page }) => `/shop?sort=${sort}&page=${page}`),
    "deep list": views.map(
      ({ sort, page }) => `/shop?sort=${sort}&page=${lastPage + 1 - page}&limit=24`,
    ),
    filtered: views.map(
      ({ sort, page }) => `/shop?finalPrice=${page},${100 + 10 * page}&sort=${sort}`,
    ),
    category: tree.items.flatMap(({ slug }) =>
      SORTS.map((sort) => `/shop/${encodeURIComponent(slug)}?sort=${sort}`),
    ),
    search: WORDS.flatMap((word) => [1, 2, 3].map((page) => `/search?search=${word}&page=${page}`)),
    product: products.items.map(({ slug }) => `/product/${encodeURIComponent(slug)}`),
    news: [1, 2].flatMap((page) => [12, 24].map((limit) => `/blog?page=${page}&limit=${limit}`)),
  };
}

async function measure(size: number): Promise<{ costs: Costs; problems: readonly string[] }> {
  const processes = new Processes(sandboxPort);
  let stop = () => {};
  try {
    await processes.startSandbox({ products: size });
    const backend = await countCalls(sandboxPort, port + 1);
    stop = backend.stop;
    const shop = await processes.startShop({ port, backend: backend.address });
    const visitor = new Visitor({
      port,
      host: "localhost",
      language: "en",
      address: "203.0.113.77",
    });
    const costs: Record<string, Cost> = {};
    const problems: string[] = [];
    for (const [kind, paths] of Object.entries(await addressesOf(visitor))) {
      const [first = "/", ...others] = paths;
      await open(visitor, first);
      const before = { ...backend.asked(), cpu: cpuOf(shop.pid) ?? 0 };
      for (const path of others) await open(visitor, path);
      const after = { ...backend.asked(), cpu: cpuOf(shop.pid) ?? 0 };
      costs[kind] = {
        calls: (after.calls - before.calls) / others.length,
        bytes: (after.bytes - before.bytes) / others.length,
        cpu: (after.cpu - before.cpu) / others.length,
      };
    }
    const resting = memoryOf(shop.pid);
    const crawls: Reading[] = [];
    for (let crawl = 1; crawl <= CRAWLS; crawl += 1) {
      const look = () => memoryOf(shop.pid);
      const sitemap = await readSitemap(port, "localhost", backend.asked, look, crawl);
      crawls.push(sitemap);
      console.log(
        `${size} products: the sitemap has ${sitemap.addresses} addresses in ${sitemap.files} files,`,
        `${sitemap.calls} calls, ${sitemap.seconds.toFixed(1)} s; of the longest file the first bytes came after`,
        `${sitemap.callsAtFirstByte} of its ${sitemap.callsOfLongest} calls;`,
        `memory ${resting.toFixed(0)} MB before, ${sitemap.memory.toFixed(0)} MB at most`,
      );
    }
    problems.push(...problemsOf(size, resting, crawls));
    return { costs, problems };
  } finally {
    stop();
    await processes.stop();
  }
}

function problemsOf(size: number, resting: number, crawls: readonly Reading[]): string[] {
  const [before, last] = crawls.slice(-2);
  if (!before || !last) return [];
  const problems: string[] = [];
  if (last.memory - resting > MEMORY) problems.push(`${size}: the sitemap fills the memory`);
  if (last.memory - before.memory > FLAT)
    problems.push(`${size}: the memory grows with each crawl of the sitemap`);
  if (last.callsOfLongest > FIRST_CALLS && last.callsAtFirstByte >= last.callsOfLongest)
    problems.push(`${size}: the sitemap does not stream`);
  return problems;
}

async function open(visitor: Visitor, path: string): Promise<void> {
  const { status } = await visitor.open(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
}

const ratio = (large: number, small: number): string =>
  small === 0 ? "–" : `${(large / small).toFixed(2)} ×`;

/** Prints what each kind of page costs, and returns what costs too much. */
function report(size: number, costs: Costs, smallest: Costs): readonly string[] {
  const problems: string[] = [];
  const rows = Object.entries(costs).map(([kind, cost]) => {
    const base = smallest[kind] ?? cost;
    if (cost.calls > base.calls + 0.5) problems.push(`${kind}: asks more often at ${size}`);
    if (cost.bytes > TWICE * base.bytes + 4_096) problems.push(`${kind}: reads more at ${size}`);
    if (cost.cpu > TWICE * base.cpu) problems.push(`${kind}: takes longer at ${size}`);
    const row = {
      calls: cost.calls.toFixed(1),
      "calls to the smallest": ratio(cost.calls, base.calls),
      kB: (cost.bytes / 1024).toFixed(0),
      "kB to the smallest": ratio(cost.bytes, base.bytes),
      "CPU ms": cost.cpu.toFixed(1),
      "CPU to the smallest": ratio(cost.cpu, base.cpu),
    };
    return [kind, row] as const;
  });
  console.log(`\n${size} products, for each page:`);
  console.table(Object.fromEntries(rows));
  return problems;
}

const problems: string[] = [];
let smallest: Costs | undefined;
for (const size of sizes) {
  const { costs, problems: found } = await measure(size);
  smallest ??= costs;
  problems.push(...found, ...report(size, costs, smallest));
}
for (const problem of problems) console.log(`FAILED: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
