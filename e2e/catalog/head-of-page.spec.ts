import { expect, origin, test } from "#e2e/support/test.ts";

/** So slow that a link is pressed while React is still taking over the document. */
const SLOW = 16;

test("title and canonical address are those of the page shown, however early its link is pressed", async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
  await page.goto(`${origin()}/product/court-line-98`, { waitUntil: "commit" });
  const link = page.getByRole("link", { name: "For clay", exact: true });
  await link.waitFor();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(/\/shop\/tag\/for-clay$/);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For clay");
  await expect(page).toHaveTitle(/^For clay/);
  await expect(page.locator("head > title")).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/for-clay$/);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});
