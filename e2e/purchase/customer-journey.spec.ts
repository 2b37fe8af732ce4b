import type { Page } from "@playwright/test";
import { payButton } from "#e2e/support/checkout.ts";
import { PASSWORD, serveCaptcha } from "#e2e/support/customers.ts";
import { checkRequired, choose, press, type } from "#e2e/support/keyboard.ts";
import { newcomer, SITES, type Site } from "#e2e/support/newcomer.ts";
import { expect, MESSAGES, sandbox, test } from "#e2e/support/test.ts";
import { seed } from "#sandbox/seed/index.ts";

/** Used by this test only, because it writes reviews; its name is the same in all languages. */
const PRODUCT = { slug: "vento-rising-star-25", name: "Vento Rising Star 25" } as const;
const CHANGED = "baseline-test-2";

const pickUp = seed.delivery.find(({ price }) => price === 0);
const onDelivery = seed.payment.find(({ paymentType }) => paymentType === null);

/** The newcomer's steps after the registration. */
function customerOf(page: Page, site: Site) {
  const messages = MESSAGES[site.locale];
  const { auth, checkout, orders, product, review, wishlist } = messages;
  const somebody = newcomer(page, site);
  const { button, email, expectLoggedIn, go, label, logIn, main } = somebody;

  async function wish(): Promise<void> {
    await go({ name: "product", slug: PRODUCT.slug });
    await press(page, button(wishlist.add).first());
    await expect(button(wishlist.remove).first()).toBeVisible();
    await go({ name: "profile", section: "wishlist" });
    const wishes = page.getByRole("region", { name: wishlist.title, exact: true });
    await press(page, wishes.getByRole("link", { name: PRODUCT.name, exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: PRODUCT.name })).toBeVisible();
  }

  /** Orders from the product's page to the success page; returns the order's slug. */
  async function order(): Promise<string> {
    await press(page, button(product.addToCart).first());
    const isAdded = page.getByRole("status").filter({ hasText: PRODUCT.name });
    const dialog = page.getByRole("dialog", { name: messages.cart.title });
    await expect(isAdded.or(dialog.getByText(PRODUCT.name)).first()).toBeVisible();
    await go({ name: "checkout" });
    await expect(page.getByText(/Ilica 1/).first()).toBeVisible();
    const next = () => press(page, page.getByRole("button", { name: checkout.next, exact: true }));
    const method = (name: string | undefined) =>
      page.getByRole("radio", { name: new RegExp(`^${name}`) });
    await next();
    await choose(page, method(pickUp?.name[site.locale]));
    await next();
    await choose(page, method(onDelivery?.name[site.locale]));
    await checkRequired(page);
    await press(page, payButton(page, site.locale));
    await expect(page.getByRole("heading", { name: checkout.success.title })).toBeVisible();
    const cart = page
      .getByRole("banner")
      .getByRole("link", { name: messages.cart.link.empty, exact: true });
    await expect(cart).toBeVisible();
    return new URL(page.url()).searchParams.get("orderSlug") ?? "";
  }

  async function orderAgain(): Promise<void> {
    await go({ name: "profile", section: "orders" });
    const history = page.getByRole("region", { name: orders.title, exact: true });
    await expect(history.getByRole("listitem")).toHaveCount(1);
    await press(page, history.getByRole("listitem").getByRole("button"));
    await expect(page).toHaveURL(/[?]order=\d+/);
    const made = page.getByRole("article");
    await expect(made.getByText("Ilica 1").first()).toBeVisible();
    await press(page, made.getByRole("button", { name: orders.reorder, exact: true }));
    await press(page, made.getByRole("link", { name: orders.toCart }));
    const items = main.getByRole("table", { name: messages.cart.title }).first();
    await expect(items).toContainText(PRODUCT.name);
  }

  async function writeReview(): Promise<void> {
    const said = `Ana ${crypto.randomUUID()}`;
    await go({ name: "product", slug: PRODUCT.slug });
    const board = page.getByRole("region", { name: review.product, exact: true });
    await press(page, board.getByRole("button", { name: review.write.product, exact: true }));
    await choose(page, board.getByRole("radio").nth(3));
    await type(page, board.getByRole("textbox", { name: review.body, exact: true }), said);
    await press(page, board.getByRole("button", { name: review.send, exact: true }));
    await expect(board.getByText(review.sent)).toBeVisible();
    await expect(board.getByRole("listitem").filter({ hasText: said })).toBeVisible();
  }

  async function changePassword(old: string): Promise<void> {
    await go({ name: "profile", section: "password" });
    await type(page, label(auth.field.oldPassword), "not-the-old-one");
    await type(page, label(auth.field.newPassword), CHANGED);
    await type(page, label(auth.field.newPasswordAgain), CHANGED);
    await page.keyboard.press("Enter");
    const field = label(auth.field.oldPassword);
    await expect(field).toHaveAccessibleDescription(
      new RegExp(messages.errors.inccorectOldPassword),
    );
    await type(page, field, old);
    await page.keyboard.press("Enter");
    await expect(page.getByText(auth.passwordChanged)).toBeVisible();
  }

  async function logOutEverywhere(): Promise<void> {
    const other = await page.context().newPage();
    await go({ name: "profile" });
    await other.goto(page.url());
    await expect(other.getByText("Ilica 1").first()).toBeVisible();
    await press(page, button(auth.logOut));
    for (const tab of [page, other]) {
      await expect(tab.getByRole("banner").getByRole("link", { name: auth.logIn })).toBeVisible();
      await expect(tab.getByText(auth.loggedOut)).toBeVisible();
      for (const secret of ["Ilica 1", email]) await expect(tab.getByText(secret)).toHaveCount(0);
    }
    await other.close();
    await logIn(CHANGED);
    await expectLoggedIn();
  }

  return { ...somebody, wish, order, orderAgain, writeReview, changePassword, logOutEverywhere };
}

for (const site of SITES) {
  test(`a customer goes from registration to logout in two tabs by keyboard, on ${site.host} in ${site.locale}`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 40[014]/);
    await serveCaptcha(page);
    const customer = customerOf(page, site);
    await test.step("register", customer.register);
    await test.step("letter and login", () =>
      site.verifies ? customer.enterByLetter() : customer.enterByNewPassword());
    await test.step("wishlist", customer.wish);
    const slug = await test.step("order", customer.order);
    const made = (await sandbox.orders()).filter(({ email }) => email === customer.email);
    expect(made.map((one) => one.slug)).toEqual([slug]);
    await test.step("history and reorder", customer.orderAgain);
    await test.step("review", customer.writeReview);
    await test.step("new password", () =>
      customer.changePassword(site.verifies ? PASSWORD : `${PASSWORD}0`));
    await test.step("logout", customer.logOutEverywhere);
  });
}
