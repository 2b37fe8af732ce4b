import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { refuseRequest } from "#lib/run/server/refuse.ts";
import { openRaw } from "#tests/raw-sockets/client.ts";
import { createLetGoLater } from "./let-go-later.ts";
import { createRequestServer } from "./request-chain.ts";

/** A server that refuses every body; refused connections end when the test says so. */
async function setUp(most: number) {
  const held: (() => void)[] = [];
  const server = createRequestServer(
    async (request, response) => {
      if (request.method === "POST") refuseRequest(response, 413, "The body is too long.");
      else response.end("answer");
    },
    createLetGoLater({ most, later: (end) => void held.push(end) }),
  );
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = () => {
    const client = openRaw(port);
    onTestFinished(() => void client.end());
    return client;
  };
  return { held, open };
}

const BODY = ["POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 90000\r\n\r\nx"];
const PAGE = ["GET / HTTP/1.1\r\nhost: a\r\n\r\n"];

it("answers a refused request at once, and lets its connection go only later", async () => {
  const { held, open } = await setUp(10);
  const client = open();
  await client.send("POST", BODY);
  await client.wait(1);
  expect(client.answers()).toMatchObject([{ status: 413, body: expect.stringContaining("long") }]);
  await expect.poll(() => held.length).toBe(1);
  expect(client.isOpen()).toBe(true);
  await client.send("GET", PAGE);
  held[0]?.();
  await expect.poll(() => client.isOpen()).toBe(false);
  expect(client.answers()).toHaveLength(1);
});

it("holds few, and no connection of a request that was answered", async () => {
  const { held, open } = await setUp(1);
  const [first, second, third] = [open(), open(), open()];
  await first.send("POST", BODY);
  await first.wait(1);
  await expect.poll(() => held.length).toBe(1);
  await second.send("POST", BODY);
  await expect.poll(() => second.isOpen()).toBe(false);
  for (const n of [1, 2]) {
    await third.send("GET", PAGE);
    await third.wait(n);
  }
  expect(third.answers().map(({ body }) => body)).toEqual(["answer", "answer"]);
  expect(held).toHaveLength(1);
});
