import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { listen, SHARED_REQUESTS } from "./open-port.ts";

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
    listen(make(), { port }, { print: vi.fn(), fail, exit });
  });
  expect(code).toBe(1);
  expect(fail).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(new RegExp(`^Port ${port} is in use\\..*PORT=\\d+[^\\n]*$`)),
  );
});

it("prints its address", async () => {
  const exit = vi.fn();
  const line = await new Promise<string>((print) => {
    listen(make(), { port: 0 }, { print, fail: vi.fn(), exit });
  });
  expect(line).toMatch(/^Serving on http:\/\/localhost:/);
  expect(exit).not.toHaveBeenCalled();
});

it("listens at the address that is named, and at no other", async () => {
  const server = make();
  const line = await new Promise<string>((print) => {
    listen(server, { port: 0, host: "127.0.0.1" }, { print, fail: vi.fn(), exit: vi.fn() });
  });
  expect(line).toMatch(/^Serving on http:\/\/127\.0\.0\.1:/);
  expect((server.address() as AddressInfo).address).toBe("127.0.0.1");
});

it("says which setting names an address that this machine does not have", async () => {
  const fail = vi.fn();
  await new Promise<number>((exit) => {
    listen(make(), { port: 0, host: "192.0.2.1" }, { print: vi.fn(), fail, exit });
  });
  expect(fail).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/192\.0\.2\.1.*LISTEN_HOST/));
});

it.each([
  [true, SHARED_REQUESTS],
  [false, 0],
])("ends connections only of a port that processes share (%s)", async (isShared, most) => {
  const server = make();
  await new Promise<void>((resolve) => {
    const output = { print: () => resolve(), fail: vi.fn(), exit: vi.fn() };
    listen(server, { port: 0, isShared }, output);
  });
  expect(server.maxRequestsPerSocket).toBe(most);
});
