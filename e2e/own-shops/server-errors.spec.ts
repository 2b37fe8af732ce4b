import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Stack } from "#e2e/support/stack.ts";
import { expect, test } from "#e2e/support/test.ts";

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A collector of OpenTelemetry, and what it was sent. */
async function collect() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => {
      body += part.toString();
    });
    request.on("end", () => {
      bodies.push(body);
      response.end();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return { bodies, url: `http://127.0.0.1:${port}/v1/logs`, end: () => server.close() };
}

for (const FRONT of ["on", "off"])
  test(`a collector hears of an error of the server, front ${FRONT}`, async () => {
    const collector = await collect();
    const stack = new Stack(await freePort(), await freePort(), {
      FRONT,
      OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: collector.url,
    });
    try {
      await stack.startBackend();
      await stack.startShop();
      await stack.sandbox.setFaults([{ match: "product/web/get", status: 500 }]);
      const path = "/product/court-line-98?email=ana@shop.test";
      expect((await stack.sendRequest(path)).status).toBe(503);
      await expect.poll(() => collector.bodies.join()).toContain('"server error"');
      const sent = collector.bodies.join();
      expect(sent).toContain('{"stringValue":"BackendFault"}');
      expect(sent).toMatch(/"http\.route","value":\{"stringValue":"[^"]*\/product\/\[slug\]/);
      expect(sent).toMatch(/"traceId":"[0-9a-f]{32}"/);
      expect(sent).not.toMatch(/ana@|court-line/);
    } finally {
      await stack.stop();
      collector.end();
    }
  });
