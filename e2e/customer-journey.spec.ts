import type { Page } from "@playwright/test";
import { hrefTo, type Route } from "../lib/i18n/routes";
import { delivery, payment } from "../sandbox/seed/shop/checkout.ts";
import { letterTo, PASSWORD, serveCaptcha } from "./support/customers";
import { check, choose, pick, press, type } from "./support/keyboard";
import { HOSTS } from "./support/stack";
import { expect, origin, sandbox, test, WORDS } from "./support/test";

const PRODUCT = { slug: "little-ace-19", name: "Little Ace 19" } as const;
const CHANGED = "baseline-test-2";

/** Both sites, all languages. `verifies`: a registration has to be confirmed by its letter. */
const SITES = [
  { locale: "en", main: "en", host: HOSTS.en, country: "Croatia", verifies: false },
  { locale: "hr", main: "hr", host: HOSTS.hr, country: "Hrvatska", verifies: true },
  { locale: "de", main: "hr", host: HOSTS.hr, country: "Kroatien", verifies: true },
] as const;
type Site = (typeof SITES)[number];

const pickUp = delivery.find(({ price }) => price === 0);
const onDelivery = payment.find(({ paymentType }) => paymentType === null);

/** One customer with the keyboard in hand: addresses are typed into the address bar, headers are skipped. */
function customerOf(page: Page, site: Site) {
  const words = WORDS[site.locale];
  const { auth, checkout, login, orders, product, review, wishlist } = words;
  const email = `e2e-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const main = page.getByRole("main");
  const header = page.getByRole("banner");
  async function open(address: string): Promise<void> {
    await page.goto(address);
    await press(page, page.getByRole("link", { name: words.layout.skip, exact: true }));
  }
  const go = (route: Route) =>
    open(origin(site.host) + hrefTo(route, { locale: site.locale, defaultLocale: site.main }));
  const label = (name: string) => page.getByLabel(name, { exact: true });
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const openLetter = async () => open(await letterTo(email, origin(site.host)));

  async function checkRequired(): Promise<void> {
    const boxes = page.locator('input[type=checkbox][aria-required="true"]:visible');
    for (const box of await boxes.all()) await check(page, box);
  }

  async function register(): Promise<void> {
    await go({ name: "register" });
    await type(page, label(auth.field.firstName), "Ana");
    await type(page, label(auth.field.lastName), "Horvat");
    await type(page, label(auth.field.email), email);
    await type(page, label(auth.field.password), PASSWORD);
    await type(page, label(auth.field.confirmedPassword), PASSWORD);
    await check(page, label(auth.register.withAddresses));
    const address = page.getByRole("group", { name: checkout.address });
    const field = (name: keyof typeof checkout.field) =>
      address.getByLabel(checkout.field[name], { exact: true });
    await type(page, field("firstName"), "Ana");
    await type(page, field("lastName"), "Horvat");
    await type(page, field("contactEmail"), email);
    await type(page, field("contactPhone"), "+385 1 222");
    await type(page, field("street"), "Ilica");
    await type(page, field("houseNumber"), "1");
    await type(page, field("zipCode"), "10000");
    await type(page, field("city"), "Zagreb");
    await pick(page, field("country"), site.country);
    await checkRequired();
    await press(page, button(auth.register.submit));
  }

  async function logIn(password: string): Promise<void> {
    await type(page, label(login.email), email);
    await type(page, label(login.password), password);
    await page.keyboard.press("Enter");
  }

  async function expectLoggedIn(): Promise<void> {
    await expect(header.getByRole("link", { name: auth.account, exact: true })).toBeVisible();
    await expect(header.getByRole("link", { name: auth.logIn, exact: true })).toBeHidden();
  }

  /** Nobody gets in before the letter's link was opened, and the link works once. */
  async function enterByLetter(): Promise<void> {
    await expect(page.getByText(auth.register.sentTitle)).toBeVisible();
    await go({ name: "login" });
    await logIn(PASSWORD);
    await expect(page.getByText(login.error.invalid).first()).toBeVisible();
    await openLetter();
    await expect(page.getByText(auth.verification.confirmed)).toBeVisible();
    expect(page.url()).not.toContain("verificationToken");
    await logIn(PASSWORD);
    await expectLoggedIn();
    await openLetter();
    await expect(page.getByText(auth.verification.unknown)).toBeVisible();
  }

  /** The registration has logged in; the letter of this site is the one of a forgotten password. */
  async function enterByNewPassword(): Promise<void> {
    await expectLoggedIn();
    await go({ name: "profile" });
    await press(page, button(auth.logOut));
    await expect(page.getByText(auth.loggedOut)).toBeVisible();
    await go({ name: "forgotPassword" });
    await type(page, label(auth.field.email), email);
    await page.keyboard.press("Enter");
    await expect(page.getByText(auth.forgotPassword.sentTitle)).toBeVisible();
    await openLetter();
    await type(page, label(auth.field.newPassword), `${PASSWORD}0`);
    expect(page.url()).not.toContain("token");
    await type(page, label(auth.field.newPasswordAgain), `${PASSWORD}0`);
    await page.keyboard.press("Enter");
    await expect(page.getByText(auth.forgotPassword.set)).toBeVisible();
    await press(page, main.getByRole("link", { name: auth.logIn, exact: true }));
    await logIn(PASSWORD);
    await expect(page.getByText(login.error.wrong).first()).toBeVisible();
    await logIn(`${PASSWORD}0`);
    await expectLoggedIn();
  }

  async function wish(): Promise<void> {
    await go({ name: "product", slug: PRODUCT.slug });
    await press(page, button(wishlist.add).first());
    await expect(button(wishlist.remove).first()).toBeVisible();
    await go({ name: "profile" });
    const wishes = page.getByRole("region", { name: wishlist.title, exact: true });
    await press(page, wishes.getByRole("link", { name: PRODUCT.name, exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: PRODUCT.name })).toBeVisible();
  }

  /** From the product's page to the thanks; answers the order's slug. */
  async function order(): Promise<string> {
    await press(page, button(product.addToCart).first());
    const isAdded = page.getByRole("status").filter({ hasText: PRODUCT.name });
    const dialog = page.getByRole("dialog", { name: words.cart.title });
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
    await checkRequired();
    await press(page, page.getByRole("button", { name: new RegExp(`^${checkout.continue}`) }));
    await expect(page.getByRole("heading", { name: checkout.success.title })).toBeVisible();
    return new URL(page.url()).searchParams.get("orderSlug") ?? "";
  }

  async function orderAgain(): Promise<void> {
    await go({ name: "profile" });
    const history = page.getByRole("region", { name: orders.title, exact: true });
    await expect(history.getByRole("listitem")).toHaveCount(1);
    await press(page, history.getByRole("listitem").getByRole("button"));
    const made = page.getByRole("article");
    await expect(made.getByText("Ilica 1").first()).toBeVisible();
    await press(page, made.getByRole("button", { name: orders.reorder, exact: true }));
    await press(page, made.getByRole("link", { name: orders.toCart }));
    const items = main.getByRole("table", { name: words.cart.title }).first();
    await expect(items).toContainText(PRODUCT.name);
  }

  async function writeReview(): Promise<void> {
    const said = `Ana ${crypto.randomUUID()}`;
    await go({ name: "product", slug: PRODUCT.slug });
    const board = page.getByRole("region", { name: review.product, exact: true });
    await choose(page, board.getByRole("radio").nth(3));
    await type(page, board.getByRole("textbox", { name: review.body, exact: true }), said);
    await press(page, board.getByRole("button", { name: review.send, exact: true }));
    await expect(board.getByText(review.sent)).toBeVisible();
    await expect(board.getByRole("listitem").filter({ hasText: said })).toBeVisible();
  }

  async function changePassword(old: string): Promise<void> {
    await go({ name: "profile" });
    await type(page, label(auth.field.oldPassword), "not-the-old-one");
    await type(page, label(auth.field.newPassword), CHANGED);
    await type(page, label(auth.field.newPasswordAgain), CHANGED);
    await page.keyboard.press("Enter");
    const field = label(auth.field.oldPassword);
    await expect(field).toHaveAccessibleDescription(new RegExp(words.errors.inccorectOldPassword));
    await type(page, field, old);
    await page.keyboard.press("Enter");
    await expect(page.getByText(auth.passwordChanged)).toBeVisible();
  }

  async function logOutEverywhere(): Promise<void> {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByText("Ilica 1").first()).toBeVisible();
    await press(page, button(auth.logOut));
    for (const tab of [page, other]) {
      await expect(tab.getByRole("banner").getByRole("link", { name: auth.logIn })).toBeVisible();
      await expect(tab.getByText(auth.loggedOut)).toBeVisible();
      await expect(tab.getByText("Ilica 1")).toHaveCount(0);
    }
    await other.close();
    await logIn(CHANGED);
    await expectLoggedIn();
  }

  return {
    email,
    register,
    enterByLetter,
    enterByNewPassword,
    wish,
    order,
    orderAgain,
    writeReview,
    changePassword,
    logOutEverywhere,
  };
}

for (const site of SITES) {
  test(`from the registration to the logout in two tabs, by keyboard, on ${site.host} in ${site.locale}`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(150_000);
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
