/**
 * `npm exec -- node tests/load/sentinel.ts`: whether the shop's connection goes over to another Redis with Sentinels of the
 * Redis project itself: a primary, its replica and three Sentinels, of which the primary and one Sentinel are killed. Needs a
 * `redis-server` or `valkey-server` in the PATH, which is a Sentinel too. `--port=3360`.
 */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { checkRedis } from "#lib/web/cache/redis/check-redis.ts";
import { redisClient } from "#lib/web/cache/redis/redis-client.ts";
import { numberArgument, Processes } from "./processes.ts";
import { findBinary } from "./programs/find-binary.ts";

const port = numberArgument("port", 3360);
const PASSWORD = "secret-of-a-run";
/** Milliseconds for Sentinels to agree, and after which they take a Redis for dead. */
const PATIENCE = 60_000;
const DEAD_AFTER = 2_000;
const folder = mkdtempSync(join(tmpdir(), "sentinel-"));
const processes = new Processes(port + 9);

const binary = findBinary(["redis-server", "valkey-server"]);
if (!binary) {
  console.log("There is no redis-server on this machine (apt-get install redis-server).");
  process.exit(0);
}

/** Starts a program with these lines as its file of settings, which a Sentinel rewrites. */
function startWith(name: string, lines: readonly string[], ...more: string[]) {
  const file = join(folder, `${name}.conf`);
  writeFileSync(file, [...lines, `dir ${folder}`, ""].join("\n"));
  return processes.start(binary ?? "", [file, ...more]);
}

/** Milliseconds until something holds. */
async function until(what: string, holds: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - began > PATIENCE) throw new Error(`not within ${PATIENCE} ms: ${what}`);
    await wait(100);
  }
  return Math.round(performance.now() - began);
}

try {
  const common = [`requirepass ${PASSWORD}`, `masterauth ${PASSWORD}`, 'save ""', "appendonly no"];
  const first = startWith("first", [`port ${port}`, ...common]);
  startWith("second", [`port ${port + 1}`, `replicaof 127.0.0.1 ${port}`, ...common]);
  const sentinels = [2, 3, 4].map((more) =>
    startWith(
      `sentinel-${more}`,
      [
        `port ${port + more}`,
        `sentinel monitor main 127.0.0.1 ${port} 2`,
        `sentinel auth-pass main ${PASSWORD}`,
        `sentinel down-after-milliseconds main ${DEAD_AFTER}`,
        "sentinel failover-timeout main 10000",
      ],
      "--sentinel",
    ),
  );
  const places = [2, 3, 4].map((more) => `127.0.0.1:${port + more}`).join(",");
  const address = `redis+sentinel://:${PASSWORD}@${places}/main`;
  await until("Redis is reached", async () => (await checkRedis(address)) === "reachable");
  const client = await redisClient(address);
  const listener = client.duplicate({ disableOfflineQueue: false });
  listener.on("error", () => {});
  void listener.connect();
  let heard = 0;
  await listener.subscribe("news", () => {
    heard += 1;
  });
  await until("it takes writes", async () => (await client.set("a", "1")) === "OK");
  // The replica is known, and has what it needs to become the primary.
  await until(
    "the replica has it",
    async () => Number(await client.sendCommand(["WAIT", "1", "100"])) === 1,
  );
  await until("the Sentinels know each other", async () => {
    const { createClient } = await import("redis");
    const sentinel = await createClient({ socket: { port: port + 3 } }).connect();
    const others: unknown = await sentinel.sendCommand(["SENTINEL", "sentinels", "main"]);
    sentinel.destroy();
    return Array.isArray(others) && others.length === 2;
  });

  sentinels[0]?.kill("SIGKILL");
  first.kill("SIGKILL");
  const took = await until(
    "another Redis takes writes",
    async () => (await client.set("b", "2")) === "OK",
  );
  if ((await client.get("a")) !== "1") throw new Error("what the first held is lost");
  await until("its messages are heard", async () => {
    await client.publish("news", "");
    return heard > 0;
  });
  console.log(`writes go to the new primary after ${took} ms (taken for dead after ${DEAD_AFTER})`);
  client.destroy();
  listener.destroy();
} finally {
  await processes.stop();
}
process.exit(0);
