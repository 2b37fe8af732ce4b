import type { Locator, Page } from "@playwright/test";
import { addressCallsOf, newCustomer, PASSWORD } from "#e2e/support/customers.ts";
import { tabTo } from "#e2e/support/keyboard.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";
import { recordOf } from "#lib/base/utils/record-of.ts";
import { PERSON_FIELDS } from "#lib/shop/values/address.ts";
import { REAL_ADDRESSES } from "#tests/factories/addresses/real-addresses.ts";
import type { RealAddress } from "#tests/factories/addresses/row.ts";

const { cart, checkout, login, product, profile } = MESSAGES.en;

const NAMES = PERSON_FIELDS.map(({ name }) => name);

/** The hardest of the countries that a site delivers to, each with an e-mail address of its own. */
const hardestOf = (...countries: readonly string[]): RealAddress[] =>
  REAL_ADDRESSES.filter(({ typed, sent }) =>
    NAMES.some((name) => typed[name] !== sent[name] || /[’'|"½]/.test(typed[name])),
  )
    .filter(({ typed }) => countries.includes(typed.country))
    .map(({ typed, sent }) => {
      const name = `real-${crypto.randomUUID()}`;
      const own = (email: string) => email.replace(/^[^@]+/, name);
      return {
        typed: { ...typed, contactEmail: own(typed.contactEmail) },
        sent: { ...sent, contactEmail: own(sent.contactEmail) },
      };
    });

const sentIn = (address: unknown) =>
  recordOf(NAMES, (name) => (address as Record<string, unknown>)[name] ?? "");

/** Types an address with the keyboard, starting with the country, which is selected. */
async function typeAddress(page: Page, form: Locator, { typed }: RealAddress): Promise<void> {
  const field = (name: keyof typeof checkout.field) =>
    form.getByLabel(checkout.field[name], { exact: true });
  await field("country").selectOption(typed.country);
  for (const name of NAMES) {
    if (name === "country" || (typed[name] === "" && (await field(name).count()) === 0)) continue;
    // An address before it may have left something.
    await tabTo(page, field(name));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Backspace");
    await page.keyboard.type(typed[name]);
  }
}

/** The request that registered a guest at the backend. */
async function guestAddresses(email: string): Promise<unknown[]> {
  const calls = (await sandbox.log()).filter(
    ({ path, body }) =>
      path.endsWith("web/register") && (body as { email?: string }).email === email,
  );
  return calls.flatMap(({ body }) => (body as { addresses: unknown[] }).addresses.map(sentIn));
}

const GUESTS = [
  [HOSTS.en, "/product/match-balls-can-of-four", "/checkout", ["HR", "DE", "FR", "GB"]],
  [HOSTS.velo, "/en/product/palm-basket", "/en/checkout", ["AE", "QA", "SA"]],
] as const;

for (const [host, slug, path, countries] of GUESTS)
  test(`guests type addresses of ${countries.join(", ")} as they write them`, async ({ page }) => {
    const base = origin(host);
    await page.goto(`${base}${slug}`);
    await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
    await expect(page.getByRole("dialog", { name: cart.title })).toBeVisible();
    await page.goto(`${base}${path}`);
    const change = page.getByRole("button", { name: `${checkout.change} ${checkout.address}` });
    for (const address of hardestOf(...countries)) {
      if (await change.isVisible()) await change.click();
      await typeAddress(page, page.getByRole("main"), address);
      await page.getByRole("button", { name: checkout.next, exact: true }).click();
      await expect(change).toBeVisible();
      expect(await guestAddresses(address.sent.contactEmail)).toEqual([address.sent, address.sent]);
    }
  });

test("a customer types such addresses into the profile", async ({ page }) => {
  const email = await newCustomer();
  await page.goto(`${origin()}/profile/addresses`);
  const form = page.locator("#login");
  await form.getByLabel(login.email, { exact: true }).fill(email);
  await form.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: login.submit, exact: true }).click();
  const addresses = page.getByRole("region", { name: profile.addresses.title });
  for (const address of hardestOf("HR", "IT", "AT")) {
    await addresses.getByRole("button", { name: profile.addresses.add }).click();
    const dialog = page.getByRole("dialog", { name: profile.addresses.newTitle });
    await typeAddress(page, dialog, address);
    await dialog.getByRole("button", { name: profile.addresses.save }).click();
    await expect(dialog).toBeHidden();
    const calls = await addressCallsOf(address.sent.contactEmail);
    expect(calls.map(({ body }) => sentIn(body))).toEqual([address.sent]);
  }
});
