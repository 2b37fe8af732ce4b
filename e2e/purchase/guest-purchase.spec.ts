import type { Page } from "@playwright/test";
import { payButton } from "#e2e/support/checkout.ts";
import { checkRequired, choose, pick, press, type } from "#e2e/support/keyboard.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

/** Both sites in their default languages, with what a buyer sees and types. */
const SITES = [
  {
    locale: "en",
    host: HOSTS.en,
    country: "Germany",
    branch: "München",
    delivery: "Parcel locker",
  },
  { locale: "hr", host: HOSTS.hr, country: "Hrvatska", branch: "Split", delivery: "Paketomat" },
] as const;
type Site = (typeof SITES)[number];

const DEVICES = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
] as const;

/** Adds a configurable racket to the cart and opens the checkout, by keyboard. */
async function fillCart(page: Page, site: Site): Promise<void> {
  const messages = MESSAGES[site.locale];
  await page.goto(`${origin(site.host)}/product/court-line-98`);
  await choose(page, page.getByRole("radio", { name: "L3" }));
  await expect(page).toHaveURL(/grip/);
  await press(
    page,
    page.getByRole("button", { name: messages.product.addToCart, exact: true }).first(),
  );
  if (site.locale === "en") {
    const dialog = page.getByRole("dialog", { name: messages.cart.title });
    await expect(dialog.getByText("Court Line 98").first()).toBeVisible();
    await press(page, dialog.getByRole("link", { name: messages.cart.checkout, exact: true }));
  } else {
    await expect(page.getByRole("status").filter({ hasText: "Court Line 98" })).toBeVisible();
    await page.goto(`${origin(site.host)}/kosarica`);
    await press(page, page.getByRole("link", { name: messages.cart.checkout, exact: true }));
  }
}

/** Completes the three steps and presses the pay button. */
async function fillCheckout(page: Page, site: Site, email: string, payment: RegExp): Promise<void> {
  const { checkout } = MESSAGES[site.locale];
  const field = (name: keyof typeof checkout.field) =>
    page.getByLabel(checkout.field[name], { exact: true });
  await expect(page.getByRole("heading", { name: checkout.address })).toBeVisible();
  await type(page, field("firstName"), "Ana-Marija");
  await type(page, field("lastName"), "O'Brien Šarić");
  await type(page, field("contactEmail"), email);
  await type(page, field("contactPhone"), "+385 1 2345 678");
  await type(page, field("street"), "Ulica grada Vukovara");
  await type(page, field("houseNumber"), "12a");
  await type(page, field("zipCode"), "10000");
  await type(page, field("city"), "Zagreb");
  await pick(page, field("country"), site.country);
  await press(page, page.getByRole("button", { name: checkout.next, exact: true }));
  await choose(page, page.getByRole("radio", { name: new RegExp(site.delivery) }));
  await choose(page, page.getByRole("radio", { name: new RegExp(site.branch) }));
  await press(page, page.getByRole("button", { name: checkout.next, exact: true }));
  await choose(page, page.getByRole("radio", { name: payment }));
  await checkRequired(page);
  await press(page, payButton(page, site.locale));
}

async function expectOrdered(page: Page, site: Site, email: string): Promise<void> {
  const { checkout } = MESSAGES[site.locale];
  await expect(page.getByRole("heading", { name: checkout.success.title })).toBeVisible();
  const slug = new URL(page.url()).searchParams.get("orderSlug") ?? "";
  expect(slug).not.toBe("");
  await expect(page.getByText(slug)).toBeVisible();
  const orders = JSON.stringify(
    (await sandbox.orders()).filter((order) => JSON.stringify(order).includes(slug)),
  );
  expect(orders).toContain(slug);
  const letters = (await sandbox.outbox()).filter((letter) =>
    JSON.stringify(letter).includes(email),
  );
  expect(letters).toHaveLength(1);
  await expect(
    page.getByRole("link", { name: MESSAGES[site.locale].cart.link.empty, exact: true }),
  ).toBeVisible();
}

for (const site of SITES) {
  for (const { name, viewport } of DEVICES) {
    test.describe(`a guest buys on ${site.host}, ${name}, by keyboard alone`, () => {
      test.use({ viewport });

      test("paying on delivery", async ({ page }) => {
        const email = `delivery-${site.locale}-${name}@example.com`;
        await fillCart(page, site);
        await fillCheckout(page, site, email, /^(Pay on delivery|Plaćanje pouzećem)/);
        await expectOrdered(page, site, email);
      });

      test("by card: declined, then paid", async ({ page }) => {
        const { checkout } = MESSAGES[site.locale];
        const email = `card-${site.locale}-${name}@example.com`;
        await fillCart(page, site);
        await fillCheckout(
          page,
          site,
          email,
          /^(Credit or debit card|Kreditna ili debitna kartica)/,
        );
        await press(page, page.getByRole("button", { name: "Decline" }));
        await expect(page.getByRole("heading", { name: checkout.failure.title })).toBeVisible();
        await press(page, page.getByRole("link", { name: checkout.failure.again }));
        await press(page, payButton(page, site.locale));
        await press(page, page.getByRole("button", { name: "Pay", exact: true }));
        await expectOrdered(page, site, email);
      });
    });
  }
}
