import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: {
      // The real package throws outside a bundler that knows React's server condition.
      "server-only": `${import.meta.dirname}/tests/server-only.ts`,
    },
  },
  test: {
    include: ["{app,components,lib,sandbox,stores,tests}/**/*.test.{ts,tsx,mjs}"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 20_000,
  },
});
