/**
 * `npm exec -- node tests/load/floods.ts`: the effect on visitors of connections that do harm by being slow or large:
 * heads and bodies sent a byte at a time, heads that are too long, and idle connections. Fails if a visitor is refused
 * or the p99 of the visits doubles. Needs a build. `--connections=500 --seconds=30 --rate=20 --port=3310
 * --sandbox-port=4310`.
 */
import { numberArgument, Processes } from "./processes.ts";
import { changeProduct, openShop } from "./shops.ts";
import { quantile, type Visits, visit } from "./visits.ts";

const port = numberArgument("port", 3310);
const seconds = numberArgument("seconds", 30);
const rate = numberArgument("rate", 20);
const connections = numberArgument("connections", 500);
/** Times the p99 of the quiet time. */
const MOST = 2;
/** Milliseconds below which a change is noise: about one time slice of the system. */
const NOISE = 20;
const FLOODS = ["slow heads", "slow bodies", "long heads", "idle connections"] as const;

const processes = new Processes(numberArgument("sandbox-port", 4310));
const problems: string[] = [];
try {
  await processes.startSandbox();
  await processes.startShop({ port });
  const shop = await openShop(port, "localhost", "en");
  for (const id of shop.products) await changeProduct(processes.sandbox, id, { stock: null });
  const look = (time: number) => visit({ port, shop, seconds: time, rate });
  // Pages that were never asked for are made before the clock runs.
  await look(8);
  const quiet = await look(seconds);
  report("quiet", quiet, quiet);
  for (const flood of FLOODS) {
    const client = processes.fork("flood.ts", [String(port), flood, String(connections)]);
    const busy = await look(seconds);
    const figures = new Promise((resolve) => client.once("message", resolve));
    if (client.exitCode !== null) throw new Error(`The client of ${flood} gave up.`);
    client.kill("SIGINT");
    report(flood, quiet, busy);
    console.log(`  ${JSON.stringify(await figures)}`);
  }
} finally {
  await processes.stop();
}
for (const problem of problems.slice(0, 20)) console.log(`FAILED: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

function report(name: string, quiet: Visits, busy: Visits): void {
  const [before, after] = [quantile(quiet.times, 0.99), quantile(busy.times, 0.99)];
  console.log(
    `${name}: ${busy.times.length} requests, ${busy.refused.length} refused; p50 ${quantile(busy.times, 0.5).toFixed(1)} ms,`,
    `p99 ${after.toFixed(1)} ms, ratio ${(after / before).toFixed(2)}`,
  );
  problems.push(...busy.refused.map((one) => `${name}: a visitor was refused: ${one}`));
  if (after > MOST * before && after > before + NOISE)
    problems.push(
      `${name}: the p99 is ${(after / before).toFixed(2)} times that of the quiet time`,
    );
}
