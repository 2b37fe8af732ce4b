import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSharedPages } from "#lib/web/cache/shared-pages.ts";
import { withSecret } from "#tests/factories/processes/fake-redis.ts";
import { serveRedis } from "#tests/factories/processes/redis-server.ts";
import { type RedisClient, redisClient } from "./redis-client.ts";
import { isRefusing, noteRefusal, refusalOf } from "./refusals.ts";
import { lookAtRefusals } from "./watch-refusals.ts";

/** The commands that the server currently refuses, and its reply. */
let refused: { readonly names: RegExp; readonly reply: string } | null = null;
let redis: Awaited<ReturnType<typeof serveRedis>>;
let clients: RedisClient[] = [];
let lines: string[] = [];

beforeEach(async () => {
  withSecret();
  [refused, clients, lines] = [null, [], []];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  redis = await serveRedis((name) => (refused?.names.test(name) ? refused.reply : undefined));
});
afterEach(() => {
  for (const client of clients) client.destroy();
  redis.stop();
});

async function connect(): Promise<RedisClient> {
  const first = await redisClient(redis.url);
  const client = first.duplicate();
  client.on("error", () => {});
  await client.connect();
  clients.push(client, ...(clients.length === 0 ? [first] : []));
  return client;
}

/** Two processes that share pages; what the second one is told. */
async function twoProcesses() {
  const [one, two] = [await connect(), await connect()];
  const [oneListens, twoListens] = [await connect(), await connect()];
  const told = vi.fn();
  const first = createSharedPages(one, oneListens, "b1");
  const second = createSharedPages(two, twoListens, "b1");
  second.listen(told);
  await vi.waitFor(() => expect(twoListens.isPubSubActive).toBe(true));
  return { one, two, first, second, told };
}

const said = () => lines.map((line) => JSON.parse(line)).map(({ msg, reply }) => [msg, reply]);

it.each([
  ["OOM command not allowed when used memory > 'maxmemory'.", "OOM"],
  ["NOPERM this user has no permissions to run the 'publish' command", "NOPERM"],
  ["CLUSTERDOWN Hash slot not served", "CLUSTERDOWN"],
  ["Socket closed unexpectedly", null],
  ["connect ECONNREFUSED 127.0.0.1:6379", null],
  ["", null],
])("the first word of %j is %j", (message, word) => {
  expect(refusalOf(new Error(message))).toBe(word);
});

it("the first word of many replies is that of the first one that is an error", () => {
  const many = Object.assign(new Error("1 commands failed"), { replies: [1, new Error("OOM x")] });
  expect([refusalOf(many), refusalOf("OOM"), refusalOf(undefined)]).toEqual(["OOM", null, null]);
});

it("logs a refusal once for each word, and once that it is over", async () => {
  const client = await connect();
  for (const message of ["OOM a", "OOM b", "READONLY c", "OOM d", "The client is closed"])
    noteRefusal(client, new Error(message));
  refused = { names: /^SET$/, reply: "READONLY You can't write against a read only replica." };
  const again = vi.fn(async () => {});
  await lookAtRefusals(client, again);
  expect([isRefusing(client), again.mock.calls]).toEqual([true, []]);
  refused = null;
  await lookAtRefusals(client, again);
  await lookAtRefusals(client, again);
  expect([isRefusing(client), again.mock.calls]).toEqual([false, [[]]]);
  expect(said()).toEqual([
    ["Redis refuses commands", "OOM"],
    ["Redis refuses commands", "READONLY"],
    ["Redis takes commands again", undefined],
  ]);
});

it.each([
  "OOM command not allowed",
  "READONLY You can't write",
])("%s: an expiry is told all the same, once, and recorded when writing is possible", async (reply) => {
  const { one, first, told } = await twoProcesses();
  refused = { names: /^(SET|ZADD|DEL|ZREMRANGEBYSCORE)$/, reply };
  await first.expire(["site.example|products"]);
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  await first.repeat();
  await first.repeat();
  refused = null;
  await lookAtRefusals(one, () => first.sync());
  // Once more, for those who were not connected meanwhile.
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  const late = vi.fn();
  const third = createSharedPages(one, await connect(), "b1");
  third.listen(late);
  await third.sync();
  expect(late.mock.calls.map(([tags]) => tags)).toEqual([["site.example|products"]]);
});

it("NOPERM for PUBLISH: the others find an expiry in Redis, once, and are told when it is allowed", async () => {
  const { one, two, first, second, told } = await twoProcesses();
  await second.sync();
  refused = { names: /^PUBLISH$/, reply: "NOPERM no permissions to access a channel" };
  await lookAtRefusals(two, async () => {});
  await first.expire(["t"]);
  for (const process of [first, second, first, second]) await process.repeat();
  expect(told.mock.calls).toEqual([[["t"], expect.any(Number)]]);
  refused = null;
  await lookAtRefusals(one, () => first.sync());
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  expect(said().filter(([msg]) => msg === "Redis refuses commands")).toHaveLength(2);
});

it("a refused SUBSCRIBE is noted, and made again when it is allowed", async () => {
  refused = { names: /^SUBSCRIBE$/, reply: "NOPERM no permissions to access a channel" };
  const [one, two] = [await connect(), await connect()];
  const told = vi.fn();
  const second = createSharedPages(two, await connect(), "b1");
  second.listen(told);
  await vi.waitFor(() => expect(isRefusing(two)).toBe(true));
  refused = null;
  await lookAtRefusals(two, () => second.sync());
  await vi.waitFor(async () => {
    await createSharedPages(one, one, "b1").expire(["t"]);
    expect(told).toHaveBeenCalledWith(["t"], expect.any(Number));
  });
});
