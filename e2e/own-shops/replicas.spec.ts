import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HOSTS, Stack } from "#e2e/support/stack.ts";
import { expect, test } from "#e2e/support/test.ts";
import type { CachesAnswer, Purge, PurgeAnswer } from "#lib/staff/admin/caches/cache-types.ts";
import { seed } from "#sandbox/seed/index.ts";
import { serveRedis } from "#tests/factories/processes/redis-server.ts";
import { mix } from "#tests/load/mix.ts";
import { addText, logInStaff } from "#tests/load/staff.ts";
import { Visitor } from "#tests/load/visitor.ts";

const siteId = seed.sites.find(({ domain }) => domain === HOSTS.en)?.siteId;
const PATH = "/about-the-club";

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A shop of its own, and its staff. */
async function startReplica(stack: Stack) {
  await stack.startShop();
  const { port } = stack;
  const staff = new Visitor({ port, host: HOSTS.en, language: "en", address: "127.0.0.1" });
  await logInStaff(staff);
  const ask = async <T>(path: string, input: unknown): Promise<T> => {
    const { status, text } = await staff.post(path, input);
    expect(status, text).toBe(200);
    return JSON.parse(text).data;
  };
  return {
    port,
    page: async () => (await stack.sendRequest(PATH)).body,
    /** The page as each process holds it, by the process. */
    held: async () => {
      const list = await ask<CachesAnswer>("/api/admin/caches/list", { search: PATH.slice(1) });
      const rows = list.rows.filter(({ address }) => address === PATH);
      return new Map(rows.map((row) => [list.processes[row.process]?.name, row]));
    },
    purge: (purge: Purge) => ask<PurgeAnswer>("/api/admin/caches/purge", purge),
  };
}

/** Two replicas with their own Redis and backend, so that no other test sees the expiries here. */
async function startReplicas() {
  const redis = await serveRedis();
  const backend = await freePort();
  const extra = { REDIS_URL: redis.url };
  const stacks = [
    new Stack(await freePort(), backend, extra),
    new Stack(await freePort(), backend, extra),
  ] as const;
  await stacks[0].startBackend();
  return {
    sandbox: `http://localhost:${backend}`,
    setPassword: (password: string | null) =>
      stacks[0].sandbox.patch(`sites/${siteId}`, { options: { PasswordProtection: password } }),
    replicas: await Promise.all([startReplica(stacks[0]), startReplica(stacks[1])]),
    stop: async () => {
      await Promise.all(stacks.map((stack) => stack.stop()));
      redis.stop();
    },
  };
}

test("replicas show each other's caches, a purge of one renews both, and nobody gets what is another's", async () => {
  const { replicas, sandbox, setPassword, stop } = await startReplicas();
  const [one, two] = replicas;
  try {
    for (const replica of replicas) await replica.page();
    const before = await one.held();
    expect(before.size).toBe(2);
    expect([...(await two.held()).keys()].toSorted()).toEqual([...before.keys()].toSorted());

    const says = `Words of two replicas ${crypto.randomUUID()}`;
    await addText(sandbox, { host: HOSTS.en, slug: PATH.slice(1), says });
    for (const replica of replicas) expect(await replica.page()).not.toContain(says);
    const done = await two.purge({ of: "tag", name: "elements" });
    expect(done).toMatchObject({ failed: 0, reachesOthers: true });
    expect(done.renewed).toBeGreaterThan(0);
    for (const replica of replicas) await expect.poll(replica.page).toContain(says);
    for (const [process, row] of await one.held()) {
      expect(row.state).toBe("fresh");
      expect(row.renderedAt).toBeGreaterThan(before.get(process)?.renderedAt ?? 0);
    }

    // The middleware has its own cache of sites.
    for (const [password, shows] of [
      ["only for members", false],
      [null, true],
    ] as const) {
      await setPassword(password);
      await two.purge({ of: "site" });
      for (const replica of replicas)
        await expect.poll(async () => (await replica.page()).includes(says)).toBe(shows);
    }

    const { problems, kept } = await mix({ port: one.port, sandbox, requests: 500, atOnce: 16 });
    expect(problems).toEqual([]);
    expect(kept).toBeGreaterThan(100);
  } finally {
    await stop();
  }
});
