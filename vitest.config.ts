import { defineConfig } from "vitest/config";

/**
 * Tests that compare objects of Node itself (URL, DOMException, location) with the test's own. A VM context has its own
 * copy of those, so these files run in a process of their own.
 */
const OWN_PROCESS = [
  "**/backend.test.ts",
  "**/confirm-goal.test.tsx",
  "**/social-card.test.tsx",
  "**/start-auth.test.ts",
];

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
      {
        extends: true,
        test: {
          name: "vm",
          // A VM context for each file costs a third of the CPU of a process for each file: 48 s instead of 173.
          pool: "vmThreads",
          include: ["{app,components,lib,sandbox,stores,tests}/**/*.test.{ts,tsx,mjs}"],
          exclude: OWN_PROCESS,
        },
      },
      {
        extends: true,
        test: {
          name: "process",
          pool: "forks",
          include: OWN_PROCESS,
          exclude: ["node_modules/**"],
        },
      },
    ],
  },
});
