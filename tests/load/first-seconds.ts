/**
 * `npm exec -- node tests/load/first-seconds.ts`: how long visitors wait for cached pages in the first seconds after a
 * start, compared with a quiet time later, and how much memory the server in front takes for each process behind it.
 * Prints the results, and fails if the front takes more than 3 MB for each further process. Needs a build. `--port=3310
 * --sandbox-port=4310 --seconds=20`, `--most=8` render processes.
 */
import { setTimeout as wait } from "node:timers/promises";
import { usageOf } from "#tests/bench/usage.ts";
import { numberArgument, Processes } from "./processes.ts";
import { Visitor } from "./visitor.ts";
import { quantile } from "./visits.ts";

const port = numberArgument("port", 3310);
const sandboxPort = numberArgument("sandbox-port", 4310);
const seconds = numberArgument("seconds", 20);
const most = numberArgument("most", 8);
/** Seconds after a start that are looked at. */
const FIRST = 6;
/** Requests a second. */
const RATE = 50;
/** Megabytes of the front for each further process. */
const MEMORY = 3;
const PAGES = ["/", "/shop", "/blog"];

/** Milliseconds of each request for a cached page. */
async function ask(during: number): Promise<number[]> {
  const visitor = new Visitor({ port, host: "localhost", language: "en", address: "203.0.113.1" });
  const asked: Promise<number>[] = [];
  const end = performance.now() + during * 1_000;
  for (let n = 0; performance.now() < end; n += 1) {
    const began = performance.now();
    asked.push(visitor.open(PAGES[n % PAGES.length] ?? "/").then(() => performance.now() - began));
    await wait(1_000 / RATE);
  }
  return Promise.all(asked);
}

const memory: number[] = [];
for (const count of [1, most]) {
  const processes = new Processes(sandboxPort);
  try {
    await processes.startSandbox();
    const shop = await processes.startShop({ port, concurrency: count });
    for (const page of PAGES) await fetch(`http://localhost:${port}${page}`);
    const first = await ask(FIRST);
    await ask(2);
    const later = await ask(seconds);
    const [front] = usageOf(shop.pid);
    memory.push(front?.memory ?? 0);
    console.log(
      `${count} render processes: p99 of the first ${FIRST} s ${quantile(first, 0.99).toFixed(1)} ms,`,
      `later ${quantile(later, 0.99).toFixed(1)} ms; front ${front?.memory.toFixed(0)} MB`,
    );
  } finally {
    await processes.stop();
  }
}
const [one = 0, all = 0] = memory;
const each = (all - one) / (most - 1);
console.log(`${each.toFixed(1)} MB of the front for each further process`);
process.exit(each > MEMORY ? 1 : 0);
