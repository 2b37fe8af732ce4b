import type { Page } from "@playwright/test";
import { registerCustomer, type SavedAddress } from "#tests/factories/register-customer.ts";
import { expect, MESSAGES, sandbox } from "./test.ts";

/** At least eight characters (docs/screens.md §6.2). */
export const PASSWORD = "baseline-test-1";

/** Creates a customer of the English site directly in the backend; returns the e-mail. */
export async function newCustomer(...addresses: SavedAddress[]): Promise<string> {
  const email = `e2e-${crypto.randomUUID()}@example.com`;
  await registerAt("localhost", "en", email, addresses);
  return email;
}

/** Registers a customer directly in the backend, with the tests' password. */
export const registerAt = (
  host: string,
  language: string,
  email: string,
  addresses?: readonly SavedAddress[],
): Promise<void> =>
  registerCustomer({
    sandbox: `http://localhost:${sandbox.port}`,
    host,
    language,
    email,
    password: PASSWORD,
    addresses,
  });

/** Logs in on the current page, with the checkout's own link. */
export async function logInAtCheckout(page: Page, email: string): Promise<void> {
  const { checkout, login } = MESSAGES.en;
  await page
    .getByRole("main")
    .getByRole("link", { name: checkout.account.logIn, exact: true })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(login.email, { exact: true }).fill(email);
  await dialog.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: login.submit, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(email).first()).toBeVisible();
}

/** The shop's calls to the backend about a customer's addresses, oldest first. */
export const addressCallsOf = async (email: string) =>
  (await sandbox.log()).filter(
    ({ path, body }) =>
      path.includes("web/address/") &&
      (body as { contactEmail?: string } | null)?.contactEmail === email,
  );

/** The link of the last e-mail to an address, on the shop under test. */
export async function letterTo(email: string, base: string): Promise<string> {
  const mails = (await sandbox.outbox()) as unknown as { recipient: string; html: string }[];
  const mail = mails.find(({ recipient }) => recipient === email);
  const link = /href="([^"]+)"/.exec(mail?.html ?? "")?.[1]?.replaceAll("&amp;", "&");
  const { pathname, search } = new URL(link ?? "");
  return `${base}${pathname}${search}`;
}

/** With an external sandbox, the shop requests the real captcha: this serves the sandbox's. */
export const serveCaptcha = (page: Page) =>
  page.route(/google\.com\/recaptcha/, async (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: await (await fetch(`http://localhost:${sandbox.port}/_sandbox/captcha.js`)).text(),
    }),
  );
