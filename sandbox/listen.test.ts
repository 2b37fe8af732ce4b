import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { listen } from "./listen.ts";

let running: readonly Server[] = [];
afterEach(() => {
  for (const server of running) server.close();
  running = [];
});

const hello = () => new Response("hello");

/** The answer of a local address; null if nothing listens there. */
const ask = (host: string) =>
  fetch(`http://${host}:${(running[0]?.address() as AddressInfo).port}/`).then(
    (answer) => answer.text(),
    () => null,
  );

describe("the sandbox listens", () => {
  it("on the loopback addresses that localhost may mean, and on no other", async () => {
    running = await listen(hello, { port: 0, isOpen: false });
    expect(await ask("127.0.0.1")).toBe("hello");
    expect(await ask("localhost")).toBe("hello");
    // Every address of 127/8 leads here: a server on all interfaces answers at this one, too.
    expect(await ask("127.0.0.2")).toBeNull();
    for (const server of running)
      expect(["127.0.0.1", "::1"]).toContain((server.address() as AddressInfo).address);
  });

  it("on every interface where that is asked for", async () => {
    running = await listen(hello, { port: 0, isOpen: true });
    expect(await ask("127.0.0.2")).toBe("hello");
  });

  it("not at all beside another program on its port", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    running = [other];
    const { port } = other.address() as AddressInfo;
    await expect(listen(hello, { port, isOpen: false })).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
  });
});
