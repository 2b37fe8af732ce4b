import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askOnce, Connection, readProgress, requestText } from "./client.ts";
import { load } from "./load.ts";

const LONG = "x".repeat(300_000);
const server = createServer((request, response) => {
  if (request.url === "/same") return response.writeHead(304, { "content-length": 9 }).end();
  if (request.url === "/pieces") {
    response.write("one");
    return response.end("two");
  }
  response.setHeader("content-length", LONG.length).end(LONG);
});
let target: { port: number };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  target = { port: (server.address() as AddressInfo).port };
});
afterAll(() => void server.close());

test("an answer in many parts is whole when all of them are there, and the next one begins after it", async () => {
  const connection = new Connection(target);
  const text = requestText("/", { host: "localhost" });
  const first = await connection.ask(text);
  const second = await connection.ask(text);
  connection.end();
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.bytes).toBe(second.bytes);
  expect(first.bytes).toBeGreaterThan(LONG.length);
});

test("a 304 has no body though it says a length, and an answer without a length ends with its last piece", async () => {
  expect((await askOnce(target, "/same", { host: "localhost" })).status).toBe(304);
  expect((await askOnce(target, "/pieces", { host: "localhost" })).status).toBe(200);
});

test("what has not come yet is not whole", () => {
  expect(readProgress(Buffer.from("HTTP/1.1 200 OK\r\n"))).toBeNull();
  expect(readProgress(Buffer.from("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nab"))?.isWhole).toBe(
    false,
  );
  expect(
    readProgress(Buffer.from("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")),
  ).toMatchObject({ status: 200, isWhole: false });
});

test("a load counts only answers of the status that it expects", async () => {
  const asked = { target, path: "/same", headers: { host: "localhost" } };
  expect((await load({ ...asked, status: 304 }, 0.05)).rate).toBeGreaterThan(0);
  await expect(load(asked, 0.05)).rejects.toThrow("/same: 304");
});
