import { connect, createServer, type Socket } from "node:net";

/** A network between a browser and the shop that can break. */
export interface BreakingNetwork {
  readonly port: number;
  /** How often it has broken so far. */
  readonly breaks: () => number;
  readonly close: () => Promise<void>;
}

/**
 * Passes every byte on to the shop, and resets all connections at once each time the browser has sent so many bytes in
 * total: all data in flight, in either direction, is lost.
 */
export async function breakingNetwork(
  shop: number,
  breakAfter: readonly number[],
): Promise<BreakingNetwork> {
  const left = [...breakAfter];
  const open = new Set<Socket>();
  let sent = 0;
  let count = 0;
  const server = createServer((browser) => {
    const target = connect(shop);
    for (const socket of [browser, target]) {
      open.add(socket);
      socket.once("close", () => open.delete(socket));
      // A connection that breaks takes the other one with it.
      socket.on("error", () => {});
    }
    browser.once("close", () => target.destroy());
    target.once("close", () => browser.destroy());
    browser.on("data", (bytes) => {
      sent += bytes.length;
      if (sent < (left[0] ?? Number.POSITIVE_INFINITY)) return;
      left.shift();
      count += 1;
      for (const socket of open) socket.resetAndDestroy();
    });
    browser.pipe(target);
    target.pipe(browser);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    breaks: () => count,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
