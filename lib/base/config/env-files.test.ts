import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../../..");
const FILES = {
  ".env": "A=base\nB=base\nC=base\nD=base\nE=base",
  ".env.production": "A=production\nB=production\nC=production",
  ".env.local": "A=local\nB=local",
  ".env.production.local": "A=production.local",
  ".env.development.local": "A=development.local",
};

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "baseline-env-"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "package.json"), '{"type":"module","imports":{"#*":"./*"}}');
  for (const path of [
    "lib/base/config/env-files.mjs",
    "lib/run/cli/toolchain.mjs",
    "sandbox/env-files.ts",
  ]) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The environment of a program in the folder after it has read the files. */
function read(code: string): Record<string, string> {
  const show = "console.log(JSON.stringify(process.env))";
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", `${code}; ${show}`],
    {
      cwd: folder,
      env: { NODE_ENV: "production", PATH: process.env.PATH, D: "environment" },
      encoding: "utf8",
    },
  );
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

describe("the files of settings", () => {
  it.each([
    [
      "the server",
      'import { loadEnvFiles } from "./lib/base/config/env-files.mjs"; loadEnvFiles(".", "production")',
    ],
    [
      "the commands",
      'import { loadSettings } from "./lib/run/cli/toolchain.mjs"; loadSettings("production")',
    ],
    [
      "the sandbox",
      'import { loadEnvFiles } from "./sandbox/env-files.ts"; loadEnvFiles(".", "production")',
    ],
  ])("are read alike, in Next's order, below the environment: %s", (_, code) => {
    expect(read(code)).toMatchObject({
      A: "production.local",
      B: "local",
      C: "production",
      D: "environment",
      E: "base",
    });
  });

  it("of development are others than those of production", () => {
    const found = read(
      'import { loadSettings } from "./lib/run/cli/toolchain.mjs"; loadSettings("development")',
    );
    expect(found).toMatchObject({ A: "development.local", B: "local", C: "base" });
  });
});
