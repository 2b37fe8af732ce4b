import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyTree, testsIn } from "./next-canary.mjs";

it("runs the tests that the list of insides names, each once", () => {
  const { unit, browser } = testsIn(readFileSync("lib/web/next/README.md", "utf8"));
  expect(unit).toContain("lib/web/next/known-scripts.test.ts");
  expect(browser).toContain("e2e/first-visit/first-paint.spec.ts");
  const all = [...unit, ...browser];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((file) => !existsSync(file))).toEqual([]);
});

it("copies the sources alone, with hidden files", () => {
  const folder = mkdtempSync(join(tmpdir(), "baseline-copy-"));
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  for (const path of [".git/HEAD", "node_modules/a/b.js", ".next/BUILD_ID", "lib/a.ts", ".env"]) {
    mkdirSync(join(from, path, ".."), { recursive: true });
    writeFileSync(join(from, path), path);
  }
  copyTree(from, to);
  const copied = [".git", "node_modules", ".next", "lib/a.ts", ".env"];
  expect(copied.filter((path) => existsSync(join(to, path)))).toEqual(["lib/a.ts", ".env"]);
  rmSync(folder, { recursive: true });
});
