import type { Page } from "@playwright/test";
import { holdScripts, SCRIPTS } from "#e2e/support/held-scripts.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { product } = MESSAGES.en;
const SLUG = "match-balls-can-of-four";

const addToCart = (page: Page) =>
  page.getByRole("button", { name: product.addToCart, exact: true }).first();

test("scripts start after the first paint", async ({ page }) => {
  await page.goto(`${origin()}/`);
  await page.waitForFunction(() => document.querySelector("script[src*='/_next/static/chunks']"));
  const { painted, first } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    first: Math.min(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => /chunks\/[^/]+\.js/.test(name))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(first).toBeGreaterThan(painted);
});

test("what is typed and pressed before the scripts are there is done once they are", async ({
  page,
}) => {
  const open = await holdScripts(page);
  // Where pictures take long, scripts are asked for before the page has loaded, and it waits for them.
  await page.goto(`${origin()}/product/${SLUG}`, { waitUntil: "commit" });
  const quantity = page.getByRole("main").locator(".quantity-input").first();
  await quantity.fill("3");
  await addToCart(page).click();
  expect(new URL(page.url()).pathname).toBe(`/product/${SLUG}`);
  open();
  await expect(page.locator(".cart-count").first()).toHaveText("3");
  expect(new URL(page.url()).pathname).toBe(`/product/${SLUG}`);
  await expect(quantity).toHaveValue("3");
});

test("what is pressed goes by itself where the scripts never come", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(`${origin()}/product/${SLUG}`);
  await addToCart(page).click();
  // The form of those without JavaScript.
  await expect(page).toHaveURL(`${origin()}/cart`);
  await page.goto(`${origin()}/cart?plain=true`);
  await expect(page.locator('input[name="quantity"]')).toHaveValue("1");
});
