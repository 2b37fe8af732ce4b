import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parseSettings, resetSettings } from "#lib/base/config/settings.ts";
import { announce, reasonToStop, settingsToStart } from "./startup.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "baseline-start-"));
  writeFileSync(join(root, "package.json"), '{"version":"1.2.3"}');
  resetSettings();
});
afterEach(() => {
  rmSync(root, { recursive: true });
  resetSettings();
});

function reason(): unknown {
  try {
    return settingsToStart(root);
  } catch (error) {
    return reasonToStop(error);
  }
}

it("wrong settings are named without a stack trace, with every level of the log", () => {
  vi.stubEnv("LOG_LEVEL", "loud");
  expect(reason()).toMatch(
    /^Some settings are wrong\..*\n {2}LOG_LEVEL: use silent, fatal, error, warn, info, debug or trace$/,
  );
});

it("a missing build is told with the command that makes one", () => {
  expect(reason()).toBe("There is no build yet. Make one first: npm run build");
  mkdirSync(join(root, ".next"));
  writeFileSync(join(root, ".next/BUILD_ID"), "x");
  expect(reason()).toHaveProperty("PORT");
});

it("any other error keeps its stack trace", () => {
  const error = new TypeError("ours");
  expect(reasonToStop(error)).toBe(error);
});

it("the start is one line that says what runs with what, without secrets", async () => {
  vi.stubEnv("LOG_LEVEL", "info");
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const env = { BACKEND_URL: "https://me:SECRET@shop.test/base", PORT: "3100" };
  await announce(root, parseSettings(env));
  await announce(root, parseSettings({ ...env, REDIS_URL: "redis://me:SECRET@localhost:1" }));
  const lines = written.mock.calls.map(([line]) => String(line));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: "started",
      version: "1.2.3",
      mode: "test",
      address: "http://localhost:3100",
      backend: "https://shop.test",
      redis: "none",
      sites: 0,
    }),
    expect.objectContaining({ redis: "unreachable" }),
  ]);
  expect(lines.join()).not.toContain("SECRET");
});
