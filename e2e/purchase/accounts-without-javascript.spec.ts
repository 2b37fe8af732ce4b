import { letterTo, PASSWORD } from "#e2e/support/customers.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const { auth, errors, layout, login, plain, profile } = MESSAGES.en;
/** The site without a captcha. */
const SHOP = origin(HOSTS.odd);

test("an account is created, and its password reset by e-mail, with JavaScript off", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
  const title = main.getByRole("heading", { level: 1 });
  const email = `plain-${crypto.randomUUID()}@example.com`;
  await page.goto(`${SHOP}/register`);
  await press(layout.plain);
  await field(auth.field.firstName).fill("Ana");
  await field(auth.field.lastName).fill(" ");
  await field(auth.field.email).fill(email);
  await field(auth.field.password).fill(PASSWORD);
  await field(auth.field.confirmedPassword).fill(`${PASSWORD}-2`);
  await press(auth.register.submit);
  // Every mistake next to its field, and the typed values in place, except for the passwords.
  await expect(main.getByText(errors.missing.lastName)).toBeVisible();
  await expect(main.getByText(errors.passwordsDiffer)).toBeVisible();
  await expect(field(auth.field.email)).toHaveValue(email);
  await expect(field(auth.field.password)).toHaveValue("");
  expect(page.url()).not.toContain("example.com");
  await field(auth.field.lastName).fill("Horvat");
  await field(auth.field.password).fill(PASSWORD);
  await field(auth.field.confirmedPassword).fill(PASSWORD);
  await press(auth.register.submit);
  await expect(title).toHaveText(profile.title);
  await press(auth.logOut);

  await page.goto(`${SHOP}/forgot-password`);
  await press(layout.plain);
  await field(auth.field.email).fill(email);
  await press(auth.forgotPassword.submit);
  await expect(main.getByText(auth.forgotPassword.sentTitle)).toBeVisible();
  const letter = await letterTo(email, SHOP);
  await page.goto(letter);
  await press(layout.plain);
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "strict-origin");
  const next = "another-password-1";
  await field(auth.field.newPassword).fill(next);
  await field(auth.field.newPasswordAgain).fill(PASSWORD);
  await press(auth.forgotPassword.setSubmit);
  await expect(main.getByText(errors.passwordsDiffer)).toBeVisible();
  expect(page.url()).not.toContain("token");
  await field(auth.field.newPassword).fill(next);
  await field(auth.field.newPasswordAgain).fill(next);
  await press(auth.forgotPassword.setSubmit);
  await expect(main.getByText(auth.forgotPassword.set)).toBeVisible();
  await main.getByRole("link", { name: auth.logIn, exact: true }).click();
  await field(login.email).fill(email);
  await field(login.password).fill(next);
  await press(login.submit);
  await expect(title).toHaveText(profile.title);
  await press(auth.logOut);

  // The e-mailed link is used up, and a new one can be requested.
  await page.goto(letter);
  await press(layout.plain);
  await field(auth.field.newPassword).fill(next);
  await field(auth.field.newPasswordAgain).fill(next);
  await press(auth.forgotPassword.setSubmit);
  await expect(main.getByText(auth.forgotPassword.expired)).toBeVisible();
  await expect(field(auth.field.email)).toBeVisible();
});

test("what does not exist is said with JavaScript off", async ({ page }) => {
  const lost = page.getByRole("heading", { level: 1, name: layout.notFound.title, exact: true });
  for (const path of ["/confirm-email?", "/product/no-such-thing?", "/?form=99999&"]) {
    await page.goto(`${origin()}${path}plain=true`);
    await expect(lost, path).toBeVisible();
  }
});

test("a site whose accounts need a captcha says so, and leads to the login", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto(`${origin()}/register`);
  // No locator by text looks into a `noscript`.
  await expect(main.getByRole("status")).toContainText(plain.register);
  await main.getByRole("link", { name: auth.toLogin, exact: true }).click();
  await expect(main.getByLabel(login.password)).toBeVisible();
  await main.getByRole("link", { name: auth.toRegister, exact: true }).click();
  await expect(main.getByText(plain.register)).toBeVisible();
  await expect(main.locator("form")).toHaveCount(0);
});
