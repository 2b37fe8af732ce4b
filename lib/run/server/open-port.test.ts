import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { listen } from "./open-port.ts";

const open: Server[] = [];
const make = (): Server => {
  const server = createServer();
  open.push(server);
  return server;
};
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

const taken = () =>
  new Promise<number>((resolve) => {
    const server = make().listen(0, () => resolve((server.address() as AddressInfo).port));
  });

it("reports in one line that a port is in use and what to do, and exits with 1", async () => {
  const port = await taken();
  const fail = vi.fn();
  const code = await new Promise<number>((exit) => {
    listen(make(), port, { print: vi.fn(), fail, exit });
  });
  expect(code).toBe(1);
  expect(fail).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(new RegExp(`^Port ${port} is in use\\..*PORT=\\d+[^\\n]*$`)),
  );
});

it("prints its address", async () => {
  const exit = vi.fn();
  const line = await new Promise<string>((print) => {
    listen(make(), 0, { print, fail: vi.fn(), exit });
  });
  expect(line).toMatch(/^Serving on http:\/\/localhost:/);
  expect(exit).not.toHaveBeenCalled();
});
