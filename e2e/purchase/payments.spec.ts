import type { Page } from "@playwright/test";
import { payButton, readyToPay } from "#e2e/support/checkout.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

const { checkout, errors, payment } = MESSAGES.en;
const CASH = /^Pay on delivery/;
const PAYPAL = /^PayPal$/;
const MONTHLY = /^PayPal every month/;
const COMPANY = /^Company account/;

const cartOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "cartId")?.value ?? "";
const ordersOf = (cartId: string) => sandbox.callsOf(cartId, "order/create");
const thanks = (page: Page) => page.getByRole("heading", { name: checkout.success.title });
const paypalWindow = (page: Page) => page.getByRole("dialog", { name: "PayPal" });

/** Opens PayPal's window. */
async function openPaypal(page: Page, decision: string): Promise<void> {
  await payButton(page).click();
  await page.getByRole("button", { name: "PayPal", exact: true }).click();
  await paypalWindow(page).getByRole("button", { name: decision }).click();
}

test("PayPal loads its script on demand, and confirms an approval once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await readyToPay(page, "paypal@example.com", PAYPAL);
  const cartId = await cartOf(page);
  expect(asked.filter((path) => path.includes("paypal"))).toEqual([]);
  await openPaypal(page, "Approve");
  await expect(thanks(page)).toBeVisible();
  const slug = new URL(page.url()).searchParams.get("orderSlug") ?? "";
  expect(await ordersOf(cartId)).toHaveLength(1);
  const told = (await sandbox.log()).filter(({ path }) =>
    path.endsWith(`pgSuccess/${encodeURIComponent(slug)}`),
  );
  expect(told.map(({ body }) => body)).toEqual([
    {
      details: {
        orderID: expect.stringMatching(/^PP-/),
        payerID: "SANDBOXPAYER",
        paymentSource: "paypal",
      },
      internalRedirect: true,
    },
  ]);
  expect((await sandbox.orders()).find((order) => order.slug === slug)?.status).toBe("paid");
});

test("a monthly PayPal payment subscribes to the plan of the order", async ({ page }) => {
  await readyToPay(page, "monthly@example.com", MONTHLY);
  await openPaypal(page, "Approve");
  await expect(thanks(page)).toBeVisible();
});

test("after a cancelled and a failed PayPal payment the cart is unchanged and can be paid another way", async ({
  page,
}) => {
  await readyToPay(page, "cancel@example.com", PAYPAL);
  await openPaypal(page, "Cancel");
  await expect(page.getByRole("alert").getByText(payment.paypal.cancelled)).toBeVisible();
  await openPaypal(page, "Let PayPal fail");
  await expect(page.getByRole("alert").getByText(payment.paypal.failed)).toBeVisible();
  await page.getByRole("radio", { name: CASH }).check();
  await payButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test("a blocked PayPal script shows an error, and the order can be paid another way", async ({
  page,
  watch,
}) => {
  watch.allow(/paypal|ERR_FAILED/i);
  await page.route("**/paypal/sdk.js*", (route) => route.abort());
  await readyToPay(page, "blocked@example.com", PAYPAL);
  await payButton(page).click();
  await expect(page.getByRole("alert").getByText(payment.paypal.blocked)).toBeVisible();
  await page.getByRole("radio", { name: CASH }).check();
  await payButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test("an unanswered approval is confirmed again, also after a reload, without a second order", async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await readyToPay(page, "unanswered@example.com", PAYPAL);
  const cartId = await cartOf(page);
  await page.route("**/order/pgSuccess/*", (route) =>
    route.fulfill({ status: 502, contentType: "application/json", body: "{}" }),
  );
  await openPaypal(page, "Approve");
  const { again, failed } = payment.confirming;
  await expect(page.getByText(failed)).toBeVisible();
  await page.reload();
  await expect(page.getByText(failed)).toBeVisible();
  await page.unroute("**/order/pgSuccess/*");
  await page.getByRole("button", { name: again }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(cartId)).toHaveLength(1);
});

test("fifty clicks, a second tab and a slow answer place one order", async ({
  page,
  context,
  watch,
}) => {
  // The second tab may request delivery methods for a cart that has just become an order.
  watch.allow(/400 \(Bad Request\)/);
  await readyToPay(page, "fifty@example.com", CASH);
  const cartId = await cartOf(page);
  await sandbox.setFaults([{ match: "order/create", cart: cartId, delay: 3_000, times: 1 }]);
  // A tab opened by this one takes over its input.
  const opened = context.waitForEvent("page");
  await page.evaluate(() => void window.open(window.location.href));
  const second = await opened;
  await expect(payButton(second)).toBeVisible();
  await payButton(page).evaluate((button) => {
    for (let click = 0; click < 50; click++) (button as HTMLButtonElement).click();
  });
  await expect.poll(() => ordersOfPage(page)).toBe("placing");
  await payButton(second).click();
  await expect(second.getByText(errors.orderBusy)).toBeVisible();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(cartId)).toHaveLength(1);
});

test("an order that takes half a minute is awaited and never sent again", async ({
  page,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allow(/Failed to load resource/);
  await readyToPay(page, "patient@example.com", CASH);
  const cartId = await cartOf(page);
  await sandbox.setFaults([{ match: "order/create", cart: cartId, delay: 32_000, times: 1 }]);
  await payButton(page).click();
  // The gateway waits 30 s for an order; then the cart is read.
  await expect(page.getByText(checkout.checking.title)).toBeVisible({ timeout: 45_000 });
  await expect(payButton(page)).toHaveCount(0);
  await expect(thanks(page)).toBeVisible({ timeout: 80_000 });
  expect(await ordersOf(cartId)).toHaveLength(1);
});

/** The state of the order as the browser stores it. */
const ordersOfPage = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("baseline.order") ?? "{}").state);

test("an order whose answer is lost is not sent again; the cart shows that it was placed", async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await readyToPay(page, "lost@example.com", CASH);
  const cartId = await cartOf(page);
  await sandbox.setFaults([{ match: "order/create", cart: cartId, body: "half", times: 1 }]);
  await payButton(page).click();
  await expect(page.getByText(checkout.checking.title)).toBeVisible();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(cartId)).toHaveLength(1);
});

