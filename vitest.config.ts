import { globSync, readFileSync } from "node:fs";
import { defineConfig, type ProjectConfig } from "vitest/config";

const TESTS = "{app,components,lib,sandbox,stores,tests,.ci}/**/*.test.{ts,tsx,mjs}";

/**
 * A test file that needs a document, or that replaces modules, gets a fresh context. All others share one
 * process per core and the modules loaded in it: starting a process for each file costs more than its tests.
 */
const NEEDS_A_CONTEXT = /@vitest-environment jsdom|\bvi\.(mock|doMock|resetModules)\(/;

const inContext: string[] = [];
const shared: string[] = [];
for (const file of globSync(TESTS, { cwd: import.meta.dirname })) {
  const source = readFileSync(`${import.meta.dirname}/${file}`, "utf8");
  (NEEDS_A_CONTEXT.test(source) ? inContext : shared).push(file);
}

const project = (name: string, include: string[], options: ProjectConfig) => ({
  extends: true as const,
  test: { ...options, name, include },
});

export default defineConfig({
  resolve: {
    alias: {
      // The real package throws outside a bundler that knows React's server condition.
      "server-only": `${import.meta.dirname}/tests/server-only.ts`,
    },
  },
  test: {
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 20_000,
    projects: [
      // One after the other: a worker is kept only while files of its own kind follow.
      project("context", inContext, { pool: "vmForks", sequence: { groupOrder: 0 } }),
      project("shared", shared, { isolate: false, sequence: { groupOrder: 1 } }),
    ],
  },
});
