// @vitest-environment node
import { createHmac } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { resetSecurityEvents } from "#lib/gateway/security-event.ts";
import { watchSecurityLines } from "#tests/factories/security-lines.ts";
import { testSite } from "#tests/factories/visit.ts";
import { POST } from "./route.ts";

const { expireTags, resolveSite } = vi.hoisted(() => ({
  expireTags: vi.fn(),
  resolveSite: vi.fn(),
}));
vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags }));
vi.mock("#lib/web/site/resolve-site.ts", () => ({ resolveSite }));

const SECRET = "a secret of the tests of this route";
const NOW = new Date("2026-11-22T12:00:00Z").getTime();
const sign = (body: string) => createHmac("sha256", SECRET).update(body).digest("hex");
const bodyOf = (more: object = {}) =>
  JSON.stringify({ domain: "a.example", tags: ["products", "elements"], ...more });
const send = async (body: string, signature = sign(body)) => {
  const headers = { "x-signature": signature };
  const answer = await POST(new Request("http://x/", { method: "POST", body, headers }));
  return { status: answer.status, body: await answer.json() };
};

/** A body without a declared length; `read` tells how many of its pieces of 64 KiB were asked for. */
function stream(pieces: number) {
  const state = { read: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state.read === pieces) return controller.close();
        state.read += 1;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, state };
}
const sendStream = (body: ReadableStream<Uint8Array>, signature: string) =>
  POST(
    new Request("http://x/", {
      method: "POST",
      body,
      headers: { "x-signature": signature },
      ...{ duplex: "half" },
    }),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  vi.stubEnv("REVALIDATE_SECRET", SECRET);
  vi.stubEnv("LOG_LEVEL", "silent");
  resetSettings();
  expireTags.mockReset();
  resolveSite.mockReset().mockImplementation(async (domain: string) => ({
    kind: "found",
    site: testSite({ domain }),
    apiKey: "x",
  }));
});

it("answers the form without a time again and again, because each means a change", async () => {
  const lines = vi.spyOn(console, "log").mockImplementation(() => {});
  for (let times = 0; times < 3; times++)
    expect(await send(bodyOf())).toEqual({ status: 200, body: { expired: 2 } });
  expect(expireTags).toHaveBeenCalledTimes(3);
  // A form that goes with a coming version: said once.
  expect(lines.mock.calls).toEqual([[expect.stringContaining("POST /api/revalidate without")]]);
});

it("takes a request with a time once, however its signature is written", async () => {
  const body = bodyOf({ at: NOW });
  expect(await send(body)).toEqual({ status: 200, body: { expired: 2 } });
  expect((await send(body)).status).toBe(401);
  expect((await send(body, sign(body).toUpperCase())).status).toBe(401);
  expect((await send(bodyOf({ at: NOW + 1 }))).status).toBe(200);
  expect(expireTags).toHaveBeenCalledTimes(2);
});

it("lets a request be repeated that could not be carried out", async () => {
  const body = bodyOf({ at: NOW + 2 });
  resolveSite.mockResolvedValueOnce({ kind: "unavailable" });
  expect((await send(body)).status).toBe(404);
  expect((await send(body)).status).toBe(200);
});

it.each([
  ["seconds, just in time", NOW / 1_000 - 300, 200],
  ["seconds, too old", NOW / 1_000 - 301, 401],
  ["milliseconds, too old", NOW - 300_001, 401],
  ["of a clock far ahead", NOW + 300_001, 401],
])("a time in %s", async (_, at, status) => {
  expect((await send(bodyOf({ at }))).status).toBe(status);
});

it("reads nothing of a body without the form of a signature", async () => {
  const { body, state } = stream(20);
  expect((await sendStream(body, "no signature")).status).toBe(401);
  expect(state.read).toBe(0);
});

it("stops reading a body that is too long", async () => {
  const { body, state } = stream(200);
  expect((await sendStream(body, sign("x"))).status).toBe(413);
  expect(state.read).toBe(5);
});

it("writes one line of each request that is not signed as it should be, and none of others", async () => {
  resetSecurityEvents();
  const lines = watchSecurityLines();
  const body = bodyOf({ at: NOW + 3 });
  await send(body);
  expect(lines()).toEqual([]);
  await send(body);
  await send(bodyOf({ at: NOW - 400_000 }));
  await send(bodyOf(), "0".repeat(64));
  await send(bodyOf(), "none");
  expect(lines()).toMatchObject(Array(4).fill({ event: "signature", status: 401 }));
  expect(JSON.stringify(lines())).not.toContain(SECRET);
});

it("accepts the secret that is being replaced, as long as it is set", async () => {
  vi.stubEnv("REVALIDATE_SECRET", "a newer secret of the tests of this route");
  vi.stubEnv("REVALIDATE_SECRET_ACCEPTED", SECRET);
  resetSettings();
  expect((await send(bodyOf())).status).toBe(200);
  vi.stubEnv("REVALIDATE_SECRET_ACCEPTED", "");
  resetSettings();
  expect((await send(bodyOf())).status).toBe(401);
});
