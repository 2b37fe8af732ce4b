import type { Page } from "@playwright/test";
import { agree, fillAddress, payButton } from "#e2e/support/checkout.ts";
import { holdScripts } from "#e2e/support/held-scripts.ts";
import { markFields, translate } from "#e2e/support/intruders.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { cart, checkout, product } = MESSAGES.en;
const addToCart = (page: Page) =>
  page.getByRole("button", { name: product.addToCart, exact: true }).first();

// One language that the site has, and one that it has not.
for (const [language, moment] of [
  ["hr", "after"],
  ["ja", "after"],
] as const) {
  test(`a guest buys in a page translated to ${language}`, async ({ page }) => {
    await translate(page, language, moment);
    await markFields(page, "after");
    await page.goto(`${origin()}/product/match-balls-can-of-four`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await addToCart(page).click();
    const dialog = page.getByRole("dialog", { name: cart.title });
    await expect(dialog.getByRole("table").first()).toBeVisible();
    await expect(page.locator(".cart-count").first()).toHaveText("1");
    await page.goto(`${origin()}/checkout`);
    await fillAddress(page, `e2e-${crypto.randomUUID()}@example.com`);
    await page.getByRole("button", { name: checkout.next, exact: true }).click();
    await page.getByRole("radio", { name: /^Pick up at the club/ }).check();
    await page.getByRole("button", { name: checkout.next, exact: true }).click();
    await page.getByRole("radio").first().check();
    await agree(page);
    await expect(payButton(page)).toBeEnabled();
  });
}

const EARLY = {
  "marks beside fields": (page: Page) => markFields(page, "before"),
  "a translator": (page: Page) => translate(page, "ja", "before"),
};
for (const [name, intrude] of Object.entries(EARLY)) {
  test(`${name} before React answers lose nothing that was typed`, async ({ page, watch }) => {
    // A translator that is faster than React leads to a page drawn anew.
    if (name === "a translator") watch.allow(/418/);
    await intrude(page);
    const open = await holdScripts(page);
    await page.goto(`${origin()}/product/match-balls-can-of-four`, { waitUntil: "commit" });
    const quantity = page.getByRole("main").locator(".quantity-input").first();
    await quantity.fill("3");
    await page.locator("header input[type=search]").first().fill("racket");
    await addToCart(page).click();
    open();
    await expect(page.locator(".cart-count").first()).toHaveText("3");
    await expect(quantity).toHaveValue("3");
    await expect(page.locator("header input[type=search]").first()).toHaveValue("racket");
  });
}
