import { becomeStaff, staffPassword } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";
import { seed } from "#sandbox/seed/index.ts";

const { admin, auth, edit: words, login, staff } = MESSAGES.en;
const base = origin();
const { rights } = words;

/** The place of a back-office user among those of the demo data. */
const numberOf = (email: string): number =>
  seed.users
    .filter(({ isBackofficeUser }) => isBackofficeUser)
    .findIndex((one) => one.email === email);

const SECTIONS = "sections@baseline.example";

test("who may change posts only gets into edit mode, and reads what else there is and why", async ({
  page,
}) => {
  await becomeStaff(page, base, numberOf("posts@baseline.example"));
  await page.goto(base);
  await page.getByRole("link", { name: staff.edit, exact: true }).click();
  const bar = page.getByRole("toolbar", { name: words.bar });
  await expect(bar).toBeVisible();
  await expect(page.getByText(rights.readOnly.split("{")[0] ?? "")).toBeVisible();
  await expect(page.locator("main [contenteditable]")).toHaveCount(0);
  const sections = page.getByRole("button", { name: words.sections.title, exact: true });
  await expect(sections).toHaveAttribute("aria-disabled", "true");
  await bar.getByRole("button", { name: words.pages.open, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.pages.title });
  await expect(dialog.getByRole("button", { name: words.pages.create })).toBeVisible();
});

test("who may change files only adds them in edit mode, and reads the settings of pages", async ({
  page,
}) => {
  await becomeStaff(page, base, numberOf("media@baseline.example"));
  await page.goto(`${base}/?editPage=true`);
  const bar = page.getByRole("toolbar", { name: words.bar });
  await bar.getByRole("button", { name: words.pages.open, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.pages.title });
  await expect(dialog.getByText(rights.noPosts)).toBeVisible();
  await expect(dialog.getByLabel(words.pages.pageTitle, { exact: true })).toBeDisabled();
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: words.media.title, exact: true }).click();
  await expect(
    page.getByRole("dialog").getByRole("button", { name: words.media.upload }),
  ).toBeEnabled();
});

test("staff get a new password from their own login", async ({ page }) => {
  await page.goto(`${base}/adminLogin`);
  await page.getByRole("link", { name: admin.login.forgot }).click();
  await page.getByLabel(auth.field.email).fill(SECTIONS);
  await page.getByRole("button", { name: auth.forgotPassword.submit }).click();
  await expect(page.getByText(auth.forgotPassword.sentTitle)).toBeVisible();
  const letters = (await sandbox.outbox()) as unknown as { recipient: string; html: string }[];
  const html = letters.findLast(({ recipient }) => recipient === SECTIONS)?.html ?? "";
  const path = /\/adminLogin\?token=[^"<]+/.exec(html)?.[0] ?? "";
  await page.goto(base + path);
  // The same one as before: other tests log in as this person.
  const password = staffPassword(new URL(base).hostname, numberOf(SECTIONS));
  await page.getByLabel(auth.field.newPassword, { exact: true }).fill(password);
  await page.getByLabel(auth.field.newPasswordAgain, { exact: true }).fill(password);
  await page.getByRole("button", { name: auth.forgotPassword.setSubmit }).click();
  await expect(page.getByText(auth.forgotPassword.set)).toBeVisible();
  expect(page.url()).not.toContain("token");
  await page.getByRole("link", { name: admin.login.toLogin }).click();
  await page.getByLabel(login.email, { exact: true }).fill(SECTIONS);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: login.submit, exact: true }).click();
  await expect(page.getByRole("toolbar", { name: words.bar })).toBeVisible();
});
