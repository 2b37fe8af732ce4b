import type { Page } from "@playwright/test";
import { openCodes, payButton, readyToPay } from "#e2e/support/checkout.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

const { cart, checkout, errors, payment } = MESSAGES.en;
const CARD = /^Credit or debit card/;
const CASH = /^Pay on delivery/;

const cartOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "cartId")?.value ?? "";
const ordersOf = (cartId: string) => sandbox.callsOf(cartId, "order/create");
const thanks = (page: Page) => page.getByRole("heading", { name: checkout.success.title });
const elsewhere = (page: Page) => page.getByText(checkout.elsewhere.title);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const atProvider = (page: Page) =>
  expect(page.getByRole("button", { name: "Decline", exact: true })).toBeVisible();

/** The states of a buyer's orders, oldest first. */
const statesOf = async (email: string) =>
  (await sandbox.orders())
    .filter((order) => order.email === email)
    .map(({ status }) => status)
    .reverse();

/** One cart in two tabs, both ready to pay it by card. */
async function twoTabs(page: Page) {
  const email = `two-tabs-${crypto.randomUUID()}@example.com`;
  await readyToPay(page, email, CARD);
  const second = await page.context().newPage();
  await second.goto(`${origin()}/checkout`);
  await expect(payButton(second)).toBeVisible();
  return { email, cartId: await cartOf(page), second };
}

test("while one tab is at the payment page, another tab asks before it pays, until the first returns or is closed", async ({
  page,
}) => {
  const { email, cartId, second } = await twoTabs(page);

  await payButton(page).click();
  await atProvider(page);
  await expect(elsewhere(second)).toBeVisible();
  await expect(payButton(second)).toHaveCount(0);
  await second.reload();
  await expect(elsewhere(second)).toBeVisible();
  await button(second, checkout.elsewhere.check).click();
  await expect(second.getByText(checkout.elsewhere.open)).toBeVisible();

  // Back at the shop with an unchanged cart: both tabs can pay, one at a time.
  await page.goBack();
  await expect(payButton(page)).toBeEnabled();
  await expect(payButton(second)).toBeVisible();
  await payButton(page).click();
  await atProvider(page);
  await expect(elsewhere(second)).toBeVisible();
  expect(await ordersOf(cartId)).toHaveLength(2);

  // The tab is closed for good: the shopper decides.
  await page.close();
  await button(second, checkout.elsewhere.here).click();
  await second.getByRole("radio", { name: CASH }).check();
  await payButton(second).click();
  await expect(thanks(second)).toBeVisible();
  expect(await ordersOf(cartId)).toHaveLength(3);
  expect(await statesOf(email)).toEqual(["cancelled", "cancelled", "placed"]);
});

test("a payment made in a tab that never returned shows the success page in the other tab, and is not repeated", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 409|ERR_FAILED/);
  const { email, cartId, second } = await twoTabs(page);
  await payButton(page).click();
  await atProvider(page);
  await expect(elsewhere(second)).toBeVisible();
  // The payment is made, and the tab is closed before it returns to the shop.
  await page.route(`${origin()}/**`, (route) => route.abort());
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect.poll(() => statesOf(email)).toEqual(["paid"]);
  await page.close();
  await button(second, checkout.elsewhere.here).click();
  await expect(thanks(second)).toBeVisible();
  expect(await ordersOf(cartId)).toHaveLength(1);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("cartId");
});

test("an order placed during a reload shows the success page", async ({ page, watch }) => {
  // Allowed: the lost answer, the cart that became an order, calls during the loss of its cookies, and calls aborted by the reload.
  watch.allow(/status of (400|409|503)|Failed to fetch|ERR_ABORTED/);
  await readyToPay(page, "reloaded@example.com", CASH);
  const cartId = await cartOf(page);
  await sandbox.setFaults([{ match: "order/create", cart: cartId, body: "half", times: 1 }]);
  await payButton(page).click();
  await expect.poll(async () => (await ordersOf(cartId)).length).toBe(1);
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(cartId)).toHaveLength(1);
});

test("an expired coupon is shown with the new total, removed, and accepted", async ({ page }) => {
  // A coupon that no other test uses.
  const code = "MATCHPOINT50";
  await sandbox.patch(`coupons/${code}`, { uses: 1 });
  await readyToPay(page, "coupon@example.com", CASH);
  const cartId = await cartOf(page);
  await page.goto(`${origin()}/cart`);
  await openCodes(page);
  await page.getByRole("textbox", { name: cart.coupon.label, exact: true }).fill(code);
  await button(page, cart.coupon.apply).click();
  await expect(button(page, cart.coupon.remove)).toBeVisible();
  await page.goto(`${origin()}/checkout`);
  await expect(payButton(page)).toBeVisible();
  await sandbox.patch(`coupons/${code}`, { uses: 0 });
  await payButton(page).click();

  await expect(page.getByRole("status").getByText(errors.cartChanged)).toBeVisible();
  await expect(page.getByText(cart.coupon.expired.replace("{code}", code))).toBeVisible();
  const table = page.getByRole("table", { name: payment.changed.title });
  await expect(table.getByRole("row", { name: cart.summary.coupon })).toContainText("€0.00");
  await expect(table.getByRole("row", { name: payment.changed.total })).toBeVisible();
  expect(await ordersOf(cartId)).toHaveLength(0);
  await payButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(cartId)).toHaveLength(1);
  expect(await sandbox.callsOf(cartId, "removeCoupon")).toHaveLength(1);
});
