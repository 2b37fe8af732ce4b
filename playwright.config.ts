import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { EngineName } from "#e2e/engines/test.ts";
import { findFirefox, findTestBrowser, findWebKit } from "#lib/run/cli/browser.mjs";

const PORT = process.env.E2E_PORT ?? "3180";
const SANDBOX_PORT = process.env.E2E_SANDBOX_PORT ?? "4180";

/** The production build with a sandbox of its own; nothing of a developer's running shop is touched. */
const env = {
  PORT,
  SANDBOX: "1",
  SANDBOX_PORT,
  SANDBOX_DATA: join(tmpdir(), `baseline-e2e-${SANDBOX_PORT}`),
  BACKEND_URL: `http://localhost:${SANDBOX_PORT}`,
  SESSION_SECRET: "session-secret-of-the-browser-tests",
  REVALIDATE_SECRET: "revalidate-secret-of-the-browser-tests",
  NEXT_TELEMETRY_DISABLED: "1",
  // A page that grew old while the suite ran would be made anew under a test that says it is not.
  REVALIDATE_SECONDS: "3600",
};

/** This replaces the settings that Playwright gives a headless browser: its own are the first four, a mouse. */
const BLINK = {
  primaryHoverType: 2,
  availableHoverTypes: 2,
  primaryPointerType: 4,
  availablePointerTypes: 4,
  // The headless shell knows of no network: pictures further down are loaded as early as over a fast one.
  lazyLoadingImageMarginPxUnknown: 1250,
  lazyLoadingFrameMarginPxUnknown: 2500,
};

const JOURNEYS = "**/engines/*.spec.ts";

/** The main journeys in an engine that is installed (lib/run/cli/browser.mjs). */
const inEngine = (engineName: EngineName, isInstalled: boolean) =>
  isInstalled ? [{ name: engineName, testMatch: JOURNEYS, use: { engineName } }] : [];

export default defineConfig<object, { engineName: EngineName }>({
  testDir: "e2e",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // Machines that run this differ in speed by a factor of four; a test that passes waits for none of it.
  timeout: 150_000,
  expect: {
    timeout: 25_000,
    toHaveScreenshot: { pathTemplate: "{testDir}/pictures/{arg}{ext}" },
  },
  reporter: "line",
  projects: [
    // Its browser has options of its own, for which a worker has to start: first, or one would have nothing to do at the end.
    { name: "gallery", testMatch: "**/gallery.spec.ts" },
    { name: "shop", testIgnore: ["**/gallery.spec.ts", JOURNEYS] },
    // Last, one on each worker, so that each engine is started once.
    ...inEngine("firefox", findFirefox() !== null),
    ...inEngine("webkit", findWebKit() !== null),
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "en-GB",
    // Recording every run costs as much as the browser itself; `--trace on` where one is looked into.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: findTestBrowser() ?? undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        `--blink-settings=${Object.entries(BLINK)
          .map(([name, value]) => `${name}=${value}`)
          .join()}`,
      ],
    },
  },
  webServer: [
    {
      command: "node sandbox/server.ts --reset && node sandbox/server.ts",
      url: `http://localhost:${SANDBOX_PORT}/_sandbox/`,
      env,
      timeout: 180_000,
      reuseExistingServer: false,
    },
    {
      command: "node lib/run/server/serve.ts",
      url: `http://localhost:${PORT}/api/health`,
      env,
      timeout: 60_000,
      reuseExistingServer: false,
    },
  ],
});