test("a new price is shown beside the old one, and can be accepted", async ({ page }) => {
  await readyToPay(page, "changed@example.com", CASH, "leather-replacement-grip");
  const cartId = await cartOf(page);
  const productId = await sandbox.productOf(cartId);
  // A price that differs from the one of the last run.
  const retailPrice = 12 + (Date.now() % 700) / 100;
  await sandbox.patch(`products/${productId}`, { retailPrice, discount: 0 });
  await payButton(page).click();
  await expect(page.getByRole("status").getByText(errors.cartChanged)).toBeVisible();
  const table = page.getByRole("table", { name: payment.changed.title });
  await expect(table.getByRole("cell", { name: `1 × €${retailPrice.toFixed(2)}` })).toBeVisible();
  expect(await ordersOf(cartId)).toHaveLength(0);
  await payButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test("a gift message is sent with the order", async ({ page }) => {
  await readyToPay(page, "gift@example.com", CASH);
  const cartId = await cartOf(page);
  await page.getByText(payment.gift.title).click();
  await page.getByLabel(payment.gift.to, { exact: true }).fill("Iva");
  await page.getByLabel(payment.gift.from, { exact: true }).fill("Ana");
  await page.getByLabel(payment.gift.message, { exact: true }).fill("Happy birthday");
  await page.reload();
  await expect(page.getByLabel(payment.gift.to, { exact: true })).toHaveValue("Iva");
  await payButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await ordersOf(cartId))[0]?.body).toMatchObject({
    to: "Iva",
    from: "Ana",
    giftMessage: "Happy birthday",
  });
});

test("a company with an agreement is sent to its account page automatically once, and returns by POST", async ({
  page,
}) => {
  await readyToPay(page, "company@example.com", CASH);
  await page.getByRole("button", { name: `${checkout.change} ${checkout.address}` }).click();
  await page.getByLabel(checkout.forCompany, { exact: true }).check();
  await page.getByLabel(checkout.field.companyName, { exact: true }).fill("Klub d.o.o.");
  await page.getByLabel(checkout.field.companyOIB, { exact: true }).fill("99900000003");
  await page.getByRole("button", { name: checkout.next, exact: true }).click();
  await expect(page.getByRole("radio", { name: /^Pick up at the club/ })).toBeChecked();
  await page.getByRole("button", { name: checkout.next, exact: true }).click();
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("heading", { name: checkout.failure.title })).toBeVisible();
  await page.getByRole("link", { name: checkout.failure.again }).click();
  // The second time it is not submitted automatically.
  await expect(page.getByRole("radio", { name: COMPANY })).toBeChecked();
  await payButton(page).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(thanks(page)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origin());
});
