import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { Handle } from "#lib/run/server/request-step.ts";

/** Serves by a handler until the test has finished, on all addresses of this machine or on one; returns the port. */
export async function serve(handle: Handle, address?: string): Promise<number> {
  const server = createServer((request, response) => {
    Promise.resolve(handle(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, address, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
