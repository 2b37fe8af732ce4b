import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { serveRedis } from "#tests/factories/processes/redis-server.ts";
import { checkRedis } from "./check-redis.ts";

let stop: () => void = () => {};
afterEach(() => stop());

/** A server that takes connections and is silent. */
async function serveNothing(): Promise<string> {
  const made: Server = createServer((socket) => socket.on("error", () => {}));
  stop = () => void made.close();
  await new Promise<void>((resolve) => made.listen(0, resolve));
  const address = made.address();
  return `redis://localhost:${typeof address === "object" ? address?.port : ""}`;
}

it("a Redis that takes all commands is reached", async () => {
  const redis = await serveRedis();
  stop = redis.stop;
  expect(await checkRedis(redis.url)).toBe("reachable");
});

it("one that is silent is given up, one that is not there is not waited for", async () => {
  const url = await serveNothing();
  expect(await checkRedis(url, 50)).toBe("unreachable");
  expect(await checkRedis("redis://localhost:1")).toBe("unreachable");
});

// Error replies of Redis 7.0: when it is full, a replica, part of a Cluster, and when access rules forbid a command.
it.each([
  ["OOM", /^(SET|ZADD|LPUSH|EVAL)$/, "OOM command not allowed when used memory > 'maxmemory'."],
  ["READONLY", /^(SET|DEL|ZADD)$/, "READONLY You can't write against a read only replica."],
  ["NOPERM", /^PUBLISH$/, "NOPERM this user has no permissions to run the 'publish' command"],
  ["NOPERM", /^LTRIM$/, "NOPERM this user has no permissions to run the 'ltrim' command"],
  ["NOAUTH", /./, "NOAUTH Authentication required."],
  ["CLUSTERDOWN", /^(GET|SET)$/, "CLUSTERDOWN Hash slot not served"],
  ["MISCONF", /^ZADD$/, "MISCONF Redis is configured to save RDB snapshots"],
])("one that refuses commands by %s (%s) says so", async (word, refused, reply) => {
  const redis = await serveRedis((name) => (refused.test(name) ? reply : undefined));
  stop = redis.stop;
  expect(await checkRedis(redis.url)).toBe(`refuses ${word}`);
});

it("a node of a Cluster is found out by the keys that it does not hold", async () => {
  const isElsewhere = ([key = ""]: readonly string[]) => key.endsWith("7");
  const redis = await serveRedis((name, args) =>
    name === "SET" && isElsewhere(args) ? "MOVED 866 10.0.0.2:6379" : undefined,
  );
  stop = redis.stop;
  expect(await checkRedis(redis.url)).toBe("refuses MOVED");
});
