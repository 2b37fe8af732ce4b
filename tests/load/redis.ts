import { pingRedis } from "#lib/cache/redis/ping-redis.ts";
import { findBinary } from "./find-binary.ts";
import type { Processes } from "./processes.ts";

/** The address of a Redis: the one of `REDIS_URL`, or a server of this machine that is started for the run. */
export async function findRedis(processes: Processes, port: number): Promise<string> {
  const given = process.env.REDIS_URL;
  if (given) return given;
  const binary = findBinary(["redis-server", "valkey-server"]);
  if (!binary)
    throw new Error(
      "There is no redis-server or valkey-server in PATH: install one, or set REDIS_URL.",
    );
  processes.start(binary, ["--port", String(port), "--save", "", "--appendonly", "no"]);
  const url = `redis://localhost:${port}`;
  for (let left = 50; left > 0; left -= 1) {
    if (await pingRedis(url)) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${binary} did not start.`);
}
