/**
 * `npm exec -- node tests/load/journeys.ts`: customers whose tokens expire shop at two replicas behind a balancer that
 * sends each request to the other one, first with a Redis and then without. Fails if a customer was logged out or a
 * cart lost. Needs a build. `--journeys=1000 --at-once=200 --port=3310 --sandbox-port=4310`, `--only=redis|alone`.
 */

import { type Outcome, type Shop, travel } from "./journey.ts";
import { numberArgument, Processes } from "./processes.ts";
import { balance } from "./programs/balancer.ts";
import { findRedis } from "./programs/redis.ts";
import { changeProduct, openShop, PASSWORD, register } from "./shops.ts";

const journeys = numberArgument("journeys", 1_000);
const atOnce = numberArgument("at-once", 200);
const port = numberArgument("port", 3310);
const sandboxPort = numberArgument("sandbox-port", 4310);
/** Seconds. The shop renews a token 30 s before its end, so it is used for a third of that. */
const TOKEN_SECONDS = 40;
const USED_FOR = 10_000;
const SITES = [
  ["localhost", "en"],
  ["velo.localhost", "en"],
] as const;

/** Runs all journeys, some at a time. */
async function travelAll(shops: readonly Shop[], sandbox: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const begin = async () => {
    for (let index = next++; index < journeys; index = next++) {
      const shop = shops[index % shops.length];
      if (!shop) return;
      const email = await register(sandbox, shop);
      outcomes.push(
        await travel({ index, port, shop, email, password: PASSWORD, tokenLife: USED_FOR }),
      );
    }
  };
  // One after the other, as customers come.
  await Promise.all(
    Array.from({ length: Math.min(atOnce, journeys) }, async (_, place) => {
      await new Promise((resolve) => setTimeout(resolve, (place * USED_FOR) / atOnce));
      await begin();
    }),
  );
  return outcomes;
}

/** Two replicas and their journeys. Returns how many were not as they should be. */
async function run(withRedis: boolean): Promise<number> {
  const processes = new Processes(sandboxPort);
  let stopBalancing = () => {};
  try {
    const redis = withRedis ? await findRedis(processes, port + 9) : "";
    await processes.startSandbox();
    const replicas = [port + 1, port + 2];
    for (const replica of replicas) await processes.startShop({ port: replica, redis });
    stopBalancing = await balance(replicas, port);
    const shops = await Promise.all(
      SITES.map(([host, language]) => openShop(port, host, language)),
    );
    // Orders do not reduce the stock.
    for (const id of shops.flatMap(({ products }) => products))
      await changeProduct(processes.sandbox, id, { stock: null });
    await fetch(`${processes.sandbox}/_sandbox/tokens`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ seconds: TOKEN_SECONDS }),
    });
    const began = performance.now();
    const outcomes = await travelAll(shops, processes.sandbox);
    const wrong = report(withRedis, outcomes, (performance.now() - began) / 1000);
    for (const line of wrong > 0 ? processes.failures() : []) console.log(`  logged: ${line}`);
    return wrong;
  } finally {
    stopBalancing();
    await processes.stop();
  }
}

function report(withRedis: boolean, outcomes: readonly Outcome[], seconds: number): number {
  const bad = outcomes.filter(({ problems }) => problems.length > 0);
  const kinds = Object.entries(Object.groupBy(outcomes, ({ kind }) => kind));
  console.log(
    `${withRedis ? "With Redis" : "Without Redis"}: ${outcomes.length} journeys in ${seconds.toFixed(0)} s`,
    `(${kinds.map(([kind, list]) => `${list.length} ${kind}`).join(", ")});`,
    `${outcomes.reduce((sum, { repeats }) => sum + repeats, 0)} calls repeated; ${bad.length} went wrong`,
  );
  const causes = Object.entries(
    Object.groupBy(
      bad.flatMap(({ problems }) => problems),
      (one) => one,
    ),
  );
  for (const [cause, list] of causes.slice(0, 20)) console.log(`  ${list?.length} × ${cause}`);
  return bad.length;
}

const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice(7);
let wrong = 0;
if (only !== "alone") wrong += await run(true);
if (only !== "redis") wrong += await run(false);
process.exit(wrong > 0 ? 1 : 0);
