import type { Page } from "@playwright/test";
import { checkRequired, press, type } from "./support/keyboard.ts";
import { expect, MESSAGES, origin, test } from "./support/test.ts";

const PASSWORD = "baseline-test-1";
const CUSTOMER = { email: "customer@baseline.example", password: "baseline-customer" };
const { auth, errors, login } = MESSAGES.en;
const newEmail = () => `e2e-${crypto.randomUUID()}@example.com`;

/** Fills in the registration by keyboard only and submits it. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${origin()}/register`);
  const field = (name: keyof typeof auth.field) =>
    page.getByRole("textbox", { name: auth.field[name], exact: true });
  await type(page, field("firstName"), "Ana");
  await type(page, field("lastName"), "Horvat");
  await type(page, field("email"), email);
  await type(page, page.getByLabel(auth.field.password, { exact: true }), PASSWORD);
  await type(page, page.getByLabel(auth.field.confirmedPassword, { exact: true }), PASSWORD);
  await checkRequired(page);
  await press(page, page.getByRole("button", { name: auth.register.submit, exact: true }));
}

async function logIn(page: Page, email: string, password: string) {
  await type(page, page.getByLabel(login.email, { exact: true }), email);
  await type(page, page.getByLabel(login.password, { exact: true }), password);
  await page.keyboard.press("Enter");
}

test("a registration without confirmation logs in; afterwards the e-mail is taken", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  const email = newEmail();
  await register(page, email);
  await expect(page).toHaveURL(`${origin()}/`);
  await expect(page.getByRole("link", { name: auth.wishlist, exact: true })).toBeVisible();
  await page.context().clearCookies();
  await register(page, email);
  const field = page.getByRole("textbox", { name: auth.field.email, exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(errors.userExists));
});

for (const target of ["//evil.test", "/\\evil.test", "https://evil.test/", "/login"]) {
  test(`a login never leads to ${target}`, async ({ page }) => {
    await page.goto(`${origin()}/login?redirect=${encodeURIComponent(target)}`);
    await logIn(page, CUSTOMER.email, CUSTOMER.password);
    await expect(page).toHaveURL(`${origin()}/`);
  });
}

test("a login by a provider works only in the tab that started it", async ({ page }) => {
  await page.goto(`${origin()}/login?redirect=/shop`);
  const google = auth.socialLogin.with.replace("{provider}", "Google");
  await page.getByRole("button", { name: google }).click();
  await page.getByLabel("Somebody new:").fill(newEmail());
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(`${origin()}/shop`);
  await expect(page.getByRole("banner").getByRole("link", { name: auth.account })).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${origin()}/social-login?provider=google&code=stolen&state=x`);
  await expect(page.getByText(auth.socialLogin.failed)).toBeVisible();
  expect(page.url()).not.toContain("stolen");
});

test("a confirmed e-mail shows its message, asks before leaving the site, and is a 404 without a goal", async ({
  page,
  watch,
}) => {
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
