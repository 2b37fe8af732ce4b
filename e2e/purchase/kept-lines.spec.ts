import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { cart, product } = MESSAGES.en;
const lines = (page: Page) => page.getByRole("table", { name: cart.title }).getByRole("row");
const later = (page: Page) => page.getByRole("region", { name: cart.kept.later });

async function fill(page: Page): Promise<void> {
  await page.goto(`${origin()}/product/court-line-98`);
  await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: cart.title })).toBeVisible();
  await page.goto(`${origin()}/cart`);
  await expect(lines(page)).toHaveCount(2);
}

test("a line is saved for later, survives a reload, and moves back by one press", async ({
  page,
}) => {
  await fill(page);
  await page.getByRole("button", { name: `${cart.kept.keep}: Court Line 98` }).click();
  await expect(later(page)).toContainText("Court Line 98");
  await expect(lines(page)).toHaveCount(0);
  await page.reload();
  await expect(later(page)).toContainText("1 piece");
  const found = await axeOf(page).analyze();
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await later(page).getByRole("button", { name: cart.kept.back }).click();
  await expect(later(page)).toHaveCount(0);
  await page.goto(`${origin()}/cart`);
  await expect(lines(page)).toHaveCount(2);
});

test("a cart is shared by its address, and added by a press", async ({ page, browser }) => {
  await fill(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    });
  });
  await page.getByRole("button", { name: cart.kept.share }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "copied"))).toMatch(/#cart=/);
  const address = String(await page.evaluate(() => Reflect.get(window, "copied")));
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  const dialog = other.getByRole("dialog", { name: cart.kept.shared });
  await expect(dialog).toContainText("Court Line 98");
  await dialog.getByRole("button", { name: /^Add 1 product/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lines(other)).toHaveCount(2);
  await expect(other).toHaveURL(/\/cart$/);
  await other.context().close();
});
