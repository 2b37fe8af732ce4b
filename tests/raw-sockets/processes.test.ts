import { expect, it, onTestFinished } from "vitest";
import { openRaw } from "./client.ts";
import { startShop } from "./shop.ts";

/** Milliseconds between two heartbeats: a process that misses ten is ended. */
const HEARTBEAT = 200;
/** Milliseconds for that, and for a process to start, on a machine that does much else. */
const timeout = 90_000;

async function start() {
  const shop = await startShop({ heartbeat: HEARTBEAT });
  onTestFinished(() => shop.stop());
  const ask = async (path: string, method = "GET") => {
    const client = openRaw(shop.port);
    await client.send(method, [
      `${method} ${path} HTTP/1.1\r\nHost: one.example\r\nX-Case: c\r\n\r\n`,
    ]);
    await client.wait(1, "patient");
    client.end();
    const [answer] = client.answers();
    return { ...answer, pid: Number(/^x-process: (\d+)/im.exec(answer?.head ?? "")?.[1]) };
  };
  return { shop, ask };
}

it(
  "ends and replaces a process whose event loop is blocked, and the others answer meanwhile",
  async () => {
    const { shop, ask } = await start();
    await ask("/hit");
    const { pid } = await ask("/api/v1/x");
    const inWork = ask("/api/v1/block", "POST");
    expect((await ask("/hit")).head).toContain("x-cache: HIT");
    expect((await ask("/miss")).status).toBe(200);
    expect((await inWork).status).toBe(503);
    await expect.poll(() => shop.restarts(), { timeout }).toBe(1);
    const after = await ask("/api/v1/x", "POST");
    expect(after.body).toContain("POST /api/v1/x");
    expect(after.pid).not.toBe(pid);
  },
  timeout,
);

it(
  "ends and replaces a process that was stopped",
  async () => {
    const { shop, ask } = await start();
    const { pid } = await ask("/api/v1/x");
    expect(pid).toBeGreaterThan(1);
    process.kill(pid, "SIGSTOP");
    const lost = ask("/api/v1/x", "POST");
    await expect
      .poll(async () => (await ask("/api/health")).body, { timeout })
      .toContain("not ready");
    // Another one takes the calls of this one until it is back.
    const meanwhile = await ask("/api/v1/x", "POST");
    expect(meanwhile.status).toBe(200);
    expect(meanwhile.pid).not.toBe(pid);
    expect(shop.restarts()).toBe(0);
    expect((await lost).status).toBe(503);
    await expect.poll(() => shop.restarts(), { timeout }).toBe(1);
    expect((await ask("/api/v1/x", "POST")).status).toBe(200);
  },
  timeout,
);
