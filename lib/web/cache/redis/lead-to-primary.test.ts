import { afterEach, expect, it } from "vitest";
import { serveRedis } from "#tests/factories/processes/redis-server.ts";
import { checkRedis } from "./check-redis.ts";
import { isOpenRedis } from "./is-open-redis.ts";
import { redisClient } from "./redis-client.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const portOf = (url: string): string => new URL(url).port;

/** Two servers, and a Sentinel that names one of them; another Sentinel does not answer. */
async function startTwo() {
  const servers = [await serveRedis(), await serveRedis()] as const;
  let primary: string | null = portOf(servers[0].url);
  const sentinel = await serveRedis(undefined, () => primary);
  ends.push(...[...servers, sentinel].map(({ stop }) => stop));
  return {
    address: `redis+sentinel://127.0.0.1:1,127.0.0.1:${portOf(sentinel.url)}/main`,
    servers,
    makePrimary: (url: string | null) => {
      primary = url && portOf(url);
    },
  };
}

it("a Redis is reached through a Sentinel that answers", async () => {
  const { address, makePrimary } = await startTwo();
  expect(await checkRedis(address)).toBe("reachable");
  makePrimary(null);
  expect(await checkRedis(address, 300)).toBe("unreachable");
});

it("a client goes over to the Redis that has become the primary, and hears what is published there", async () => {
  const { address, servers, makePrimary } = await startTwo();
  const client = await redisClient(address);
  const listener = client.duplicate({ disableOfflineQueue: false });
  listener.on("error", () => {});
  void listener.connect();
  ends.push(
    () => client.destroy(),
    () => listener.destroy(),
  );
  await expect.poll(() => client.isReady).toBe(true);
  await client.set("where", "first");
  const heard: string[] = [];
  await listener.subscribe("news", (message) => heard.push(message));

  makePrimary(servers[1].url);
  const read = () => client.get("where").catch(() => "between");
  await expect.poll(read, { timeout: 25_000 }).toBeNull();
  await client.set("where", "second");
  expect(await client.get("where")).toBe("second");
  await expect
    .poll(
      () => {
        servers[1].sayToAll("from the second");
        return heard;
      },
      { timeout: 25_000 },
    )
    .toContain("from the second");
});

it("Sentinels of other machines without a password of the Redis are warned of", () => {
  expect(isOpenRedis("redis+sentinel://redis-1,redis-2/main")).toBe(true);
  expect(isOpenRedis("redis+sentinel://:secret@redis-1/main")).toBe(false);
  expect(isOpenRedis("redis+sentinel://127.0.0.1,localhost/main")).toBe(false);
});
