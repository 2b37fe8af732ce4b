import { payButton, readyToPay } from "#e2e/support/checkout.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

const { checkout, cart, errors } = MESSAGES.en;
const CASH = /^Pay on delivery/;
const CARD = /^Credit or debit card/;

/** `order/create` calls that the sandbox received for a cart. */
const ordersOf = (cartId: string) => sandbox.callsOf(cartId, "order/create");

test("a double click on the pay button places one order", async ({ page, context }) => {
  await readyToPay(page, "double@example.com", CASH);
  const cartId = (await context.cookies()).find(({ name }) => name === "cartId")?.value ?? "";
  expect(cartId).not.toBe("");
  await payButton(page).dblclick();
  await expect(page.getByRole("heading", { name: checkout.success.title })).toBeVisible();
  expect(await ordersOf(cartId)).toHaveLength(1);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  // A script ends one of the two, the answer to its call the other.
  for (const name of ["cartId", "protectCode"]) await expect.poll(names).not.toContain(name);
});

test("after going back from the payment page the cart is unchanged and the order can be paid again", async ({
  page,
}) => {
  await readyToPay(page, "back@example.com", CARD);
  await payButton(page).click();
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeVisible();
  await page.goBack();
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: checkout.success.title })).toBeVisible();
});

test("a changed price places no order, shows a message and the new total", async ({
  page,
  context,
}) => {
  await readyToPay(page, "price@example.com", CASH, "green-dot-balls-three");
  const cartId = (await context.cookies()).find(({ name }) => name === "cartId")?.value ?? "";
  const productId = await sandbox.productOf(cartId);
  const before = await payButton(page).innerText();
  await sandbox.patch(`products/${productId}`, { retailPrice: 33.3, discount: 0 });
  await payButton(page).click();
  await expect(page.getByText(errors.cartChanged).first()).toBeVisible();
  expect(await ordersOf(cartId)).toHaveLength(0);
  await expect(payButton(page)).not.toHaveText(before);
});

test("completed steps can be changed, and a reload loses nothing", async ({ page }) => {
  await readyToPay(page, "change@example.com", CASH);
  await page.reload();
  await expect(page.getByText("change@example.com").first()).toBeVisible();
  await page.getByRole("button", { name: `${checkout.change} ${checkout.address}` }).click();
  await expect(page.getByLabel(checkout.field.city, { exact: true })).toHaveValue("Zagreb");
  await page.goto(`${origin()}/cart`);
  await expect(page.getByRole("table", { name: cart.title })).toBeVisible();
});

test("paying without the required consent shows an error", async ({ page }) => {
  await readyToPay(page, "consent@example.com", CASH);
  for (const box of await page.locator('input[type=checkbox][aria-required="true"]:visible').all())
    await box.uncheck();
  await payButton(page).click();
  await expect(page.getByText(errors.consentRequired).first()).toBeVisible();
  await expect(page).toHaveURL(/checkout\?step=payment$/);
});

test("a guest whom the shop does not know any more saves the address again, loses nothing, and orders", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 403/);
  await readyToPay(page, "again@example.com", CASH);
  const pass = (await context.cookies()).find(({ name }) => name === "guestPass");
  expect(pass).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  // As for a checkout that was begun before the shop gave passes.
  await context.clearCookies({ name: "guestPass" });
  await payButton(page).click();
  await expect(page.getByText(errors.noActiveUser).first()).toBeVisible();
  await expect(page.getByLabel(checkout.field.city, { exact: true })).toHaveValue("Zagreb");
  await page.getByRole("button", { name: checkout.next, exact: true }).click();
  await expect(page.getByRole("radio", { name: /^Pick up at the club/ })).toBeChecked();
  await page.getByRole("button", { name: checkout.next, exact: true }).click();
  await expect(page.getByRole("radio", { name: CASH })).toBeChecked();
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: checkout.success.title })).toBeVisible();
});

test("an order that skips the shop's own step is refused, with nothing made", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 404/);
  await readyToPay(page, "direct@example.com", CASH);
  const cartId = (await context.cookies()).find(({ name }) => name === "cartId")?.value ?? "";
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { "content-type": "application/json", "x-requested-with": "baseline" };
        const init = { method: "POST", headers, body: JSON.stringify(body) };
        const response = await fetch(path, init);
        return { status: response.status, body: await response.json() };
      },
      [path, body] as const,
    );
  const texts = { giftMessage: "", orderMessage: "", to: "", from: "" };
  expect((await post("/api/v1/ecommerce/order/create", { userId: 1, ...texts })).status).toBe(404);
  const seen = {
    currencyId: null,
    prices: { converted: { orderTotal: 0.01 }, base: null },
    items: [],
  };
  const order = { paymentMethodId: 1, consents: [], ...texts, seen };
  expect(await post("/api/order/place", order)).toMatchObject({
    status: 200,
    body: { data: { kind: "consentsMissing" } },
  });
  expect(await ordersOf(cartId)).toHaveLength(0);
});
