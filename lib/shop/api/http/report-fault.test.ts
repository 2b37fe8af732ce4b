import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { withTrace } from "#lib/base/trace/current-trace.ts";
import { newTrace, traceHeaders } from "#lib/base/trace/trace-context.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import middleware from "#middleware.ts";
import { data, failure, stubBackend } from "#tests/backends/stub-backend.ts";
import { sendToBackend } from "./backend.ts";
import { QUIET_FOR } from "./report-fault.ts";
import { sendFile } from "./send-file.ts";

const lines: Record<string, unknown>[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  Reflect.deleteProperty(globalThis, Symbol.for("baseline.reported-faults"));
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => vi.useRealTimers();
});

const LOUD = { LOG_LEVEL: "error" };
const down = () => {
  throw new TypeError("fetch failed");
};
const verify = () => sendToBackend(calls.user.web.verify, { params: { token: "SECRET" } });

describe("a fault of the backend", () => {
  it("names the trace of the request", async () => {
    stubBackend(down, LOUD);
    const trace = newTrace();
    await withTrace(trace, verify);
    expect(lines).toEqual([expect.objectContaining({ trace: trace.traceId })]);
  });

  it("of the middleware names the trace of its request", async () => {
    stubBackend(down, LOUD);
    const trace = newTrace();
    const headers = { host: "traced.test", ...traceHeaders(trace) };
    await middleware(new NextRequest("http://traced.test/", { headers }));
    expect(lines).toContainEqual(expect.objectContaining({ trace: trace.traceId }));
  });

  it.each([
    ["silence", down, { kind: "network", status: 0, detail: "TypeError" }],
    ["a 503", () => failure(503, "ana@example.com"), { kind: "http", status: 503 }],
    ["HTML", () => new Response("<html>"), { kind: "invalidAnswer", status: 200 }],
  ])("is one line of the log: %s", async (_, answer, expected) => {
    stubBackend(answer, LOUD);
    await verify();
    expect(lines).toEqual([
      expect.objectContaining({ level: "error", call: "user/web/verify", ...expected }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/ana@|SECRET/);
  });

  it("writes no line if the backend answers, or logging is off", async () => {
    for (const answer of [() => data({}), () => failure(404, "no"), () => failure(422, "no")]) {
      stubBackend(answer, LOUD);
      await verify();
    }
    stubBackend(down, { LOG_LEVEL: "silent" });
    await verify();
    expect(lines).toEqual([]);
  });

  it("names its site and how long the call took", async () => {
    stubBackend(() => {
      vi.setSystemTime(Date.now() + 120);
      return failure(503, "down");
    }, LOUD);
    await sendToBackend(calls.cms.option.filter, { site: { apiKey: "SECRET", siteId: 7 } });
    expect(lines).toEqual([expect.objectContaining({ site: 7, duration: 120 })]);
    expect(JSON.stringify(lines)).not.toContain("SECRET");
  });

  it("is a line for a file that could not be passed on, too", async () => {
    stubBackend(() => failure(503, "down"), LOUD);
    await sendFile(calls.v2.media.media.upload, {
      site: { apiKey: "SECRET", siteId: 7 },
      locale: "en",
      storeId: undefined,
      input: { access: "public" },
      file: { name: "a.pdf", mime: "application/pdf", size: 0, bytes: (async function* () {})() },
    });
    expect(lines).toEqual([
      expect.objectContaining({ msg: "backend fault", status: 503, site: 7 }),
    ]);
  });

  it("is said again after a while, with how many went unsaid", async () => {
    stubBackend(down, LOUD);
    for (let times = 0; times < 5; times++) await verify();
    expect(lines).toHaveLength(1);
    vi.setSystemTime(Date.now() + QUIET_FOR);
    await verify();
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({ unsaid: 4 });
  });
});

it("a shop whose backend is down says so, whatever is asked for", async () => {
  stubBackend(down, LOUD);
  const headers = { host: "shop.down.test" };
  const answer = await middleware(new NextRequest("http://shop.down.test/", { headers }));
  expect(answer.status).toBe(503);
  expect(lines).toEqual([expect.objectContaining({ call: "domainDetect", kind: "network" })]);
  resetSettings();
});
