import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { agree, payButton } from "#e2e/support/checkout.ts";
import { addressCallsOf, logInAtCheckout, newCustomer } from "#e2e/support/customers.ts";
import { check, choose, pick, press, type } from "#e2e/support/keyboard.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

const { cart, checkout, errors, product } = MESSAGES.en;
const COURIER = /^Home delivery/;
const CASH = /^Pay on delivery/;
const PERSON = {
  firstName: "Ivo",
  lastName: "Horvat",
  contactPhone: "+385 1 111",
  street: "Ilica",
  houseNumber: "1",
  zipCode: "10000",
  city: "Zagreb",
} as const;

async function fillCart(
  page: Page,
  slug = "match-balls-can-of-four",
  first = checkout.address,
): Promise<void> {
  await page.goto(`${origin()}/product/${slug}`);
  await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: cart.title });
  await expect(dialog.getByRole("table").first()).toBeVisible();
  await page.goto(`${origin()}/checkout`);
  await expect(page.getByRole("heading", { name: first })).toBeVisible();
}

const field = (page: Page, name: keyof typeof checkout.field) =>
  page.getByLabel(checkout.field[name], { exact: true });
const next = (page: Page) => page.getByRole("button", { name: checkout.next, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const delivery = (page: Page) => page.getByRole("group", { name: checkout.saved.delivery });
const billing = (page: Page) => page.getByRole("group", { name: checkout.billing });

async function fillPerson(page: Page, email: string): Promise<void> {
  for (const [name, text] of Object.entries({ ...PERSON, contactEmail: email }))
    await field(page, name as keyof typeof PERSON).fill(text);
  await page.getByLabel(checkout.field.country, { exact: true }).selectOption({ label: "Croatia" });
}

async function expectPlaced(page: Page): Promise<void> {
  await page.getByRole("radio", { name: CASH }).check();
  await agree(page);
  await payButton(page).click();
  await expect(heading(page, checkout.success.title)).toBeVisible();
}

test("a customer picks saved addresses; nothing is sent when nothing changes", async ({ page }) => {
  const email = await newCustomer(
    { type: "main", street: "Vlaška" },
    { type: "shipping", street: "Savska" },
    { type: "other", street: "Jurišićeva" },
  );
  await fillCart(page);
  await field(page, "city").fill("Split");
  await logInAtCheckout(page, email);
  // The input from before the login is still there, as another address.
  await expect(field(page, "city").first()).toHaveValue("Split");
  await delivery(page)
    .getByRole("radio", { name: /Savska 5/ })
    .check();
  await page.getByLabel(checkout.differentBilling).check();
  await billing(page)
    .getByRole("radio", { name: /Vlaška 5/ })
    .check();
  await next(page);
  await expect(heading(page, checkout.shipping)).toBeFocused();
  expect(await addressCallsOf(email)).toHaveLength(0);

  // Another saved address swaps its type with it.
  await page.getByRole("button", { name: `${checkout.change} ${checkout.address}` }).click();
  await delivery(page)
    .getByRole("radio", { name: /Jurišićeva 5/ })
    .check();
  await page.getByRole("button", { name: checkout.saved.change }).first().click();
  await field(page, "houseNumber").first().fill("7");
  await next(page);
  await page.getByRole("radio", { name: COURIER }).check();
  const sent = (await addressCallsOf(email)).map(({ method, body }) => {
    const { type: kind, street, houseNumber } = body as Record<string, string>;
    return `${method} ${kind} ${street} ${houseNumber}`;
  });
  expect(sent).toEqual(["PATCH other Savska 5", "PATCH shipping Jurišićeva 7"]);
  await next(page);
  await expectPlaced(page);
});

test("a customer without addresses orders as a company with a doubtful OIB and a different billing address", async ({
  page,
  context,
}) => {
  const email = await newCustomer();
  await fillCart(page);
  await logInAtCheckout(page, email);
  await expect(field(page, "firstName")).toHaveValue("Iva");
  await fillPerson(page, email);
  await page.getByLabel(checkout.forCompany, { exact: true }).check();
  await field(page, "companyName").fill("Klub d.o.o.");
  await next(page);
  await expect(field(page, "companyOIB")).toHaveAccessibleDescription(
    new RegExp(errors.missing.companyOIB),
  );
  await field(page, "companyOIB").fill("12345678901");
  await field(page, "street").focus();
  await expect(page.getByText(checkout.field.oibDoubtful)).toBeVisible();
  await page.getByLabel(checkout.differentBilling).check();
  await expect(billing(page).getByLabel(checkout.field.companyName)).toHaveCount(0);
  for (const [name, text] of Object.entries({ ...PERSON, contactEmail: email, street: "Riva" }))
    await billing(page)
      .getByLabel(checkout.field[name as keyof typeof PERSON], { exact: true })
      .fill(text);
  // The billing country may be one that the cart cannot be delivered to.
  await billing(page).getByLabel(checkout.field.country).selectOption({ label: "Italy" });
  await next(page);
  await expect(page.getByText(/Riva 1/)).toBeVisible();
  expect((await addressCallsOf(email)).map(({ body }) => (body as { type: string }).type)).toEqual([
    "shipping",
    "main",
  ]);
  await page.getByRole("radio", { name: COURIER }).check();
  await next(page);
  await expectPlaced(page);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("guestUser");
});

test("a saved address asks for the country again when it is not allowed", async ({ page }) => {
  const email = await newCustomer({ type: "main", street: "Broadway", country: "US" });
  await fillCart(page);
  await logInAtCheckout(page, email);
  await expect(page.getByText(checkout.saved.notDelivered)).toBeVisible();
  await next(page);
  await expect(field(page, "country")).toBeFocused();
  await expect(field(page, "country")).toHaveAccessibleDescription(
    new RegExp(errors.countryNotAllowed),
  );
  await field(page, "country").selectOption({ label: "Germany" });
  await next(page);
  await expect(heading(page, checkout.shipping)).toBeFocused();
  expect((await addressCallsOf(email)).map(({ method }) => method)).toEqual(["PATCH", "POST"]);
});

test("a digital cart needs no delivery", async ({ page }) => {
  await fillCart(page, "a-new-serve-in-thirty-days", checkout.details);
  await expect(heading(page, checkout.shipping)).toHaveCount(0);
  await fillPerson(page, "digital@example.com");
  await next(page);
  await expect(heading(page, checkout.payment)).toBeFocused();
  await expect(page.getByRole("radio", { name: CASH })).toBeVisible();
});

test("reload, back and a second tab keep the input and the choices", async ({ page, context }) => {
  const email = `kept-${crypto.randomUUID()}@example.com`;
  await fillCart(page);
  await fillPerson(page, email);
  await next(page);
  await page.getByRole("radio", { name: /^Parcel locker/ }).check();
  await page.getByLabel(checkout.branchSearch).fill("cakovec");
  await page.getByRole("radio", { name: /Čakovec/ }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: /Čakovec/ })).toBeChecked();
  await page.getByRole("button", { name: checkout.back, exact: true }).click();
  await expect(field(page, "city")).toHaveValue("Zagreb");
  await next(page);
  await expect(page.getByRole("radio", { name: /Čakovec/ })).toBeChecked();
  await next(page);
  await expect(heading(page, checkout.payment)).toBeFocused();
  // The same address is not sent twice: one registration, no update.
  const sent = (await sandbox.log()).filter(
    ({ path, body }) =>
      /web\/(register|update)/.test(path) && (body as { email?: string } | null)?.email === email,
  );
  expect(sent.map(({ method }) => method)).toEqual(["POST"]);

  const other = await context.newPage();
  await other.goto(`${origin()}/checkout`);
  await expect(other.getByText(email)).toBeVisible();
  await expect(other.getByText(/Čakovec/)).toBeVisible();
  await expect(heading(other, checkout.payment)).toBeVisible();
  await other.close();
  await page.goto(`${origin()}/cart`);
  await page.goBack();
  await expect(page.getByText(/Čakovec/)).toBeVisible();
});

