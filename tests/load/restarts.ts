/**
 * `npm exec -- node tests/load/restarts.ts`: two replicas behind a balancer that checks their readiness. Under load
 * each is ended by SIGTERM and started again, processes are killed and stopped, and Redis is stopped and started. Fails
 * if a single request fails, except for one call in flight in each killed process. Needs a build, and a `redis-server`
 * or `valkey-server` in the PATH; the balancer is HAProxy if it is installed. `--rate=20 --port=3310
 * --sandbox-port=4310`.
 */
import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { numberArgument, Processes } from "./processes.ts";
import { balance } from "./programs/balancer.ts";
import { OwnRedis } from "./programs/redis.ts";
import { findHaproxy, startHaproxy } from "./programs/run-haproxy.ts";
import { changeProduct, openShop } from "./shops.ts";
import { quantile, VISITORS, visit } from "./visits.ts";

const port = numberArgument("port", 3310);
const rate = numberArgument("rate", 20);
/** Milliseconds until the balancer has seen that a replica is there. */
const SEEN = 2_000;
const processes = new Processes(numberArgument("sandbox-port", 4310));
const redis = new OwnRedis(processes, port + 9);
const ports = [port + 1, port + 2];
const problems: string[] = [];
/** Seconds after which an unresponsive process gets no more requests. */
const SILENT_SECONDS = 4;
let stopBalancing = () => {};

const start = (at: number) => processes.startShop({ port: at, redis: redis.url });

/** The processes that render for a server. */
const rendering = (pid: number | undefined): number[] =>
  execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)])
    .toString()
    .trim()
    .split("\n")
    .map(Number);

async function balanceAll(): Promise<void> {
  const haproxy = findHaproxy();
  if (!haproxy) {
    stopBalancing = await balance(ports, port, { asksEvery: 500 });
    return;
  }
  startHaproxy(processes, haproxy, { port, shops: ports });
  await wait(SEEN);
}

try {
  await redis.start();
  await processes.startSandbox();
  const replicas: { at: number; shop: ChildProcess }[] = [];
  for (const at of ports) replicas.push({ at, shop: await start(at) });
  await balanceAll();
  const shop = await openShop(port, "localhost", "en");
  for (const id of shop.products) await changeProduct(processes.sandbox, id, { stock: null });

  /** Visits go on while something is done, and a little longer. */
  const during = async (what: string, work: () => Promise<void>, mayLose = 0) => {
    const ended = new AbortController();
    const load = visit({ port, shop, seconds: 300, rate, until: ended.signal });
    // Every visitor has a cart by then.
    await wait((VISITORS / rate) * 1_000 + 1_000);
    await work().finally(() => ended.abort());
    const { times, refused } = await load;
    console.log(
      `${what}: ${times.length} requests, ${refused.length} failed, p50 ${quantile(times, 0.5).toFixed(0)} ms,`,
      `p99 ${quantile(times, 0.99).toFixed(0)} ms`,
    );
    if (refused.length > mayLose) problems.push(...refused.map((one) => `${what}: ${one}`));
  };

  await during("Redis stopped and started", async () => {
    await redis.stop();
    await wait(4_000);
    await redis.start();
    await wait(4_000);
  });
  await during(
    "render processes killed, one after the other",
    async () => {
      for (const { shop: replica } of replicas) {
        for (const pid of rendering(replica.pid)) process.kill(pid, "SIGKILL");
        await wait(8_000);
      }
      // A changing call that is in flight at that moment is lost with the process: it must not be repeated.
    },
    replicas.length,
  );
  await during(
    "processes stopped, one after the other",
    async () => {
      for (const { shop: replica } of replicas)
        for (const pid of rendering(replica.pid)) {
          process.kill(pid, "SIGSTOP");
          await wait(20_000);
        }
    },
    // Requests sent before the failure can be detected are lost with the process: for calls, as many as arrive per
    // second.
    SILENT_SECONDS * rate * replicas.length,
  );
  await during("replicas ended and started again, one after the other", async () => {
    for (const replica of replicas) {
      const exit = once(replica.shop, "exit");
      replica.shop.kill("SIGTERM");
      await exit;
      replica.shop = await start(replica.at);
      await wait(SEEN);
    }
  });
  if (problems.length > 0)
    for (const failed of processes.failures()) console.log(`  logged: ${failed}`);
} finally {
  stopBalancing();
  await processes.stop();
}
for (const [problem, list] of Object.entries(Object.groupBy(problems, (one) => one)).slice(0, 20))
  console.log(`FAILED: ${list?.length} × ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
