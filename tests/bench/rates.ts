import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { get as getSafely } from "node:https";
import { answers } from "#lib/run/cli/toolchain.mjs";
import { askOnce, type Target } from "./client.ts";
import { type Asked, type Load, load, median } from "./load.ts";
import type { Peer } from "./options.ts";
import { pageBytes } from "./page-bytes.ts";
import type { Shop } from "./shop.ts";
import { cpuOf } from "./usage.ts";

/** As browsers ask. */
const ENCODINGS = { "accept-encoding": "gzip, deflate, br" };
/** Each row is measured as often, in turns with the others: what else the machine does then meets all of them. */
const ROUNDS = 3;
/** Renders of which the median counts. */
const COLD = 7;

export interface Row extends Load {
  readonly page: string;
  readonly kind: string;
  /** Requests a second, compared to a bare Node server that sends the same bytes. */
  readonly toBare: number;
  /** … and to Next's own handler, which answers from the page cache. */
  readonly toNext: number;
}

export interface Bytes {
  readonly page: string;
  readonly html: number;
  readonly scripts: number;
}

/** A page as browsers get it, compressed. */
export async function encoded(url: URL): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const ask = url.protocol === "https:" ? getSafely : get;
  ask(url, { headers: ENCODINGS }, async (answer) => {
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    resolve(Buffer.concat(parts));
  }).on("error", reject);
  return promise;
}

/** A server that only sends these bytes, while `measure` runs. */
async function withBare<T>(
  shop: Pick<Shop, "processes" | "start">,
  port: number,
  body: Buffer,
  measure: (bare: Pick<Asked, "target" | "pid">) => Promise<T>,
): Promise<T> {
  const file = shop.processes.newFolder("page");
  writeFileSync(file, body);
  const bare = shop.start(["tests/bench/bare-server.ts", String(port), file]);
  try {
    if (!(await answers(`http://localhost:${port}/`, 20_000)))
      throw new Error("the bare server did not start");
    return await measure({ target: { port }, pid: bare.pid });
  } finally {
    const exited = once(bare, "exit");
    bare.kill();
    await exited;
  }
}

/** The cost of each way to answer a page. */
export async function measureRates(
  shop: Shop,
  page: string,
  path: string,
  { port, seconds }: { readonly port: number; readonly seconds: number },
): Promise<Row[]> {
  const host = shop.origin.slice("http://".length);
  const plain = { host, ...ENCODINGS };
  const kept = { target: shop.target, pid: shop.pid, path, headers: plain };
  const cold = await measureCold(shop, path, plain);
  const etag = /\r\netag: *([^\r]+)/i.exec((await askOnce(shop.target, path, plain)).head)?.[1];
  return withBare(shop, port + 1, await encoded(new URL(shop.origin + path)), async (bare) => {
    const asked: Record<string, Asked> = {
      bare: { ...bare, path: "/", headers: plain },
      hit: kept,
      "RSC navigation": {
        ...kept,
        path: await routerAddress(shop, path, plain),
        headers: { ...plain, rsc: "1" },
      },
      "304 unchanged": { ...kept, headers: { ...plain, "if-none-match": etag ?? "" }, status: 304 },
      "Next's handler": {
        ...kept,
        target: shop.renderer.target,
        // As the server in front asks it.
        headers: {
          host,
          "x-forwarded-host": host,
          "x-forwarded-proto": "http",
          "x-forwarded-for": "127.0.0.1",
          "accept-encoding": "identity",
          ...shop.renderer.headers,
        },
      },
    };
    const loads = await inRounds(asked, seconds);
    return rowsOf(page, { ...loads, cold });
  });
}

/** A page of another shop: only what its visitors see can be measured. */
export async function measurePeer(
  shop: Pick<Shop, "processes" | "start">,
  { name, url }: Peer,
  { port, seconds }: { readonly port: number; readonly seconds: number },
): Promise<Row[]> {
  const isSafe = url.protocol === "https:";
  const target: Target = {
    host: url.hostname,
    port: Number(url.port || (isSafe ? 443 : 80)),
    isSafe,
  };
  const headers = { host: url.host, ...ENCODINGS };
  const path = url.pathname + url.search;
  return withBare(shop, port + 1, await encoded(url), async (bare) =>
    rowsOf(
      name,
      await inRounds(
        { bare: { ...bare, path: "/", headers }, hit: { target, path, headers } },
        seconds,
      ),
    ),
  );
}

/** The address that the browser's router requests: Next redirects requests with another checksum to it. */
async function routerAddress(
  { target, origin }: Shop,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const asked = `${path}${path.includes("?") ? "&" : "?"}_rsc=bench`;
  const { head } = await askOnce(target, asked, { ...headers, rsc: "1" });
  const to = /\r\nlocation: *([^\r]+)/i.exec(head)?.[1];
  if (to === undefined) return asked;
  const { pathname, search } = new URL(to, origin);
  return pathname + search;
}

async function inRounds(
  asked: Readonly<Record<string, Asked>>,
  seconds: number,
): Promise<Record<string, Load>> {
  const loads = new Map<string, Load[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [kind, one] of Object.entries(asked))
      loads.set(kind, [...(loads.get(kind) ?? []), await load(one, seconds)]);
  return Object.fromEntries([...loads].map(([kind, all]) => [kind, medianLoad(all)]));
}

const medianLoad = (all: readonly Load[]): Load => {
  const cpus = all.flatMap(({ cpu }) => (cpu === null ? [] : [cpu]));
  return {
    rate: Math.round(median(all.map(({ rate }) => rate))),
    p99: median(all.map(({ p99 }) => p99)),
    cpu: cpus.length === 0 ? null : median(cpus),
  };
};

/** Each row with how it compares to the two that are measured for that alone. */
export function rowsOf(page: string, loads: Readonly<Record<string, Load>>): Row[] {
  const ratio = (rate: number, other: Load | undefined) =>
    other ? Number((rate / other.rate).toPrecision(3)) : Number.NaN;
  return Object.entries(loads).map(([kind, one]) => ({
    page,
    kind,
    ...one,
    toBare: ratio(one.rate, loads.bare),
    toNext: ratio(one.rate, loads["Next's handler"]),
  }));
}

/** A page that has expired, rendered while its visitor waits; one after the other. */
async function measureCold(
  shop: Shop,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Load> {
  const loads: { ms: number; cpu: number | null }[] = [];
  for (let turn = 0; turn < COLD; turn += 1) {
    await shop.expire();
    const before = cpuOf(shop.pid);
    const { status, ms } = await askOnce(shop.target, path, headers);
    const after = cpuOf(shop.pid);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    loads.push({ ms, cpu: before === null || after === null ? null : (after - before) * 1_000 });
  }
  const times = loads.map(({ ms }) => ms);
  const cpus = loads.flatMap(({ cpu }) => (cpu === null ? [] : [cpu]));
  return {
    rate: Number((1_000 / median(times)).toFixed(1)),
    p99: Math.max(...times),
    cpu: cpus.length === 0 ? null : Math.round(cpus.reduce((sum, cpu) => sum + cpu, 0) / COLD),
  };
}

export async function measureBytes(page: string, url: URL): Promise<Bytes> {
  const { htmlGzip, scriptGzip } = await pageBytes(url.origin, url.pathname + url.search);
  return { page, html: htmlGzip, scripts: scriptGzip };
}
