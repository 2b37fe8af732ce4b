import type { BrowserContext, Page } from "@playwright/test";

/** Ends a tab as the system does when it kills one: the page gets no event. */
export async function killTab(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  const killed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => {});
  await killed;
}
