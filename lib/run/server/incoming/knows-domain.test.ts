import { once } from "node:events";
import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createRequestServer, requestChain } from "#lib/run/server/connections/request-chain.ts";
import type { Handle } from "#lib/run/server/request-step.ts";
import { answerKnowsDomain, keepInside } from "./knows-domain.ts";

const shop: Handle = async (_, response) => void response.end("shop");

/** The answers of a backend. Every domain that it is asked for is noted. */
const asked: string[] = [];
const find = async (domain: string) => {
  asked.push(domain);
  if (domain === "down.example") return "unavailable" as const;
  return domain === "shop.example" ? ("found" as const) : ("unknown" as const);
};

async function serve(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("says whether a site is served at a domain", async () => {
  asked.length = 0;
  const answer = answerKnowsDomain(shop, find);
  const origin = await serve(createServer((request, response) => void answer(request, response)));
  const status = async (query: string, method = "GET") =>
    (await fetch(`${origin}/api/knows-domain${query}`, { method })).status;
  expect(await status("?domain=shop.example")).toBe(200);
  expect(await status("?domain=SHOP.example")).toBe(200);
  expect(await status("?domain=shop.example", "HEAD")).toBe(200);
  expect(await status("?domain=nobody.example")).toBe(404);
  expect(await status("?domain=down.example")).toBe(503);
  expect(await status("?domain=shop.example", "POST")).toBe(405);
  expect(asked).toEqual([
    "shop.example",
    "shop.example",
    "shop.example",
    "nobody.example",
    "down.example",
  ]);
});

it("asks nobody about what is not the name of a certificate", async () => {
  asked.length = 0;
  const answer = answerKnowsDomain(shop, find);
  const origin = await serve(createServer((request, response) => void answer(request, response)));
  for (const query of [
    "",
    "?domain=",
    "?domain=shop.example:8443",
    "?domain=*.example",
    "?domain=a@b",
    `?domain=${"a".repeat(300)}`,
  ])
    expect((await fetch(`${origin}/api/knows-domain${query}`)).status, query).toBe(404);
  expect(asked).toEqual([]);
  expect(await (await fetch(`${origin}/api/health`)).text()).toBe("shop");
});

/** The status that a request of an address gets; 200 where it is let through. */
async function statusFor(address: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: address });
  const request = Object.assign(new IncomingMessage(socket), {
    url: "/api/knows-domain?domain=shop.example",
    method: "GET",
    headers,
  });
  const response = new ServerResponse(request);
  await keepInside(shop)(request, response);
  return response.statusCode;
}

it.each([
  ["127.0.0.1", 200],
  ["::1", 200],
  ["10.4.0.7", 200],
  ["172.30.0.2", 200],
  ["192.168.1.1", 200],
  ["::ffff:10.4.0.7", 200],
  ["fd00::7", 200],
  ["fe80::1%eth0", 200],
  ["172.32.0.1", 404],
  ["203.0.113.9", 404],
  ["::ffff:203.0.113.9", 404],
  ["2001:db8::1", 404],
  ["", 404],
])("lets %s ask: %i", async (address, status) => {
  expect(await statusFor(address)).toBe(status);
});

it.each([
  "x-forwarded-for",
  "forwarded",
  "x-real-ip",
  "via",
])("lets no visitor ask through a proxy that says %s", async (name) =>
  expect(await statusFor("10.4.0.7", { [name]: "203.0.113.9" })).toBe(404));

it("is part of the way of every request", async () => {
  const chain = requestChain(shop, {
    processes: () => [],
    isBehindProxy: true,
    oldCookiesUntil: undefined,
  });
  const origin = await serve(createRequestServer(chain));
  const ask = (headers: Record<string, string>) =>
    fetch(`${origin}/api/knows-domain?domain=shop.example`, { headers });
  expect(await (await ask({})).text()).toBe("shop");
  expect((await ask({ "x-forwarded-for": "203.0.113.9" })).status).toBe(404);
});
