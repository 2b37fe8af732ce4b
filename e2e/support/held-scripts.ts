import type { Page } from "@playwright/test";

export const SCRIPTS = "**/_next/static/chunks/*.js";

/**
 * Lets no script of the page arrive until the gate is opened, so that a test can press and type before React answers.
 * Open the page with `waitUntil: "commit"`, as it may wait for its scripts.
 *
 * @returns opens the gate
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}
