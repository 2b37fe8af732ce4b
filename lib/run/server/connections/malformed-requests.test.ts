import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createLetGoLater } from "./let-go-later.ts";
import { holdBadHeads } from "./malformed-requests.ts";

/** A server whose refused connections end when the test says so. */
async function setUp(most: number) {
  const held: (() => void)[] = [];
  const slow: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/slow") slow.push(() => response.end("answer"));
    else response.end("answer");
  });
  holdBadHeads(server, createLetGoLater({ most, later: (end) => void held.push(end) }));
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** Sends this head, and hears what comes back and when the connection ends. */
  const send = (head: string) => {
    const socket = connect(port, "localhost", () => socket.write(head));
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    const answer = new Promise<string>((resolve) =>
      socket.once("data", (data) => resolve(`${data}`)),
    );
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    return { socket, answer, closed };
  };
  return { held, slow, send };
}

const LONG = `GET / HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(40_000)}\r\n`;

it("answers a head that is too long, and lets its connection go only later", async () => {
  const { held, send } = await setUp(10);
  const first = send(LONG);
  expect(await first.answer).toMatch(/^HTTP\/1\.1 431 /);
  await expect.poll(() => held.length).toBe(1);
  expect(first.socket.closed).toBe(false);
  held[0]?.();
  await first.closed;
});

it("answers input that isn't a request", async () => {
  const { send } = await setUp(10);
  expect(await send("NO REQUEST\r\n\r\n").answer).toMatch(/^HTTP\/1\.1 400 /);
});

it("holds few, and answers others meanwhile", async () => {
  const { held, send } = await setUp(2);
  const all = [send(LONG), send(LONG)];
  await Promise.all(all.map(({ answer }) => answer));
  await expect.poll(() => held.length).toBe(2);
  await send(LONG).closed;
  expect(held).toHaveLength(2);
  expect(await send("GET / HTTP/1.1\r\nhost: a\r\n\r\n").answer).toMatch(/^HTTP\/1\.1 200 /);
});

it.each([
  "NO REQUEST\r\n\r\n",
  "POST /slow HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nx",
])("answers what was asked before on the same connection first: %j", async (bad) => {
  const { held, slow, send } = await setUp(10);
  const { socket } = send(`GET /slow HTTP/1.1\r\nhost: a\r\n\r\n${bad}`);
  let text = "";
  socket.on("data", (data) => {
    text += data;
  });
  await expect.poll(() => slow.length).toBeGreaterThan(0);
  expect(held).toHaveLength(0);
  slow[0]?.();
  await expect.poll(() => text.match(/HTTP\/1\.1 \d+|answer/g)).toHaveLength(3);
  expect(text.match(/HTTP\/1\.1 \d+|answer/g)?.slice(0, 2)).toEqual(["HTTP/1.1 200", "answer"]);
});

it("gives who ends the connection their answer, whatever they send behind it", async () => {
  const { slow, send } = await setUp(10);
  const { answer, closed } = send(
    "GET /slow HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\n\r\n",
  );
  await expect.poll(() => slow.length).toBe(1);
  slow[0]?.();
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
});
