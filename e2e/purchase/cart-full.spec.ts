import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { openCodes } from "#e2e/support/checkout.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

type Lang = "en" | "hr";
const CUSTOMER = { email: "customer@baseline.example", password: "baseline-customer" };
const CARD = "2900000000024";
const BALLS = "match-balls-can-of-four";
const base = (lang: Lang) => origin(HOSTS[lang]);
const cartPath = (lang: Lang) => (lang === "hr" ? "/kosarica" : "/cart");

/** Adds a product to the cart and waits until it is there. */
async function add(page: Page, slug = BALLS, lang: Lang = "en"): Promise<void> {
  await page.goto(`${base(lang)}/product/${slug}`);
  const added = page.waitForResponse(/cart\/addItem/);
  await page
    .getByRole("button", { name: MESSAGES[lang].product.addToCart, exact: true })
    .first()
    .click();
  await added;
}

async function openCart(page: Page, lang: Lang = "en"): Promise<void> {
  await page.goto(base(lang) + cartPath(lang));
  await expect(page.getByRole("table", { name: MESSAGES[lang].cart.title })).toBeVisible();
  await openCodes(page, lang);
}

const coupon = (page: Page, lang: Lang = "en") => {
  const messages = MESSAGES[lang].cart.coupon;
  return {
    field: page.getByRole("textbox", { name: messages.label, exact: true }),
    apply: page.getByRole("button", { name: messages.apply, exact: true }),
    remove: page.getByRole("button", { name: messages.remove, exact: true }),
  };
};
const line = (page: Page, name: string) =>
  page.getByRole("list", { name: MESSAGES.en.cart.summary.label }).getByText(name, { exact: true });
const quantity = (page: Page) => page.getByRole("spinbutton", { name: /^Quantity of / });

const withoutNoise = (page: Page) => axeOf(page).exclude("nextjs-portal").analyze();

test("a coupon is refused, applied, disabled while applied, removed, and removed automatically when it expires", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 404/);
  const { coupon: messages, summary } = MESSAGES.en.cart;
  await add(page);
  await openCart(page);
  const { field, apply, remove } = coupon(page);
  await apply.click();
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
  await field.fill("NOPE");
  await field.press("Enter");
  await expect(
    page.getByRole("alert").filter({ hasText: MESSAGES.en.errors.couponNotFound }),
  ).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("LOVE15");
  await apply.click();
  await expect(remove).toBeVisible();
  await expect(field).toBeDisabled();
  await expect(line(page, summary.coupon)).toBeVisible();
  await remove.click();
  await expect(field).toBeEnabled();
  await expect(line(page, summary.coupon)).toBeHidden();

  await apply.click();
  await expect(remove).toBeVisible();
  // Simulates an expired coupon without changing it for the other tests.
  await page.route(/cart\/updateItem/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...body.data, couponValid: false } } });
  });
  await page.getByRole("button", { name: /^One more: / }).click();
  await expect(
    page.getByRole("status").filter({ hasText: messages.expired.replace("{code}", "LOVE15") }),
  ).toBeVisible();
  await expect(apply).toBeVisible();
  const cartId = (await context.cookies()).find(({ name }) => name === "cartId")?.value ?? "";
  await expect.poll(async () => (await sandbox.callsOf(cartId, "removeCoupon")).length).toBe(2);
});

test("a member card asks a guest to log in and is then applied; the full cart is accessible", async ({
  page,
  context,
}) => {
  const { card, summary } = MESSAGES.en.cart;
  await add(page);
  await openCart(page);
  const field = page.getByRole("textbox", { name: card.label, exact: true });
  const apply = page.getByRole("button", { name: card.apply, exact: true });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/settings\/external|applyMemberCard/.test(request.url())) asked.push(request.url());
  });
  await apply.click();
  await expect(page.getByRole("alert").filter({ hasText: card.empty })).toBeVisible();
  await field.fill(CARD);
  await apply.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(MESSAGES.en.login.email, { exact: true }).fill(CUSTOMER.email);
  expect(asked).toEqual([]);
  await dialog.getByLabel(MESSAGES.en.login.password, { exact: true }).fill(CUSTOMER.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(card.isApplied.replace("{barcode}", CARD))).toBeVisible();
  await expect(line(page, summary.loyalty)).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === "memberCardBarcode")?.value).toBe(
    CARD,
  );

  const before = asked.length;
  await apply.click();
  await field.fill("2900000000093");
  await apply.click();
  await expect(page.getByRole("alert").filter({ hasText: card.invalid })).toBeVisible();
  // The card that is already on the cart is skipped; the other one is checked and not applied.
  expect(asked.slice(before)).toHaveLength(1);

  await coupon(page).field.fill("ACE10");
  await coupon(page).apply.click();
  await expect(line(page, summary.coupon)).toBeVisible();
  await expect(page.getByRole("heading", { name: MESSAGES.en.cart.crossSell })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect((await withoutNoise(page)).violations).toEqual([]);
  }
});

