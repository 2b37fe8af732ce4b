import type { Page } from "@playwright/test";
import { press, type } from "./support/keyboard";
import { HOSTS } from "./support/stack";
import { expect, origin, sandbox, test, WORDS } from "./support/test";

const PASSWORD = "baseline-test-1";
const CUSTOMER = { email: "customer@baseline.example", password: "baseline-customer" };
const newEmail = () => `e2e-${crypto.randomUUID()}@example.com`;

/** The words and the host of a site. */
const SITES = {
  en: { words: WORDS.en, base: () => origin() },
  hr: { words: WORDS.hr, base: () => origin(HOSTS.hr) },
} as const;
type Site = (typeof SITES)[keyof typeof SITES];

/** The link of the last letter to somebody, on the shop under test. */
async function letter(email: string, base: string): Promise<string> {
  const mails = (await sandbox.outbox()) as unknown as { recipient: string; html: string }[];
  const mail = mails.find(({ recipient }) => recipient === email);
  const { pathname, search } = new URL(/href="([^"]+)"/.exec(mail?.html ?? "")?.[1] ?? "");
  return `${base}${pathname}${search}`;
}

/** Fills the registration by keyboard alone and sends it. */
async function register(page: Page, { words: { auth }, base }: Site, email: string): Promise<void> {
  await page.goto(`${base()}/register`);
  const field = (name: keyof typeof auth.field) =>
    page.getByRole("textbox", { name: auth.field[name], exact: true });
  await type(page, field("firstName"), "Ana");
  await type(page, field("lastName"), "Horvat");
  await type(page, field("email"), email);
  await type(page, page.getByLabel(auth.field.password, { exact: true }), PASSWORD);
  await type(page, page.getByLabel(auth.field.confirmedPassword, { exact: true }), PASSWORD);
  for (const box of await page.locator('input[type=checkbox][aria-required="true"]').all())
    await box.check();
  await press(page, page.getByRole("button", { name: auth.register.submit, exact: true }));
}

async function logIn(page: Page, { words: { login } }: Site, email: string, password: string) {
  await type(page, page.getByLabel(login.email, { exact: true }), email);
  await type(page, page.getByLabel(login.password, { exact: true }), password);
  await page.keyboard.press("Enter");
}

test("a registration is confirmed by its letter, logs in, and logs out in every tab", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 40[14]/);
  const site = SITES.hr;
  const { auth } = site.words;
  const email = newEmail();
  await register(page, site, email);
  await expect(page.getByText(auth.register.sentTitle)).toBeVisible();

  const link = await letter(email, site.base());
  await page.goto(link);
  await expect(page.getByText(auth.verification.confirmed)).toBeVisible();
  expect(page.url()).not.toContain("verificationToken");
  await logIn(page, site, email, PASSWORD);
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: auth.account, exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${site.base()}/`);
  await expect(header.getByRole("link", { name: auth.logIn, exact: true })).toBeHidden();

  const other = await context.newPage();
  await other.goto(`${site.base()}/login`);
  await expect(other.getByText(email)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(auth.verification.unknown)).toBeVisible();
  await press(page, page.getByRole("main").getByRole("button", { name: auth.logOut, exact: true }));
  for (const tab of [page, other]) {
    await expect(tab.getByRole("banner").getByRole("link", { name: auth.logIn })).toBeVisible();
    await expect(tab.getByText(auth.loggedOut)).toBeVisible();
    await expect(tab.getByText(email)).toHaveCount(0);
  }
});

test("a registration without confirmation logs in; the e-mail is taken from then on", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  const site = SITES.en;
  const { auth, errors } = site.words;
  const email = newEmail();
  await register(page, site, email);
  await expect(page).toHaveURL(`${site.base()}/`);
  await expect(page.getByRole("link", { name: auth.wishlist, exact: true })).toBeVisible();
  await page.context().clearCookies();
  await register(page, site, email);
  const field = page.getByRole("textbox", { name: auth.field.email, exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(errors.userExists));
});

test("a forgotten password is set anew by its letter", async ({ page, watch }) => {
  watch.allow(/status of 40[14]/);
  const site = SITES.en;
  const { auth } = site.words;
  const email = newEmail();
  await register(page, site, email);
  await expect(page).toHaveURL(`${site.base()}/`);
  await page.context().clearCookies();

  await page.goto(`${site.base()}/forgot-password`);
  await type(page, page.getByLabel(auth.field.email, { exact: true }), email);
  await page.keyboard.press("Enter");
  await expect(page.getByText(auth.forgotPassword.sentTitle)).toBeVisible();
  const link = await letter(email, site.base());
  await page.goto(link);
  await expect(page.getByLabel(auth.field.newPassword, { exact: true })).toBeVisible();
  expect(page.url()).toBe(`${site.base()}/forgot-password`);
  await type(page, page.getByLabel(auth.field.newPassword, { exact: true }), "another-password");
  await type(
    page,
    page.getByLabel(auth.field.newPasswordAgain, { exact: true }),
    "another-password",
  );
  await page.keyboard.press("Enter");
  await expect(page.getByText(auth.forgotPassword.set)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: auth.logIn, exact: true }).click();
  await logIn(page, site, email, PASSWORD);
  await expect(page.getByText(site.words.login.error.wrong).first()).toBeVisible();
  await logIn(page, site, email, "another-password");
  await expect(page.getByRole("banner").getByRole("link", { name: auth.account })).toBeVisible();
});

for (const target of ["//evil.test", "/\\evil.test", "https://evil.test/", "/login"]) {
  test(`a login never leads to ${target}`, async ({ page }) => {
    const site = SITES.en;
    await page.goto(`${site.base()}/login?redirect=${encodeURIComponent(target)}`);
    await logIn(page, site, CUSTOMER.email, CUSTOMER.password);
    await expect(page).toHaveURL(`${site.base()}/`);
  });
}

test("a login by a provider comes back logged in, and only to the tab that began it", async ({
  page,
}) => {
  const site = SITES.en;
  const { auth } = site.words;
  await page.goto(`${site.base()}/login?redirect=/shop`);
  const google = auth.socialLogin.with.replace("{provider}", "Google");
  await page.getByRole("button", { name: google }).click();
  await page.getByLabel("Somebody new:").fill(newEmail());
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(`${site.base()}/shop`);
  await expect(page.getByRole("banner").getByRole("link", { name: auth.account })).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${site.base()}/social-login?provider=google&code=stolen&state=x`);
  await expect(page.getByText(auth.socialLogin.failed)).toBeVisible();
  expect(page.url()).not.toContain("stolen");
});

test("a confirmed e-mail tells its message, asks before leaving, and is missing without a goal", async ({
  page,
  watch,
}) => {
  const { auth } = WORDS.en;
  const open = (goalType: string, goal: string) =>
    page.goto(
      `${origin()}/confirm-email?${new URLSearchParams({ goalType, goal, confirmedEmail: "a@b.test" })}`,
    );
  await open("message", "See you on court <b>3</b>");
  await expect(page.getByText("See you on court <b>3</b>").first()).toBeVisible();
  await open("url", "https://evil.test/x");
  await expect(page.getByRole("link", { name: /evil\.test/ })).toBeVisible();
  await open("url", "/shop");
  await expect(page).toHaveURL(`${origin()}/shop`);
  watch.allow(/status of 404/);
  await page.goto(`${origin()}/confirm-email?goal=x`);
  await expect(page.getByText(auth.confirmEmail.missing)).toBeVisible();
});