test("the shipping step shows what is missing; its methods depend on the country", async ({
  page,
}) => {
  await fillCart(page);
  await fillPerson(page, "shipping@example.com");
  await field(page, "country").selectOption({ label: "France" });
  await next(page);
  await expect(page.getByRole("radio", { name: COURIER })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Parcel locker/ })).toHaveCount(0);
  await page.getByRole("button", { name: checkout.back, exact: true }).click();
  await field(page, "country").selectOption({ label: "Slovenia" });
  await next(page);
  await page.getByRole("radio", { name: /^Parcel locker/ }).check();
  await expect(page.getByRole("radio", { name: /Maribor/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: /Zagreb/ })).toHaveCount(0);
  await next(page);
  await expect(page.getByText(errors.shippingBranchUndefined).first()).toBeVisible();
  await expect(page.getByRole("radio", { name: /Ljubljana/ })).toBeFocused();
});

test.describe("on a phone, in Croatian, by keyboard alone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a company picks up at a branch; every step is accessible in light and dark", async ({
    page,
  }) => {
    test.slow();
    const messages = MESSAGES.hr;
    const label = (name: keyof typeof messages.checkout.field) =>
      page.getByLabel(messages.checkout.field[name], { exact: true });
    const go = () =>
      press(page, page.getByRole("button", { name: messages.checkout.next, exact: true }));
    await page.goto(`${origin(HOSTS.hr)}/product/match-balls-can-of-four`);
    await press(
      page,
      page.getByRole("button", { name: messages.product.addToCart, exact: true }).first(),
    );
    await expect(page.getByRole("status").filter({ hasText: /lopt/i }).first()).toBeVisible();
    await page.goto(`${origin(HOSTS.hr)}/naplata`);

    const summary = page.getByRole("button", { name: new RegExp(messages.checkout.summary) });
    await expect(summary).toHaveAttribute("aria-expanded", "false");
    await press(page, summary);
    await expect(page.getByRole("list", { name: messages.cart.summary.label })).toBeVisible();
    await press(page, summary);
    await check(page, page.getByLabel(messages.checkout.forCompany, { exact: true }));
    await type(page, label("companyName"), "Klub d.o.o.");
    await type(page, label("companyOIB"), "94577403194");
    await type(page, label("firstName"), "Ana");
    await type(page, label("lastName"), "Horvat");
    await type(page, label("contactEmail"), "telefon@example.com");
    await type(page, label("contactPhone"), "091");
    await type(page, label("street"), "Ilica");
    await type(page, label("houseNumber"), "1");
    await type(page, label("zipCode"), "10000");
    await type(page, label("city"), "Zagreb");
    await pick(page, label("country"), "Hrvatska");
    await expect(page.getByText(messages.checkout.field.oibDoubtful)).toHaveCount(0);
    await check(page, page.getByLabel(messages.checkout.differentBilling));
    await expectClean(page);
    await page.getByLabel(messages.checkout.differentBilling).uncheck();
    await go();

    await choose(page, page.getByRole("radio", { name: /^Paketomat/ }));
    await type(page, page.getByLabel(messages.checkout.branchSearch), "umag");
    await choose(page, page.getByRole("radio", { name: /Umag/ }));
    // The total stays visible however far the shopper scrolls.
    await expect(summary).toBeInViewport();
    await expectClean(page);
    await go();
    await expect(page.getByRole("radio", { name: /^Plaćanje pouzećem/ })).toBeVisible();
    await expectClean(page);
  });
});

/** Expects no axe violations in light and dark. */
async function expectClean(page: Page): Promise<void> {
  // A target half covered by the sticky summary would be measured as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  for (const colorScheme of ["dark", "light"] as const) {
    // Without reduced motion axe would measure colours in transition between the schemes.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await axeOf(page)
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
}
