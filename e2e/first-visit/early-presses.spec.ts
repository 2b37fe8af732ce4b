import type { Page } from "@playwright/test";
import { holdScripts, SCRIPTS } from "#e2e/support/held-scripts.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { cart, product } = MESSAGES.en;
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
  // If pictures take long, scripts are requested before the page has loaded, which then waits for them.
  await page.goto(`${origin()}/product/${SLUG}`, { waitUntil: "commit" });
  const quantity = page.getByRole("main").locator(".quantity-input").first();
  await quantity.fill("3");
  await addToCart(page).click();
  expect(new URL(page.url()).pathname).toBe(`/product/${SLUG}`);
  open();
  await expect(page.locator(".cart-count:not([data-wishes])").first()).toHaveText("3");
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

for (const path of ["/cart", "/checkout"]) {
  test(`${path} is whole before its scripts are there, and stays as it is`, async ({ page }) => {
    const open = await holdScripts(page);
    await page.goto(origin() + path, { waitUntil: "commit" });
    const words = page.getByText(cart.empty.title);
    const notice = page.locator("[data-cookie-notice]");
    await expect(words).toBeVisible();
    await expect(notice).toBeVisible();
    await expect(page.locator("main [aria-busy]")).toBeHidden();
    await words.evaluate((element) => element.setAttribute("data-drawn", ""));
    open();
    // Agreeing waits for React.
    await notice.getByRole("button").click();
    await expect(notice).toBeHidden();
    await expect(page.locator("main [aria-busy]")).toHaveCount(0);
    await expect(page.locator("[data-drawn]")).toHaveText(cart.empty.title);
  });
}

test("a shopper with a cart sees no empty one while it is loaded, and no notice after agreeing", async ({
  page,
}) => {
  await page.goto(`${origin()}/product/${SLUG}`);
  await page.locator("[data-cookie-notice]").getByRole("button").click();
  await addToCart(page).click();
  await expect(page.locator(".cart-count:not([data-wishes])").first()).toHaveText("1");
  const open = await holdScripts(page);
  await page.goto(`${origin()}/cart`, { waitUntil: "commit" });
  await expect(page.locator("main [aria-busy]")).toBeVisible();
  await expect(page.getByText(cart.empty.title)).toBeHidden();
  await expect(page.locator("[data-cookie-notice]")).toBeHidden();
  open();
  await expect(page.getByRole("table", { name: cart.title })).toBeVisible();
});
