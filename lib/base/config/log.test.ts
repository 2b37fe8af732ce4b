import { afterEach, expect, it, vi } from "vitest";
import { withTrace } from "#lib/base/trace/current-trace.ts";
import { newTrace } from "#lib/base/trace/trace-context.ts";
import { log } from "./log.ts";
import { resetSettings } from "./settings.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  resetSettings();
});

/** Lines written at a level, parsed. */
function written(level: string, write: () => void): Record<string, unknown>[] {
  vi.stubEnv("LOG_LEVEL", level);
  resetSettings();
  const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  write();
  return out.mock.calls.map(([line]) => {
    expect(String(line)).toMatch(/^[^\n]+\n$/);
    return JSON.parse(String(line)) as Record<string, unknown>;
  });
}

it("writes one line of JSON with its level and time", () => {
  const [line] = written("info", () => log().info({ site: "a\nb" }, "said"));
  expect(line).toMatchObject({ level: "info", site: "a\nb", msg: "said" });
  expect(new Date(String(line?.time)).toISOString()).toBe(line?.time);
});

it("names the trace of the request that is being answered", () => {
  const trace = newTrace();
  const lines = written("info", () => {
    withTrace(trace, () => log().info("of a request"));
    log().info("of nobody");
  });
  expect(lines.map((line) => line.trace)).toEqual([trace.traceId, undefined]);
});

it("redacts secrets", () => {
  const lines = written("info", () =>
    log().error({ apiKey: "k1", call: { password: "k2", accessToken: "k3" }, protectCode: "k4" }),
  );
  expect(JSON.stringify(lines)).not.toMatch(/k[1-4]/);
});

it("logs nothing below its level", () => {
  expect(written("error", () => log().info("quiet"))).toEqual([]);
  expect(written("silent", () => log().fatal("quiet"))).toEqual([]);
});
