import { afterAll, beforeAll } from "vitest";
import { type Case, type Expected, HOST, honest } from "./cases.ts";
import { openRaw } from "./client.ts";
import { type Seen, type Shop, startShop } from "./shop.ts";

/** How a request is sent: by itself, with another one right behind it, or byte by byte. */
export const MODES = ["keep-alive", "pipelined", "split"] as const;
export type Mode = (typeof MODES)[number];

/** Clients at the same time, each with two requests at most. */
const AT_ONCE = 32;
/** Requests between two looks at the connections. */
const BATCH = 320;
/** Honest requests that are at a process at the same time: as many as it may have connections. */
const TOGETHER = 2 * AT_ONCE;

export interface Job {
  readonly one: Case;
  readonly mode: Mode;
  /** Where it is cut, in characters; between all of them when it is split. */
  readonly cuts?: readonly number[];
}

const LOOPBACK = /^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;
const UNBELIEVED = /^x-middleware-|^x-matched-path$|^x-front-(?!company$)/;
const OF_A_CONNECTION = /^(?:expect|upgrade|te|trailer|proxy-connection)$/;
/** How a connection ends whose client has broken off. */
const BROKEN_OFF = new Set(["ECONNRESET", "EPIPE", "HPE_INVALID_EOF_STATE"]);

/** Whether a process got only the headers that the front may set. */
function faultsOf(seen: Seen, isBehindProxy = false): string[] {
  const { url, headers, names = [], isKnown } = seen;
  if (seen.noRequest !== undefined)
    return BROKEN_OFF.has(seen.noRequest) ? [] : [`no request: ${seen.noRequest}`];
  const faults: string[] = [];
  if (!isKnown) faults.push("not from the front");
  if (/SMUGGLED/.test(url + headers["x-case"])) faults.push("smuggled");
  if (!isBehindProxy && !LOOPBACK.test(headers["x-forwarded-for"] ?? ""))
    faults.push("an address of the client's choice");
  const framing = names.filter((name) => /^(?:content-length|transfer-encoding)$/i.test(name));
  if (framing.length > 1) faults.push(`framed twice: ${framing}`);
  for (const name of Object.keys(headers))
    if (UNBELIEVED.test(name) || OF_A_CONNECTION.test(name)) faults.push(name);
  return faults.map((fault) => `${fault}: ${JSON.stringify(seen)}`);
}

const isAs = (seen: Seen, expected: Expected, isLoose: boolean): boolean =>
  seen.method === expected.method &&
  seen.url === expected.url &&
  (isLoose || isExactly(seen, expected));

const isExactly = (seen: Seen, expected: Expected): boolean =>
  (seen.headers["x-forwarded-host"] ?? "") === expected.host &&
  seen.bytes === expected.bytes &&
  seen.hash === expected.hash;

/** Every sent request, by its id: the end of one that was broken off may be seen late. */
const known = new Map<string, Case>();

/** Compares the requests seen by the processes with those that were sent. */
function compare(all: readonly Seen[]): string[] {
  const faults = all.flatMap((seen) => faultsOf(seen));
  const byCase = Map.groupBy(
    all.filter(({ noRequest }) => noRequest === undefined),
    ({ headers }) => headers["x-case"] ?? "none",
  );
  for (const [id, list] of byCase) {
    const one = known.get(id);
    const whole = list.filter(({ isBroken }) => !isBroken);
    const isMine = (seen: Seen) => one?.expected && isAs(seen, one.expected, one.isLoose);
    if (!one) faults.push(`nobody has sent ${JSON.stringify(list)}`);
    else if (whole.length > 1 || !whole.every(isMine))
      faults.push(`${one.name} arrived as ${JSON.stringify(whole)}`);
    else if (whole.length < list.length && !one.mayBreak)
      faults.push(`${one.name} arrived in part`);
  }
  return faults;
}

/** The parts in which a request is sent. */
function partsOf({ one, mode, cuts = [] }: Job): string[] {
  if (mode === "split") return [...one.wire];
  const ends = [
    ...cuts.filter((cut) => cut < one.wire.length).toSorted((a, b) => a - b),
    undefined,
  ];
  return ends.map((end, at) => one.wire.slice(at === 0 ? 0 : ends[at - 1], end)).filter(Boolean);
}

