import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refuseMalformed } from "./refuse-malformed.ts";

const handle = refuseMalformed(async (request, response) => void response.end(request.url));
const server = createServer((request, response) => void handle(request, response));
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, resolve)));
afterAll(() => void server.close());
const get = (path: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);

it.each([
  "/api/v1/user/web/verify/x%ZZ",
  "/api/v1/%",
  "/api/%c3%28?a=1",
])("%s is refused", async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([400, "private, no-store"]);
  expect(await answer.json()).toMatchObject({ error: { statusCode: 400 } });
});

it.each([
  "/api/v1/user/web/verify/a%2Fb%2B%3D",
  "/api/health?x=%ZZ",
  "/%ZZ",
  "/",
])("%s passes", async (path) => expect(await (await get(path)).text()).toBe(path));
