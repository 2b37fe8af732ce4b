import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { serveMetrics } from "./serve-metrics.ts";

it("serves the figures under /metrics alone, on the address that was named", async () => {
  const server = serveMetrics(() => "shop_kept_bytes 1\n", { port: 0, host: "127.0.0.1" });
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe("127.0.0.1");
  const found = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await found.text()).toBe("shop_kept_bytes 1\n");
  expect(found.headers.get("content-type")).toContain("version=0.0.4");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(404);
});
