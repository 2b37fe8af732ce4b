import type { Page } from "@playwright/test";
import { seed } from "#sandbox/seed/index.ts";
import { expect, MESSAGES, sandbox } from "./test.ts";

/** At least eight characters (docs/screens.md §6.2). */
export const PASSWORD = "baseline-test-1";

interface Address {
  readonly type: "main" | "shipping" | "billing" | "other";
  readonly street: string;
  readonly country?: string;
  readonly companyName?: string;
  readonly companyOIB?: string;
}

/** Creates a customer of the English site directly in the backend; returns the e-mail. */
export async function newCustomer(...addresses: Address[]): Promise<string> {
  const email = `e2e-${crypto.randomUUID()}@example.com`;
  await registerAt("localhost", "en", email, addresses);
  return email;
}

/** Registers a customer directly in the backend, with the tests' password. */
export async function registerAt(
  host: string,
  language: string,
  email: string,
  addresses: readonly Address[] = [],
): Promise<void> {
  const site = seed.sites.find(({ domain }) => domain === host);
  const details = { firstName: "Iva", lastName: "Babić" };
  const answer = await fetch(`http://localhost:${sandbox.port}/api/v1/user/web/register`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apiKey: site?.apiKey ?? "",
      site: String(site?.siteId),
      language,
    },
    body: JSON.stringify({
      email,
      password: PASSWORD,
      details,
      addresses: addresses.map((address) => ({
        ...details,
        contactEmail: email,
        contactPhone: "+385 1 222",
        houseNumber: "5",
        zipCode: "10000",
        city: "Zagreb",
        country: "HR",
        ...address,
      })),
    }),
  });
  expect(answer.status).toBe(200);
}

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

/** When the shop uses a sandbox that is not its own, it requests the real captcha: this serves the sandbox's. */
export const serveCaptcha = (page: Page) =>
  page.route(/google\.com\/recaptcha/, async (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: await (await fetch(`http://localhost:${sandbox.port}/_sandbox/captcha.js`)).text(),
    }),
  );
