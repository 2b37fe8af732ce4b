import { connect, createServer, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { readSentinelAddress } from "#lib/base/config/sentinel-address.ts";
import { serveRedis } from "#tests/factories/processes/redis-server.ts";
import { checkRedis } from "./check-redis.ts";
import { isOpenRedis } from "./is-open-redis.ts";
import { leadToPrimary } from "./lead-to-primary.ts";
import { redisClient } from "./redis-client.ts";

/** Milliseconds for a test that waits for a state, and for the state: a machine that does much else takes its time. */
const LONG = 120_000;
const SOON = { timeout: 50_000 };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const portOf = (url: string): string => new URL(url).port;

/** Two servers, and a Sentinel that names one of them; another Sentinel does not answer. */
async function startTwo() {
  const servers = [await serveRedis(), await serveRedis()] as const;
  let primary: string | null = portOf(servers[0].url);
  const asked: string[] = [];
  const note = (name: string): undefined => void asked.push(name);
  const sentinel = await serveRedis(note, () => primary);
  ends.push(...[...servers, sentinel].map(({ stop }) => stop));
  return {
    address: `redis+sentinel://127.0.0.1:1,127.0.0.1:${portOf(sentinel.url)}/main`,
    sentinelPort: Number(portOf(sentinel.url)),
    servers,
    /** The commands that the Sentinel got. */
    asked,
    makePrimary: (url: string | null) => {
      primary = url && portOf(url);
    },
  };
}

/** A way to a port, until it is made to say nothing any more, on connections that are open as on new ones. */
async function wayTo(port: number) {
  let isSilent = false;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    const onward = connect(port, "127.0.0.1").on("error", () => {});
    sockets.add(onward);
    socket.on("data", (data) => !isSilent && onward.write(data));
    onward.on("data", (data) => !isSilent && socket.write(data));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  ends.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const place = server.address();
  return {
    port: typeof place === "object" ? place?.port : 0,
    fallSilent: () => {
      isSilent = true;
    },
  };
}

/** A client that is connected. */
async function connectedClient(address: string) {
  const client = await redisClient(address);
  ends.push(() => client.destroy());
  await expect.poll(() => client.isReady, SOON).toBe(true);
  return client;
}

it("a Redis is reached through a Sentinel that answers", { timeout: LONG }, async () => {
  const { address, makePrimary } = await startTwo();
  expect(await checkRedis(address, SOON.timeout)).toBe("reachable");
  makePrimary(null);
  expect(await checkRedis(address, 300)).toBe("unreachable");
});

it("a check waits for the Sentinels after those that are silent", { timeout: LONG }, async () => {
  const { sentinelPort } = await startTwo();
  const silent = await wayTo(sentinelPort);
  silent.fallSilent();
  const three = Array.from({ length: 3 }, () => `127.0.0.1:${silent.port}`).join();
  // The three take 9 s: more than what the check allows for the commands alone.
  expect(await checkRedis(`redis+sentinel://${three},127.0.0.1:${sentinelPort}/main`, 8_000)).toBe(
    "reachable",
  );
});

it("a client goes over to the Redis that has become the primary, and hears what is published there", {
  timeout: LONG,
}, async () => {
  const { address, servers, makePrimary } = await startTwo();
  const client = await connectedClient(address);
  const listener = client.duplicate({ disableOfflineQueue: false });
  listener.on("error", () => {});
  void listener.connect();
  ends.push(() => listener.destroy());
  await client.set("where", "first");
  const heard: string[] = [];
  await listener.subscribe("news", (message) => heard.push(message));

  makePrimary(servers[1].url);
  await expect.poll(() => client.get("where").catch(() => "between"), SOON).toBeNull();
  await client.set("where", "second");
  expect(await client.get("where")).toBe("second");
  const hear = () => {
    servers[1].sayToAll("from the second");
    return heard;
  };
  await expect.poll(hear, SOON).toContain("from the second");
});

it("a Sentinel is asked again and again on one connection", { timeout: LONG }, async () => {
  const { address, asked } = await startTwo();
  await connectedClient(address);
  const count = (name: string) => asked.filter((each) => each === name).length;
  // The library says its name and its version, once for each connection.
  const connections = () => count("CLIENT") / 2;
  await expect.poll(() => count("SENTINEL") - connections(), SOON).toBeGreaterThan(2);
});

it("a Sentinel that falls silent does not keep the others from being asked", {
  timeout: LONG,
}, async () => {
  const { servers, sentinelPort, makePrimary } = await startTwo();
  const way = await wayTo(sentinelPort);
  const client = await connectedClient(
    `redis+sentinel://127.0.0.1:${way.port},127.0.0.1:${sentinelPort}/main`,
  );
  await client.set("where", "first");
  way.fallSilent();
  makePrimary(servers[1].url);
  await expect.poll(() => client.get("where").catch(() => "between"), SOON).toBeNull();
});

it("a connection that the primary refuses has the Sentinels asked at once", {
  timeout: LONG,
}, async () => {
  const { address, servers, makePrimary } = await startTwo();
  const sentinels = readSentinelAddress(address);
  if (!sentinels) throw new Error("not an address of Sentinels");
  const NEVER = 2 ** 31 - 1;
  const { path, close } = await leadToPrimary(sentinels, NEVER);
  ends.push(close);
  const ping = () =>
    new Promise<string>((resolve) => {
      const socket = connect(path, () => socket.write("*1\r\n$4\r\nPING\r\n"));
      socket.on("error", () => {}).on("close", () => resolve("refused"));
      socket.on("data", (data) => {
        resolve(String(data).trim());
        socket.destroy();
      });
    });
  expect(await ping()).toBe("+PONG");
  servers[0].stop();
  makePrimary(servers[1].url);
  await expect.poll(ping, SOON).toBe("+PONG");
});

it("Sentinels of other machines without a password of the Redis are warned of", () => {
  expect(isOpenRedis("redis+sentinel://redis-1,redis-2/main")).toBe(true);
  expect(isOpenRedis("redis+sentinel://:secret@redis-1/main")).toBe(false);
  expect(isOpenRedis("redis+sentinel://127.0.0.1,localhost/main")).toBe(false);
});
