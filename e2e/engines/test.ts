import { writeFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { BY_THE_CLOCK } from "#e2e/support/test.ts";
import { findFirefox, findWebKit } from "#lib/run/cli/browser.mjs";
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

interface Watch {
  readonly allowed: RegExp[];
  /** Allows complaints of the console that a test expects. */
  allow(pattern: RegExp): void;
}

/** The `test` of the journeys in other engines. A complaint of the console fails it, as it does in Chromium. */
export const test = base.extend<
  { visitor: Visitor; watch: Watch },
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
  watch: async ({}, use) => {
    const allowed: RegExp[] = [BY_THE_CLOCK];
    await use({ allowed, allow: (pattern) => void allowed.push(pattern) });
  },
  visitor: async ({ engine, watch }, use, info) => {
    const session = await engine.newSession();
    await use(new Visitor(session));
    if (info.status !== info.expectedStatus)
      writeFileSync(info.outputPath("screen.png"), await session.screenshot());
    const complaints = [...session.complaints];
    await session.close();
    const isAllowed = (text: string) => watch.allowed.some((pattern) => pattern.test(text));
    expect(complaints.filter((text) => !isAllowed(text))).toEqual([]);
  },
});