/** Whether a text of a process answers this request. */
function isOwnToken(token: string, { id, token: own, isLoose }: Case): boolean {
  if (!isLoose) return token === own;
  return token.startsWith(`<<${id} `) || /^<<shared (?!honest|victim)/.test(token);
}

/** Sends a request, and an honest one on the same connection where that is still open. */
async function runJob(port: number, job: Job): Promise<{ faults: string[]; cases: Case[] }> {
  const { one, mode } = job;
  const next = honest();
  const client = openRaw(port);
  const faults: string[] = [];
  const parts = partsOf(job);
  const how = one.fate === "valid" ? "sure" : "unsure";
  if (mode === "pipelined") {
    await client.send(one.method, [...parts.slice(0, -1), (parts.at(-1) ?? "") + next.wire]);
    await client.send(next.method, []);
    await client.wait(one.closes ? 1 : 2, how);
  } else {
    await client.send(one.method, parts);
    await client.wait(1, how);
    const first = client.answers()[0];
    if (first && client.isOpen() && !/^connection: close/im.test(first.head)) {
      await client.send(next.method, [next.wire]);
      await client.wait(2);
    }
  }
  const [first, second] = client.answers();
  const fail = (what: string) =>
    faults.push(
      `${one.name}, ${mode}: ${what}: ${JSON.stringify(client.received().slice(0, 300))}`,
    );
  if (one.fate === "valid") {
    if (first?.status !== 200) fail("not taken");
    else if (one.token && !first.head.includes(one.token)) fail("an answer to something else");
    if (one.closes && first && !/^connection: close/im.test(first.head)) fail("goes on");
    if (!one.closes && !second?.head.includes(next.token ?? ""))
      fail("the next one is not answered");
  } else if (one.fate === "refused" && first && first.status < 400) fail("taken");
  for (const [token] of client.received().matchAll(/<<[^>]*>>/g))
    if (token !== next.token && !isOwnToken(token, one))
      fail(`an answer of somebody else, ${token}`);
  client.end();
  // Bytes after the end of a connection are ignored.
  const isLost = mode === "pipelined" && one.closes && one.fate === "valid";
  return { faults, cases: [one, isLost ? { ...next, expected: null } : next] };
}

/** Honest requests of another site, on as many connections to each process as may have been opened. */
async function askHonestly(port: number): Promise<{ faults: string[]; cases: Case[] }> {
  const cases: Case[] = [];
  const faults: string[] = [];
  const ask = async (one: Case) => {
    cases.push(one);
    const client = openRaw(port);
    await client.send(one.method, [one.wire]);
    await client.wait(1);
    const [answer, more] = client.answers();
    if (answer?.body !== one.token || more)
      faults.push(`${one.wire} was answered with ${client.received()}`);
    client.end();
  };
  const kinds = ["/api/v1/honest", "/honest"].map(
    (path) => () => honest((id) => `${path}?a=${id}&together=${TOGETHER}`),
  );
  await Promise.all(kinds.flatMap((make) => Array.from({ length: TOGETHER }, () => ask(make()))));
  return { faults, cases };
}

/** Puts what everybody may have into the cache. */
async function warm(shop: Shop, host: string): Promise<void> {
  for (const path of ["/hit", "/_next/static/x.js"]) {
    const client = openRaw(shop.port);
    await client.send("GET", [`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`]);
    await client.wait(1);
    client.end();
  }
  shop.takeSeen();
}

/** A shop for all tests of a file, with its cache warm. */
export function aWarmShop(): () => Shop {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
    await warm(shop, HOST);
  });
  afterAll(() => shop.stop());
  return () => shop;
}

/**
 * Sends these requests, many at a time, and honest ones of another site after them. Returns what was wrong, and how many
 * requests were sent.
 */
export async function tryAll(shop: Shop, jobs: readonly Job[]) {
  const faults: string[] = [];
  let sent = 0;
  for (let at = 0; at < jobs.length && faults.length === 0; at += BATCH) {
    const left = jobs.slice(at, at + BATCH);
    const ran: Awaited<ReturnType<typeof runJob>>[] = [];
    const work = async () => {
      for (let job = left.pop(); job; job = left.pop()) ran.push(await runJob(shop.port, job));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    ran.push(await askHonestly(shop.port));
    for (const one of ran.flatMap(({ cases }) => cases)) {
      known.set(one.id, one);
      sent += 1;
    }
    faults.push(...ran.flatMap((one) => one.faults), ...compare(shop.takeSeen()));
  }
  return { faults, sent };
}
