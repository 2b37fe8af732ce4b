import type { Page } from "@playwright/test";
import { payButton, readyToPay } from "#e2e/support/checkout.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

const { cart, checkout, product } = MESSAGES.en;
const SOLD_OUT = "nordline-visor";
const KEPT = "match-balls-can-of-four";

test.use({ viewport: { width: 390, height: 844 } });

/** Products that a test has sold out, with what was left of them. */
const emptied = new Map<number, number>();
test.afterEach(async () => {
  for (const [id, stock] of emptied) await sandbox.patch(`products/${id}`, { stock });
  emptied.clear();
});

async function sellOut(page: Page): Promise<void> {
  const cartId = (await page.context().cookies()).find(({ name }) => name === "cartId")?.value;
  const id = await sandbox.productOf(cartId ?? "");
  emptied.set(id, 22);
  await sandbox.patch(`products/${id}`, { stock: 0 });
}

const wayOut = (page: Page) => page.getByRole("button", { name: "Remove and go on", exact: true });

test("an order refused for its stock says why in view, and is solved there", async ({ page }) => {
  await readyToPay(page, "refused@example.com", /^Pay on delivery/, SOLD_OUT);
  await page.goto(`${origin()}/product/${KEPT}`);
  await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: cart.title })).toBeVisible();
  await sellOut(page);
  // Back in the last step, which its address names.
  await page.goto(`${origin()}/checkout?step=payment`);
  await payButton(page).click();
  const alert = page.getByRole("alert").filter({ hasText: checkout.refused });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(alert.locator("xpath=..")).toBeFocused();
  await expect(alert.getByRole("link", { name: checkout.editCart, exact: true })).toBeVisible();
  await wayOut(page).click();
  await expect(alert).toHaveCount(0);
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: checkout.success.title })).toBeVisible();
});

test("the browser's Back goes one step back", async ({ page }) => {
  await readyToPay(page, "back@example.com", /^Pay on delivery/);
  await expect(page).toHaveURL(/\?step=payment$/);
  await page.goBack();
  await expect(page.getByRole("radio", { name: /^Pick up at the club/ })).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel(checkout.field.city, { exact: true })).toHaveValue("Zagreb");
  await page.goForward();
  await page.goForward();
  await expect(payButton(page)).toBeVisible();
  await page.reload();
  await expect(payButton(page)).toBeVisible();
});

test("a cart says before the checkout what cannot be ordered", async ({ page }) => {
  await page.goto(`${origin()}/product/${SOLD_OUT}`);
  await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: cart.title })).toBeVisible();
  await sellOut(page);
  await page.goto(`${origin()}/product/${KEPT}`);
  await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: cart.title });
  await expect(dialog.getByText(cart.blocked.title)).toBeInViewport();
  await page.goto(`${origin()}/cart`);
  await expect(page.getByText(cart.blocked.title)).toBeVisible();
  await wayOut(page).click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByLabel(checkout.field.city, { exact: true })).toBeVisible();
});
