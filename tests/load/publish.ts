/**
 * `npm exec -- node tests/load/publish.ts`: how long a publish takes until visitors see it, on the replica that
 * received it and on the other one; and that it is seen in the end, whatever happens to Redis meanwhile. Fails if a
 * visitor is refused, if a replica keeps showing an old version, or a cart or a login is lost. Needs a build, and a
 * `redis-server` or `valkey-server` in the PATH. `--publishes=30 --port=3310 --sandbox-port=4310`; with `--minutes-apart=6` the
 * clocks of the replicas differ by that much, and the one of Redis is between them.
 */
import { setTimeout as wait } from "node:timers/promises";
import { numberArgument, Processes } from "./processes.ts";
import { OwnRedis } from "./programs/redis.ts";
import { openShop } from "./shops.ts";
import { addText, logInStaff, publishText } from "./staff.ts";
import { Visitor } from "./visitor.ts";
import { quantile } from "./visits.ts";

const port = numberArgument("port", 3310);
const sandboxPort = numberArgument("sandbox-port", 4310);
const publishes = numberArgument("publishes", 30);
const apart = process.argv.some((one) => one.startsWith("--minutes-apart="))
  ? numberArgument("minutes-apart", 1) * 60_000
  : 0;
const HOST = "localhost";
const SLUG = "about-the-club";
/** Milliseconds: a Redis that forbids publishing is polled every 20 s for others' expiries. */
const PATIENCE = 25_000;
const problems: string[] = [];

const processes = new Processes(sandboxPort);
const redis = new OwnRedis(processes, port + 9);
const at = (replica: number, address: string) =>
  new Visitor({ port: replica, host: HOST, language: "en", address });
const [first, second] = [port + 1, port + 2];
const readers = [at(first, "203.0.113.1"), at(second, "203.0.113.2")] as const;

/** Milliseconds until a page says something. */
async function untilShown(reader: Visitor, says: string, within = PATIENCE): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { status, text } = await reader.open(`/${SLUG}`);
    if (status !== 200) problems.push(`a visitor got ${status} while "${says}" was awaited`);
    const took = performance.now() - began;
    if (text.includes(says)) return took;
    if (took > within) {
      problems.push(`"${says}" was not shown within ${within} ms`);
      return took;
    }
  }
}

const row = (what: string, values: readonly number[]) =>
  console.log(
    `${what}: median ${quantile(values, 0.5).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms, most ${quantile(values, 1).toFixed(0)} ms`,
  );

try {
  await redis.start();
  await processes.startSandbox();
  for (const [replica, ahead] of [
    [first, apart / 2],
    [second, -apart / 2],
  ] as const)
    await processes.startShop({ port: replica, redis: redis.url, ahead });
  const shop = await openShop(first, HOST, "en");
  const editor = at(first, "203.0.113.10");
  await logInStaff(editor);
  const buyer = at(first, "203.0.113.11");
  await buyer.read("v1/ecommerce/cart/getNewCartSession");
  const line = { productId: shop.products[0], qty: 1, options: {}, reservation: false };
  await buyer.read("v1/ecommerce/cart/addItem", line);

  let text = await addText(processes.sandbox, { host: HOST, slug: SLUG, says: "Before the run" });
  let count = 0;
  const publish = async () => {
    count += 1;
    text = await publishText(editor, text, `Words number ${count} of the run`);
    return text.says;
  };
  for (const reader of readers) await reader.open(`/${SLUG}`);
  await publish();
  for (const reader of readers) await untilShown(reader, text.says);

  for (const [name, replica] of [
    ["the replica that was asked", first],
    ["the other replica", second],
  ] as const) {
    const [saved, shown, stale]: [number[], number[], number[]] = [[], [], []];
    for (let left = publishes; left > 0; left -= 1) {
      // Somebody new each time: who has many pages made waits for others (docs/security.md §5.5).
      const reader = at(replica, `203.0.113.${20 + left}`);
      const began = performance.now();
      const says = await publish();
      saved.push(performance.now() - began);
      const before = performance.now();
      const { text: page } = await reader.open(`/${SLUG}`);
      if (page.includes(says)) shown.push(performance.now() - before);
      else {
        stale.push(1);
        shown.push(performance.now() - before + (await untilShown(reader, says)));
      }
    }
    row(`${publishes} publishes, until they are saved`, saved);
    row(`  from there until ${name} shows it`, shown);
    console.log(`  loads that still showed the old text: ${stale.length}`);
  }

  /** Everybody sees the last publish, and nobody has lost anything. */
  const settle = async (what: string) => {
    const took = [];
    for (const reader of readers) took.push(await untilShown(reader, text.says));
    console.log(`${what}: shown after ${took.map((ms) => ms.toFixed(0)).join(" and ")} ms`);
    const cart = await buyer.call("v1/ecommerce/cart/getCart");
    if (!cart.text.includes('"itemId"')) problems.push(`${what}: the cart is lost`);
  };
  const visitBoth = async () => {
    for (const reader of readers) {
      const { status } = await reader.open(`/${SLUG}`);
      if (status !== 200) problems.push(`a visitor got ${status}`);
    }
  };

  redis.holdUp();
  await publish();
  await untilShown(readers[0], text.says);
  await visitBoth();
  redis.goOn();
  await settle("Redis held up during a publish, from its return");

  await redis.stop();
  await publish();
  await untilShown(readers[0], text.says);
  await visitBoth();
  await publish();
  await visitBoth();
  await redis.start();
  await settle("Redis stopped during two publishes and started empty, from its start");

  await publish();
  await redis.flush();
  await settle("Redis emptied after a publish");
  await redis.flush();
  await publish();
  await settle("Redis emptied before a publish");

  await publish();
  await redis.stop();
  await visitBoth();
  await wait(1_000);
  await redis.start();
  await settle("Redis killed right after a publish and started empty");
  for (const [name, refuse, allow] of [
    ["full", "config set maxmemory 1", "config set maxmemory 0"],
    ["read-only", "replicaof 127.0.0.1 1", "replicaof no one"],
    ["not to publish in", "acl setuser default -publish", "acl setuser default +publish"],
  ] as const) {
    await redis.order(refuse);
    await publish();
    await settle(`Redis ${name}, from the publish`);
    await redis.order(allow);
    await publish();
    await settle(`Redis no longer ${name}, from the next publish`);
  }
  if (problems.length > 0)
    for (const failed of processes.failures()) console.log(`  logged: ${failed}`);
} finally {
  await processes.stop();
}
for (const problem of [...new Set(problems)].slice(0, 20)) console.log(`FAILED: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
