import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { createConnections, isLate } from "./connections.ts";
import { socketsOf } from "./process-messages.ts";

/** Writes raw bytes for the head of a request that has come. */
type Answer = (socket: Socket, request: string) => void;

/** A process that answers by raw bytes, and what each of its connections has received. */
async function processThat(answer: Answer) {
  const folder = mkdtempSync(join(tmpdir(), "connections-"));
  const socket = join(folder, "p.");
  const received: string[] = [];
  const sockets: Socket[] = [];
  const servers = socketsOf(socket).map((path) =>
    createServer((client) => {
      const number = sockets.push(client) - 1;
      received.push("");
      client.on("error", () => {});
      client.on("data", (data) => {
        received[number] += `${data}`;
        if (`${data}`.includes("\r\n\r\n")) answer(client, `${data}`);
      });
    }).listen(path),
  );
  await Promise.all(servers.map((server) => server.listening || once(server, "listening")));
  const connections = createConnections(socket, "secret");
  onTestFinished(async () => {
    for (const one of sockets) one.destroy();
    for (const server of servers) server.close();
    await connections.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = async (path: string) => {
    const head = await connections.send({ method: "GET", path, headers: {} });
    return text(head.body);
  };
  return { connections, ask, received, sockets };
}

const pathIn = (request: string): string => request.split(" ")[1] ?? "";
const whole = (body: string): string =>
  `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
/** Answers to each request with its own path. */
const echo: Answer = (socket, request) => socket.write(whole(pathIn(request)));

describe("connections to a process", () => {
  it("are used again, with the secret on each request", async () => {
    const { ask, received } = await processThat(echo);
    const paths = ["/a", "/b", "/c", "/d", "/e", "/f"];
    const answers: string[] = [];
    for (const path of paths) answers.push(await ask(path));
    expect(answers).toEqual(paths);
    // One may still be ending its answer when the next request comes.
    expect(received.length).toBeLessThan(3);
    expect(received.join("").match(/x-front-secret: secret/g)).toHaveLength(paths.length);
  });

  it.each<[string, Answer]>([
    ["two answers to one request", (socket) => socket.write(whole("/a") + whole("/stolen"))],
    ["more than its length", (socket) => socket.write(`${whole("/a")}more`)],
    ["no answer at all", (socket) => socket.write("HELLO\r\n\r\n")],
    [
      "two lengths",
      (socket) =>
        socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 9\r\n\r\n/a"),
    ],
    [
      "less than its length",
      (socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n/a"),
    ],
  ])("are never used again after %s", async (_what, first) => {
    const { ask, received } = await processThat((socket, request) =>
      pathIn(request) === "/a" ? first(socket, request) : echo(socket, request),
    );
    await ask("/a").catch(() => {});
    expect([await ask("/b"), await ask("/c")]).toEqual(["/b", "/c"]);
    expect(received.filter((all) => all.includes("GET /a"))).toHaveLength(1);
    expect(received.find((all) => all.includes("GET /a"))).not.toMatch(/GET \/[bc]/);
  });

  it("give headers as Node does: lists of cookies, one address, and every byte as it came", async () => {
    const { connections } = await processThat((socket) =>
      socket.write(
        "HTTP/1.1 307 X\r\nlocation: /a\r\nlocation: /a\r\nset-cookie: a=1\r\nvary: a\r\nvary: b\r\nx-name: \u010d\r\ncontent-length: 0\r\n\r\n",
      ),
    );
    const { headers, body } = await connections.send({ method: "GET", path: "/", headers: {} });
    body.resume();
    expect(headers).toMatchObject({ location: "/a", "set-cookie": ["a=1"], vary: "a, b" });
    expect(Buffer.from(String(headers["x-name"]), "latin1").toString()).toBe("\u010d");
  });

  it("are never used again after bytes that nobody has asked for", async () => {
    const { ask, received, sockets } = await processThat(echo);
    await ask("/a");
    const [first] = sockets;
    const closed = once(first as Socket, "close");
    first?.write(whole("/stolen"));
    await closed;
    expect([await ask("/b"), await ask("/c")]).toEqual(["/b", "/c"]);
    expect(received[0]).not.toMatch(/GET \/[bc]/);
  });

  it("end with an upload whose sender breaks off, and no other request is on them", async () => {
    const { ask, connections, received, sockets } = await processThat((socket, request) => {
      if (request.startsWith("GET")) echo(socket, request);
    });
    const body = new PassThrough();
    const headers = { "content-length": "100" };
    const sent = connections.send({ method: "POST", path: "/upload", headers, body });
    body.write("part");
    await expect.poll(() => received.join()).toContain("part");
    body.destroy(new Error("gone"));
    await expect(sent).rejects.toThrow();
    await expect.poll(() => sockets[0]?.destroyed).toBe(true);
    expect(await ask("/b")).toBe("/b");
    expect(received[0]).not.toContain("/b");
  });

  it.each([
    ["more", "x".repeat(20)],
    ["less", "x"],
  ])("carry no upload that has %s than its length", async (_what, sent) => {
    const { ask, connections, received } = await processThat((socket, request) => {
      if (request.startsWith("GET")) echo(socket, request);
    });
    const body = new PassThrough();
    body.end(sent);
    const headers = { "content-length": "10" };
    await expect(
      connections.send({ method: "POST", path: "/upload", headers, body }),
    ).rejects.toThrow();
    expect(await ask("/b")).toBe("/b");
    for (const all of received) if (all.includes("POST")) expect(all).not.toContain("/b");
  });

  it("count requests until their answers have ended, or have failed", async () => {
    const { connections } = await processThat((socket, request) => {
      if (pathIn(request) !== "/slow") echo(socket, request);
    });
    const asking = { method: "GET", path: "/a", headers: {} };
    const { body } = await connections.send(asking);
    expect(connections.running()).toBe(1);
    body.resume();
    await once(body, "close");
    expect(connections.running()).toBe(0);
    const late = connections.send({ ...asking, path: "/slow", deadline: 1 });
    expect(connections.running()).toBe(1);
    await expect(late).rejects.toThrow();
    expect(connections.running()).toBe(0);
  });

  it("say that an answer is late, and are not used again", async () => {
    const { ask, connections, received } = await processThat((socket, request) => {
      if (pathIn(request) !== "/slow") echo(socket, request);
    });
    const asking = { method: "GET", path: "/slow", headers: {}, deadline: 1 };
    const error = await connections.send(asking).catch((reason: unknown) => reason);
    expect(isLate(error)).toBe(true);
    expect(await ask("/b")).toBe("/b");
    expect(received.find((all) => all.includes("/slow"))).not.toContain("/b");
  });
});
