import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { HOSTS, Stack } from "#e2e/support/stack.ts";
import { expect, test } from "#e2e/support/test.ts";
import { addText } from "#tests/load/staff.ts";

const PATH = "/about-the-club";

/** A cache before the shop, of which only the ear is there: it remembers what it is told to forget. */
async function startCache() {
  const purged: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    if (request.method === "PURGE") purged.push(String(request.headers["surrogate-key"]));
    response.end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, purged, stop: () => server.close() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The backend's call after a change (docs/contract.md §7.5). */
async function expire(stack: Stack, tags: readonly string[]): Promise<void> {
  const body = JSON.stringify({ domain: HOSTS.en, tags, at: Date.now() });
  const secret = "revalidate-secret-of-a-test-stack";
  const { status } = await stack.sendRequest("/api/revalidate", {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "x-signature": createHmac("sha256", secret).update(body).digest("hex"),
    },
  });
  expect(status).toBe(200);
}

test("a shop without a front leaves keeping to the cache before it, which it tells what to forget", async () => {
  const cache = await startCache();
  const extra = { FRONT: "off", LISTEN_HOST: "127.0.0.1", CDN_PURGE_URL: cache.url };
  const stack = new Stack(await freePort(), await freePort(), extra);
  try {
    await stack.startBackend();
    await stack.startShop();

    await test.step("one process answers", async () => {
      const { body } = await stack.sendRequest("/api/health");
      expect(JSON.parse(body)).toEqual({ status: "live", processes: { shop: "ready" } });
      expect((await stack.sendRequest("/api/ready")).status).toBe(200);
    });

    const first = await stack.sendRequest(PATH);
    const keys = String(first.headers["surrogate-key"]).split(" ");
    await test.step("a page says who may keep it, and by which keys it is purged", () => {
      expect(first.status).toBe(200);
      expect(first.headers["cache-control"]).toMatch(/s-maxage=\d+/);
      expect(first.headers["x-cache"]).toBe("PASS");
      expect(first.headers["content-security-policy"]).toContain("'sha256-");
      expect(Object.keys(first.headers).filter((name) => name.startsWith("x-front-"))).toEqual([]);
      expect(keys.length).toBeGreaterThan(1);
    });

    await test.step("it is compressed by gzip, and is not sent again to a client that has it", async () => {
      const packed = await stack.sendRequest(PATH, { headers: { "accept-encoding": "br, gzip" } });
      expect(packed.headers["content-encoding"]).toBe("gzip");
      const etag = String(first.headers.etag);
      const again = await stack.sendRequest(PATH, { headers: { "if-none-match": etag } });
      expect([again.status, again.body]).toEqual([304, ""]);
    });

    const says = `Words without a front ${crypto.randomUUID()}`;
    await test.step("what has changed is seen with the next request, and is purged", async () => {
      const sandbox = `http://localhost:${stack.sandbox.port}`;
      await addText(sandbox, { host: HOSTS.en, slug: PATH.slice(1), says });
      expect((await stack.sendRequest(PATH)).body).not.toContain(says);
      await expire(stack, ["elements"]);
      expect((await stack.sendRequest(PATH)).body).toContain(says);
      const isPurged = () => cache.purged.some((told) => keys.some((key) => told.includes(key)));
      await expect.poll(isPurged).toBe(true);
    });

    await test.step("a page that was seen stays while the backend is down", async () => {
      await stack.stopBackend();
      await expire(stack, ["elements"]);
      const held = await stack.sendRequest(PATH);
      expect(held.status).toBe(200);
      expect(held.body).toContain(says);
      const unseen = await stack.sendRequest("/category/never-asked-for");
      expect(unseen.status).toBe(503);
      expect(unseen.headers["retry-after"]).toBeDefined();
    });
  } finally {
    await stack.stop();
    cache.stop();
  }
});
