import { test as base, expect } from "@playwright/test";
import { findFirefox, findWebKit } from "#lib/cli/browser.mjs";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

/** The projects of `playwright.config.ts` that this `test` runs in. */
export type EngineName = "firefox" | "webkit";

async function start(name: EngineName): Promise<Engine> {
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  if (name === "firefox" && firefox) return startFirefox(firefox);
  if (name === "webkit" && webkit) return startWebKit(webkit);
  throw new Error(`${name} is not installed`);
}

interface Allowance {
  /** Allows complaints of the console that a test expects. */
  allow(pattern: RegExp): void;
}

/** The `test` of the journeys in other engines. A complaint of the console fails it, as it does in Chromium. */
export const test = base.extend<
  { visitor: Visitor; watch: Allowance },
  { engineName: EngineName; engine: Engine }
>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to know what is needed.
  watch: async ({}, use, { annotations }) => {
    await use({
      allow: ({ source }) => void annotations.push({ type: "allow", description: source }),
    });
  },
  visitor: async ({ engine, watch: _ }, use, info) => {
    const session = await engine.newSession();
    await use(new Visitor(session));
    if (info.status !== info.expectedStatus)
      await info.attach("screen", { body: await session.screenshot(), contentType: "image/png" });
    const complaints = [...session.complaints];
    await session.close();
    const allowed = info.annotations.flatMap(({ type, description = "" }) =>
      type === "allow" ? [new RegExp(description)] : [],
    );
    expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});
