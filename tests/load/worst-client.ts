/**
 * `npm exec -- node tests/load/worst-client.ts`: the effect on the visitors of another site of one client that does its
 * worst from one address. Fails if their p99 doubles, if one of them is refused, or if the shop takes more memory than
 * docs/operations.md says. Needs a build. `--seconds=60 --rate=20 --port=3310 --sandbox-port=4310`.
 */
import { setPriority } from "node:os";
import { memoryOf, numberArgument, Processes } from "./processes.ts";
import { changeProduct, openShop } from "./shops.ts";
import { sentBy } from "./visitor.ts";
import { quantile, type Visits, visit } from "./visits.ts";

const port = numberArgument("port", 3310);
const sandboxPort = numberArgument("sandbox-port", 4310);
const seconds = numberArgument("seconds", 60);
const rate = numberArgument("rate", 20);

/** Times the p99 of the quiet minute. */
const MOST = 2;
/** Megabytes (docs/operations.md §2). */
const MEMORY = 1_750;
const WORST = { host: "velo.localhost", address: "198.51.100.66" };
/** Markup as deep and as long as no page needs it. */
const MARKUP = "<b><i>".repeat(30_000);

const processes = new Processes(sandboxPort);
let problems: string[] = [];
try {
  await processes.startSandbox();
  const shop = await processes.startShop({ port });
  const visited = await openShop(port, "localhost", "en");
  const worst = await openShop(port, WORST.host, "ar");
  for (const id of worst.products.slice(0, 5))
    await changeProduct(processes.sandbox, id, { description: MARKUP });
  const pictures = await picturesOf(worst.pages);
  const watch = watchMemory(shop.pid);
  // Pages that were never asked for are made before the clock runs.
  await visit({ port, shop: visited, seconds: 8, rate });
  const quiet = await visit({ port, shop: visited, seconds, rate });
  const attacker = processes.fork("attacker.ts", [
    String(port),
    WORST.host,
    WORST.address,
    JSON.stringify(pictures),
    JSON.stringify(worst.pages.slice(0, 8)),
  ]);
  // It represents a machine of its own, so it only takes the time that the others leave of this one.
  setPriority(attacker.pid ?? 0, 19);
  const busy = await visit({ port, shop: visited, seconds, rate });
  if (attacker.exitCode !== null) throw new Error("The worst client gave up.");
  const strikes = new Promise((resolve) => attacker.once("message", resolve));
  attacker.kill("SIGINT");
  console.table(await strikes);
  problems = report(quiet, busy, watch());
} finally {
  await processes.stop();
}
for (const problem of problems) console.log(`FAILED: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

/** The originals of the pictures on these pages. */
async function picturesOf(paths: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const answer = await fetch(`http://localhost:${port}${path}`, {
      headers: sentBy("203.0.113.200", `${WORST.host}:${port}`),
    });
    for (const [, address = ""] of (await answer.text()).matchAll(
      /_next\/image\?url=([^&"\s\\]+)/g,
    ))
      found.add(decodeURIComponent(address));
  }
  return [...found];
}

/** Looks at the shop's memory every second; the returned function stops and tells the most. */
function watchMemory(pid: number | undefined): () => number {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 1_000);
  return () => {
    clearInterval(timer);
    return most;
  };
}

function report(quiet: Visits, busy: Visits, memory: number): string[] {
  const at = (share: number) => {
    const [before, after] = [quantile(quiet.times, share), quantile(busy.times, share)];
    return { before, after, ratio: after / before };
  };
  for (const [name, share] of [
    ["p50", 0.5],
    ["p95", 0.95],
    ["p99", 0.99],
  ] as const) {
    const { before, after, ratio } = at(share);
    console.log(
      `${name}: ${before.toFixed(1)} ms quiet, ${after.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
    );
  }
  console.log(
    `${busy.times.length} requests, ${busy.refused.length} refused; memory ${memory.toFixed(0)} MB at most`,
  );
  console.log(`slowest: ${busy.slowest.join(", ")}`);
  const { ratio } = at(0.99);
  return [
    ...(ratio < MOST
      ? []
      : [`the p99 of the others is ${ratio.toFixed(2)} times that of the quiet minute`]),
    ...[...quiet.refused, ...busy.refused]
      .slice(0, 10)
      .map((one) => `a visitor was refused: ${one}`),
    ...(memory < MEMORY ? [] : [`${memory.toFixed(0)} MB of memory, more than ${MEMORY}`]),
  ];
}
