import { globSync, readFileSync } from "node:fs";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const TESTS = "{app,components,lib,sandbox,stores,tests}/**/*.test.{ts,tsx,mjs}";

/**
 * A file that asks for a document gets a fresh VM context. The others share a process, with their modules loaded anew
 * (tests/setup.ts): a process for each file costs four times as much as the tests themselves.
 */
const withDocument: string[] = [];
const shared: string[] = [];
for (const file of globSync(TESTS, { cwd: import.meta.dirname })) {
  const source = readFileSync(`${import.meta.dirname}/${file}`, "utf8");
  (source.startsWith("// @vitest-environment jsdom") ? withDocument : shared).push(file);
}

/** Files that share a process: modules that are loaded anew stay in its memory, 5 MB for each file. */
const TOGETHER = 120;
const parts = Array.from({ length: Math.ceil(shared.length / TOGETHER) }, (_, part) =>
  shared.slice(part * TOGETHER, (part + 1) * TOGETHER),
);

type Options = TestProjectInlineConfiguration["test"];

/** Projects run one after the other: a worker is kept only while files of its own kind follow. */
const project = (name: string, include: string[], options: Options) => ({
  extends: true as const,
  test: { ...options, name, include },
});

export default defineConfig({
  resolve: {
    alias: [
      // The real package throws outside a bundler that knows React's server condition.
      { find: "server-only", replacement: `${import.meta.dirname}/tests/server-only.ts` },
      // Here every catalogue is whole (lib/web/next/shopper-messages.ts).
      {
        find: /^#(messages\/\w+\.json)\?staff$/,
        replacement: `${import.meta.dirname}/$1`,
      },
    ],
  },
  test: {
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 20_000,
    // A machine that does much else must not fail a wait that an idle one passes.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      project("document", withDocument, { pool: "vmForks", sequence: { groupOrder: 0 } }),
      ...parts.map((files, part) =>
        project(`node ${part + 1}`, files, {
          isolate: false,
          sequence: { groupOrder: part + 1 },
        }),
      ),
    ],
  },
});
