/**
 * `npm exec -- node tests/load/mixed.ts`: 10,000 requests of guests, customers and staff of two sites, mixed, while
 * pages expire. Fails if an answer shows anything of another person or the other site, or lacks its own. Needs a build.
 * `--requests=10000 --at-once=32 --port=3310 --sandbox-port=4310`; `WEB_CONCURRENCY=2` in the environment for two
 * render processes.
 */
import { mix } from "./mix.ts";
import { numberArgument, Processes } from "./processes.ts";

const port = numberArgument("port", 3310);
const processes = new Processes(numberArgument("sandbox-port", 4310));
let problems: readonly string[] = [];
try {
  await processes.startSandbox();
  await processes.startShop({ port });
  const began = performance.now();
  const mixed = await mix({
    port,
    sandbox: processes.sandbox,
    requests: numberArgument("requests", 10_000),
    atOnce: numberArgument("at-once", 32),
  });
  problems = mixed.problems;
  console.table(Object.fromEntries(mixed.kinds));
  console.log(
    `${mixed.requests} requests in ${((performance.now() - began) / 1_000).toFixed(0)} s, ${mixed.kept} of them answered out of a cache;`,
    `${problems.length} problems`,
  );
  if (problems.length > 0)
    for (const failed of processes.failures()) console.log(`  logged: ${failed}`);
} finally {
  await processes.stop();
}
const grouped = Object.entries(Object.groupBy(problems, (one) => one));
for (const [problem, list] of grouped.slice(0, 20))
  console.log(`FAILED: ${list?.length} × ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
