import type { Page } from "@playwright/test";
import { MESSAGES } from "./test.ts";

const words = MESSAGES.en.edit.review;

/** Publishes from the list of changes whenever it opens: not every publish shows it first. */
export async function confirmReviews(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: words.title, exact: true });
  const publish = dialog.getByRole("button", { name: /^Publish \d+ change/ });
  await page.addLocatorHandler(publish, () => publish.click());
}