test("a line is edited on the product page by its cartItemId", async ({ page }) => {
  const { cart, product } = MESSAGES.en;
  await add(page, "court-line-98");
  await openCart(page);
  await page.getByRole("button", { name: /^One more: / }).click();
  await expect(quantity(page)).toHaveValue("2");
  await page.getByRole("link", { name: cart.edit.replace("{name}", "Court Line 98 (L2)") }).click();
  await expect(page).toHaveURL(/cartItemId=\d+/);
  const update = page.getByRole("button", { name: product.updateCart, exact: true });
  const count = page.getByRole("spinbutton", { name: product.quantity, exact: true });
  await expect(update).toBeVisible();
  await expect(count).toHaveValue("2");
  await count.fill("3");
  await page.getByRole("radio", { name: "L3" }).check();
  await update.click();
  const table = page.getByRole("dialog", { name: cart.title }).getByRole("table");
  await expect(table.getByText("Court Line 98 (L3)")).toBeVisible();
  await expect(table.getByRole("spinbutton")).toHaveCount(1);
  await expect(table.getByRole("spinbutton")).toHaveValue("3");

  // A line that is not in the cart opens the ordinary page.
  await page.goto(`${base("en")}/product/court-line-98?cartItemId=999999999`);
  await expect(
    page.getByRole("button", { name: product.addToCart, exact: true }).first(),
  ).toBeVisible();
  await expect(update).toBeHidden();
  await expect(count).toHaveValue("1");
});

test("50 fast clicks on plus in one tab lead to one correct total in two tabs", async ({
  page,
  context,
}) => {
  await add(page);
  await openCart(page);
  const second = await context.newPage();
  await openCart(second);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("updateItem")) sent.push(request.postData() ?? "");
  });
  await page.getByRole("button", { name: /^One more: / }).evaluate((button) => {
    for (let click = 0; click < 50; click += 1) (button as HTMLButtonElement).click();
  });
  await expect(quantity(page)).toHaveValue("51");
  await expect(quantity(second)).toHaveValue("51");
  expect(sent).toHaveLength(1);
  await expect(
    second.getByRole("list", { name: MESSAGES.en.cart.summary.label }).getByText("€453.90").last(),
  ).toBeVisible();
  await coupon(second).field.fill("ACE10");
  await coupon(second).apply.click();
  await expect(coupon(page).remove).toBeVisible();
});

test("a digital cart has no delivery, also in Croatian, and can be shown in another currency", async ({
  page,
}) => {
  const { cart } = MESSAGES.hr;
  await add(page, "od-prvog-servisa-do-prvog-seta", "hr");
  await openCart(page, "hr");
  const summary = page.getByRole("list", { name: cart.summary.label });
  await expect(summary.getByText(cart.summary.itemsTotal, { exact: true })).toBeVisible();
  await expect(summary.getByText(cart.summary.delivery, { exact: true })).toHaveCount(0);
  await page
    .getByRole("combobox", { name: cart.currency, exact: true })
    .selectOption({ label: "CHF" });
  await expect(summary.getByText(/CHF/).first()).toBeVisible();
  await expect(summary.getByText(cart.summary.inMain.replace("{currency}", "EUR"))).toBeVisible();
  await page.reload();
  await expect(summary.getByText(/CHF/).first()).toBeVisible();
  const { field, apply, remove } = coupon(page, "hr");
  await openCodes(page, "hr");
  await field.fill("ACE10");
  await apply.click();
  await expect(remove).toBeVisible();
});

test("changes made offline are kept and sent when the network returns", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await add(page);
  await openCart(page);
  const cartId = (await context.cookies()).find(({ name }) => name === "cartId")?.value ?? "";
  await context.setOffline(true);
  await page.getByRole("button", { name: /^One more: / }).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 2; click += 1) button.click();
  });
  await expect(quantity(page)).toHaveValue("3");
  await expect(page.getByText(MESSAGES.en.cart.notSaved)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(MESSAGES.en.cart.notSaved)).toBeHidden();
  await expect
    .poll(async () => (await sandbox.callsOf(cartId, "cart/updateItem")).map(({ body }) => body))
    .toMatchObject([{ qty: 3 }]);
  await page.reload();
  await expect(quantity(page)).toHaveValue("3");
});
