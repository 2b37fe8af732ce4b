import { expect, type Page } from "@playwright/test";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import { letterTo, PASSWORD } from "./customers.ts";
import { check, checkRequired, pick, press, type } from "./keyboard.ts";
import { HOSTS } from "./stack.ts";
import { MESSAGES, origin } from "./test.ts";

/** Both sites, all languages. `verifies`: a registration has to be confirmed by e-mail. */
export const SITES = [
  { locale: "en", main: "en", host: HOSTS.en, country: "Croatia", verifies: false },
  { locale: "hr", main: "hr", host: HOSTS.hr, country: "Hrvatska", verifies: true },
  { locale: "de", main: "hr", host: HOSTS.hr, country: "Kroatien", verifies: true },
] as const;
export type Site = (typeof SITES)[number];

/** A new visitor who uses the keyboard only: opens pages by their address and skips the headers. */
export function newcomer(page: Page, site: Site) {
  const { auth, checkout, layout, login } = MESSAGES[site.locale];
  const email = `e2e-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const main = page.getByRole("main");
  const header = page.getByRole("banner");
  const addressOf = (route: Route) =>
    origin(site.host) + hrefTo(route, { locale: site.locale, defaultLocale: site.main });
  async function open(address: string): Promise<void> {
    await page.goto(address);
    await press(page, page.getByRole("link", { name: layout.skip, exact: true }));
  }
  const go = (route: Route) => open(addressOf(route));
  const label = (name: string) => page.getByLabel(name, { exact: true });
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const openLetter = async () => open(await letterTo(email, origin(site.host)));

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
    await checkRequired(page);
    await press(page, button(auth.register.submit));
  }

  async function logIn(password: string): Promise<void> {
    const submit = page.getByRole("button", { name: login.submit, exact: true });
    const form = main.locator("form").filter({ has: submit });
    await type(page, form.getByLabel(login.email, { exact: true }), email);
    await type(page, form.getByLabel(login.password, { exact: true }), password);
    await page.keyboard.press("Enter");
  }

  async function expectLoggedIn(): Promise<void> {
    await expect(header.getByRole("link", { name: auth.account, exact: true })).toBeVisible();
    await expect(header.getByRole("link", { name: auth.logIn, exact: true })).toBeHidden();
  }

  /** The login works only after the link of the e-mail was opened, and the link works once. */
  async function enterByLetter(): Promise<void> {
    await expect(page.getByText(auth.register.sentTitle)).toBeVisible();
    await go({ name: "login" });
    await logIn(PASSWORD);
    await expect(page.getByText(login.error.invalid).first()).toBeVisible();
    await openLetter();
    await expect(page.getByText(auth.verification.confirmed)).toBeVisible();
    await expect(page).toHaveURL(`${addressOf({ name: "login" })}#main`);
    await logIn(PASSWORD);
    await expectLoggedIn();
    await expect(page).toHaveURL(addressOf({ name: "home" }));
    await openLetter();
    await expect(page.getByText(auth.verification.unknown)).toBeVisible();
  }

  /** The registration has logged in; this site sends an e-mail for a forgotten password only. */
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
    await expect(page).toHaveURL(`${addressOf({ name: "forgotPassword" })}#main`);
    await type(page, label(auth.field.newPasswordAgain), `${PASSWORD}0`);
    await page.keyboard.press("Enter");
    await expect(page.getByText(auth.forgotPassword.set)).toBeVisible();
    await press(page, main.getByRole("link", { name: auth.logIn, exact: true }));
    await logIn(PASSWORD);
    await expect(page.getByText(login.error.wrong).first()).toBeVisible();
    await logIn(`${PASSWORD}0`);
    await expectLoggedIn();
  }

  return {
    email,
    main,
    go,
    label,
    button,
    register,
    logIn,
    expectLoggedIn,
    enterByLetter,
    enterByNewPassword,
  };
}
