import type { Page } from "@playwright/test";
import { typedTexts } from "#e2e/support/checkout.ts";
import { letterTo, newCustomer, PASSWORD, registerAt } from "#e2e/support/customers.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const SHOPS = [
  { locale: "en", host: HOSTS.en, slug: "court-line-98", cart: "/cart", variant: 1 },
  { locale: "hr", host: HOSTS.hr, slug: "match-balls-can-of-four", cart: "/kosarica", variant: 0 },
] as const;

type Shop = (typeof SHOPS)[number];

const formOf = (page: Page, form: string) =>
  page.getByRole("main").locator(`form[action="/api/form/${form}"] button[type=submit]`).first();

/** Goes from the product to the choice of a payment, as a guest. */
async function reachPayment(page: Page, { locale, host, slug, cart, variant }: Shop) {
  const words = MESSAGES[locale];
  const email = `plain-${crypto.randomUUID()}@shopper.example`;
  const main = page.getByRole("main");
  await page.goto(`${origin(host)}/product/${slug}`);
  if (variant > 0) await main.locator("select[name=chosen]").selectOption({ index: variant });
  await formOf(page, "add").click();
  // The cart page links to its no-JavaScript version.
  await main.getByRole("link", { name: words.layout.plain, exact: true }).click();
  await expect(page).toHaveURL(`${origin(host)}${cart}?plain=true`);

  await main.locator('input[name="quantity"]').fill("2");
  await formOf(page, "change").click();
  await expect(main.locator('input[name="quantity"]')).toHaveValue("2");
  await main.getByRole("link", { name: words.cart.checkout, exact: true }).click();

  for (const [name, text] of Object.entries(typedTexts(email)))
    await main.locator(`[name=${name}]`).fill(text);
  await main.locator("select[name=country]").selectOption("HR");
  await formOf(page, "address").click();
  await main.getByRole("radio", { name: /./ }).first().check();
  await formOf(page, "shipping").click();
  // The typed values are restored, and no page address contains them.
  expect(page.url()).not.toContain("Ilica");
  return email;
}

for (const shop of SHOPS) {
  const words = MESSAGES[shop.locale];

  test(`a guest buys with JavaScript off at ${shop.host}`, async ({ page }) => {
    const main = page.getByRole("main");
    const email = await reachPayment(page, shop);
    await main.locator("input[name=payment]:not([disabled])").first().check();
    for (const box of await main.getByRole("checkbox").all()) await box.check();
    await formOf(page, "order").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.checkout.success.title);
    const ordered = (await sandbox.orders()).filter((one) => one.email === email);
    expect(ordered).toHaveLength(1);
    await expect(main.locator("strong")).toHaveText(
      new URL(page.url()).searchParams.get("orderSlug") ?? "no order",
    );

    await page.goto(`${origin(shop.host)}${shop.cart}?plain=true`);
    await expect(main.locator('form[action="/api/form/order"]')).toHaveCount(0);
    await expect(main.locator('input[name="quantity"]')).toHaveCount(0);
  });

  test(`a guest pays by card with JavaScript off at ${shop.host}`, async ({ page }) => {
    const main = page.getByRole("main");
    const email = await reachPayment(page, shop);
    await main
      .getByRole("radio", { name: /^(Credit or debit card|Kreditna ili debitna kartica)/ })
      .check();
    for (const box of await main.getByRole("checkbox").all()) await box.check();
    await formOf(page, "order").click();
    await main.getByRole("button", { name: words.plain.toPayment, exact: true }).click();
    // The gateway's own page.
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.checkout.success.title);
    expect((await sandbox.orders()).filter((one) => one.email === email)).toHaveLength(1);
  });
}

test("a customer logs in and buys a product with a text, with JavaScript off", async ({ page }) => {
  const words = MESSAGES.en;
  const email = await newCustomer(
    { type: "main", street: "Savska" },
    { type: "shipping", street: "Vukovarska" },
  );
  const main = page.getByRole("main");
  const submit = (form: string) =>
    main.locator(`form[action="/api/form/${form}"] button[type=submit]`).first();
  const engraving = main.getByLabel("Engraving", { exact: true });
  await page.goto(`${origin()}/product/engraved-steel-bottle`);
  // A browser accepts a blank as a text, the gateway does not.
  await engraving.fill(" ");
  await submit("add").click();
  await expect(engraving).toHaveAttribute("aria-invalid", "true");
  await engraving.fill("Ana");
  await submit("add").click();
  await expect(page).toHaveURL(`${origin()}/cart`);

  await page.goto(`${origin()}/checkout?plain=true`);
  await main.getByRole("link", { name: words.auth.toLogin, exact: true }).click();
  // A form of a page without a referrer sends no origin.
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "same-origin");
  await main.getByLabel(words.login.email, { exact: true }).fill(email);
  await main.getByLabel(words.login.password, { exact: true }).fill("not the password");
  await submit("login").click();
  await expect(main.getByRole("alert")).toHaveText(words.errors.unknowUserOrPassword);
  await main.getByLabel(words.login.password, { exact: true }).fill(PASSWORD);
  await submit("login").click();
  await expect(main.locator("input[name=street]")).toHaveValue("Vukovarska");
  for (const box of await main.getByRole("checkbox").all()) await box.check();
  await submit("address").click();
  await main.getByRole("radio", { name: /./ }).first().check();
  await submit("shipping").click();
  await expect(main.getByText(/Savska/)).toBeVisible();
  await main.locator("input[name=payment]:not([disabled])").first().check();
  for (const box of await main.getByRole("checkbox").all()) await box.check();
  await submit("order").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.checkout.success.title);
  expect((await sandbox.orders()).filter((one) => one.email === email)).toHaveLength(1);
});

