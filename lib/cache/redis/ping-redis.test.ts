import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { pingRedis } from "./ping-redis.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that gives each command the same answer; with null it stays silent. */
async function serve(answer: string | null): Promise<string> {
  const made = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (sent) => {
      const commands = String(sent).match(/\*\d+\r\n/g) ?? [];
      if (answer !== null) for (const _ of commands) socket.write(answer);
    });
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, resolve));
  const address = made.address();
  return `redis://localhost:${typeof address === "object" ? address?.port : ""}`;
}

it("a Redis that answers is reached", async () => {
  expect(await pingRedis(await serve("+PONG\r\n"))).toBe(true);
});

it("one that is silent is given up, one that is not there is not waited for", async () => {
  const url = await serve(null);
  expect(await pingRedis(url, 50)).toBe(false);
  server?.close();
  expect(await pingRedis("redis://localhost:1")).toBe(false);
});
