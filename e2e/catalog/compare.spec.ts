import type { Page } from "@playwright/test";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { catalog, compare } = MESSAGES.en;

/** Adds the product of a page to the comparison. */
async function add(page: Page, slug: string): Promise<void> {
  await page.goto(`${origin()}/product/${slug}`);
  await page.getByRole("button", { name: catalog.compare, exact: true }).click();
}

const tile = (page: Page, count: number) =>
  page.getByRole("button", { name: `Compare (${count})`, exact: true });

test("products are compared by keyboard on a phone, and by an address on another device", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await add(page, "court-line-98");
  await expect(tile(page, 1)).toBeVisible();
  await add(page, "vento-drive-105");
  await expect(tile(page, 2)).toBeVisible();
  await add(page, "corvo-touch-97");
  await expect(tile(page, 3)).toBeVisible();
  await page.goto(`${origin()}/shop`);
  await tile(page, 3).press("Enter");
  const dialog = page.getByRole("dialog", { name: compare.title });
  const table = dialog.getByRole("table");
  await expect(table.getByRole("link", { name: "Court Line 98", exact: true })).toBeVisible();
  // Wider than the phone: the page is not, and the names of the rows stay in view.
  const price = table.getByRole("rowheader", { name: compare.price, exact: true });
  const before = await price.boundingBox();
  const box = dialog.getByRole("region", { name: compare.title });
  await box.evaluate((element) => element.scrollTo({ left: 200, behavior: "instant" }));
  expect(await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect((await price.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const rows = await table.getByRole("row").count();
  await dialog.getByRole("checkbox", { name: compare.onlyDifferences }).press("Space");
  await expect.poll(() => table.getByRole("row").count()).toBeLessThan(rows);
  const ids = await page.evaluate(() => localStorage.getItem("baseline.compared") ?? "[]");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  const other = await browser.newPage();
  await other.goto(`${origin()}/shop#compare=${JSON.parse(ids).join("-")}`);
  const theirs = other.getByRole("dialog", { name: compare.shared });
  await expect(theirs.getByRole("link", { name: "Court Line 98", exact: true })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem("baseline.compared"))).toBeNull();
  await other.close();
});