test("a bundle is put together and changed in the cart with JavaScript off", async ({ page }) => {
  const main = page.getByRole("main");
  const { bundle, cart, layout } = MESSAGES.en;
  const name = "Club player bundle";
  await page.goto(`${origin()}/product/club-player-bundle`);
  await main.getByRole("link", { name: layout.plain, exact: true }).click();
  for (const list of await main.locator("select[name^='part:']").all())
    await list.selectOption({ index: 1 });
  await main.getByLabel("Engraving", { exact: true }).fill("Ana");
  await main.locator('form[action="/api/form/add"] button[type=submit]').click();
  await expect(page).toHaveURL(`${origin()}/cart`);
  await page.goto(`${origin()}/cart?plain=true`);
  await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(main.getByText("Ana", { exact: true })).toBeVisible();

  const parts = main.locator("select[name^='part:']");
  await main.getByRole("link", { name: cart.edit.replace("{name}", name), exact: true }).click();
  const before = await parts.first().inputValue();
  expect(before).not.toBe("");
  await expect(main.getByLabel("Engraving", { exact: true })).toHaveValue("Ana");
  await parts.first().selectOption({ index: 2 });
  const after = await parts.first().inputValue();
  await main.getByLabel("Engraving", { exact: true }).fill("Iva");
  await main.getByRole("button", { name: bundle.update, exact: true }).click();
  await expect(page).toHaveURL(`${origin()}/cart?plain=true`);
  await expect(main.getByText("Iva", { exact: true })).toBeVisible();
  await expect(main.locator("form[action='/api/form/change']")).toHaveCount(1);
  await main.getByRole("link", { name: cart.edit.replace("{name}", name), exact: true }).click();
  expect([before, await parts.first().inputValue()]).toEqual([before, after]);
});

test("a customer logs in and out with JavaScript off", async ({ page }) => {
  const { auth, errors, layout, login, profile } = MESSAGES.en;
  const email = await newCustomer();
  const main = page.getByRole("main");
  const wanted = "/cart?plain=true";
  await page.goto(`${origin()}/login`);
  await main.getByRole("button", { name: layout.plain, exact: true }).click();
  await main.getByLabel(login.email).fill(email);
  await main.getByLabel(login.password).fill("not-the-password");
  await main.getByRole("button", { name: login.submit, exact: true }).click();
  await expect(main.getByText(errors.unknowUserOrPassword)).toBeVisible();
  await expect(main.getByLabel(login.email)).toHaveValue(email);
  expect(page.url()).not.toContain("example.com");
  await main.getByLabel(login.password).fill(PASSWORD);
  await main.getByRole("button", { name: login.submit, exact: true }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(profile.title);
  await main.getByRole("button", { name: auth.logOut, exact: true }).click();
  await expect(main.getByText(auth.loggedOut)).toBeVisible();

  await page.goto(`${origin()}/login?plain=true&redirect=${encodeURIComponent(wanted)}`);
  await main.getByLabel(login.email).fill(email);
  await main.getByLabel(login.password).fill(PASSWORD);
  await main.getByRole("button", { name: login.submit, exact: true }).click();
  await expect(page).toHaveURL(`${origin()}${wanted}`);
});

test("an e-mail is confirmed with JavaScript off, by a press", async ({ page }) => {
  const { auth, layout, login, profile } = MESSAGES.hr;
  const main = page.getByRole("main");
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
  const email = `plain-${crypto.randomUUID()}@example.com`;
  await registerAt(HOSTS.hr, "hr", email);
  const letter = await letterTo(email, origin(HOSTS.hr));
  await page.goto(letter);
  await press(layout.plain);
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "strict-origin");
  await press(auth.confirmEmail.formTitle);
  await expect(main.getByText(auth.verification.confirmed)).toBeVisible();
  expect(page.url()).not.toContain("oken");
  await main.getByLabel(login.email).fill(email);
  await main.getByLabel(login.password).fill(PASSWORD);
  await press(login.submit);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(profile.title);
  await page.goto(letter);
  await press(layout.plain);
  await press(auth.confirmEmail.formTitle);
  await expect(main.getByText(auth.verification.unknown)).toBeVisible();
});

test("a visitor writes to a shop with JavaScript off", async ({ page }) => {
  const main = page.getByRole("main");
  const form = main.locator('form[action="/api/form/send"]');
  await page.goto(`${origin(HOSTS.velo)}/en/contact`);
  await form.locator("textarea").fill("Do you repair old bicycles?");
  await form.locator("button[type=submit]").click();
  // Every mistake next to its field, and the typed values in place.
  await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
  await expect(form.locator("textarea")).toHaveValue("Do you repair old bicycles?");
  for (const box of await form.getByRole("checkbox").all()) await box.check();
  await form.getByLabel("Your name").fill("Ana");
  await form.getByLabel("E-mail").fill("ana@example.com");
  await form.locator("select").selectOption({ index: 2 });
  await form.locator("button[type=submit]").click();
  await expect(page).toHaveURL(/\/en\/contact\?plain=true&form=\d+&sent=true$/);
  await expect(main).toContainText("Thank you. We answer on the next working day.");
  await expect(form).toHaveCount(0);
});
