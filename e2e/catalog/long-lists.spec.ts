import type { Page } from "@playwright/test";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { catalog } = MESSAGES.en;
const shop = `${origin()}/shop`;

const names = (page: Page) => page.locator(".list-results").getByRole("heading").allTextContents();
const more = (page: Page) => page.getByRole("link", { name: catalog.showMore });

test("more products come beneath those shown, and are there after a reload and on the way back", async ({
  page,
}) => {
  await page.goto(shop);
  const first = await names(page);
  await more(page).click();
  await expect(page).toHaveURL(`${shop}?page=1-2`);
  await expect.poll(() => names(page)).not.toHaveLength(first.length);
  const both = await names(page);
  expect(both.slice(0, first.length)).toEqual(first);
  expect(new Set(both).size).toBe(both.length);
  await page.reload();
  expect(await names(page)).toEqual(both);

  const last = page.locator(".list-results").getByRole("article").last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await last.getByRole("link").click();
  await page.waitForURL("**/product/**");
  await page.goBack();
  await expect(page).toHaveURL(`${shop}?page=1-2`);
  await expect.poll(() => names(page)).toEqual(both);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", shop);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the same link leads to the next page", async ({ page }) => {
    await page.goto(shop);
    const first = await names(page);
    await more(page).click();
    await expect(page).toHaveURL(`${shop}?page=2`);
    expect((await names(page)).filter((name) => first.includes(name))).toEqual([]);
  });
});
