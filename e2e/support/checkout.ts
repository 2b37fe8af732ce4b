import type { Page } from "@playwright/test";
import { openConsents } from "./keyboard.ts";
import { expect, MESSAGES, origin } from "./test.ts";

const { cart, checkout, product } = MESSAGES.en;

/** Adds a product to the English site's cart and fills in the checkout up to the pay button. */
export async function readyToPay(
  page: Page,
  email: string,
  payment: RegExp,
  slug = "match-balls-can-of-four",
): Promise<void> {
  await page.goto(`${origin()}/product/${slug}`);
  await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
  await expect(
    page.getByRole("dialog", { name: cart.title }).getByRole("table").first(),
  ).toBeVisible();
  await page.goto(`${origin()}/checkout`);
  await fillAddress(page, email);
  await page.getByRole("button", { name: checkout.next, exact: true }).click();
  await page.getByRole("radio", { name: /^Pick up at the club/ }).check();
  await page.getByRole("button", { name: checkout.next, exact: true }).click();
  await page.getByRole("radio", { name: payment }).check();
  await agree(page);
}

/** Opens the cart's codes, which are folded until one is in use. */
export async function openCodes(page: Page, locale: keyof typeof MESSAGES = "en"): Promise<void> {
  const title = page.getByText(MESSAGES[locale].cart.codes, { exact: true });
  await expect(title).toBeVisible();
  if ((await page.locator("details:not([open])").filter({ has: title }).count()) > 0)
    await title.click();
}

/** The delivery address of a private person, by field name. */
export const typedTexts = (email: string) =>
  ({
    firstName: "Ivo",
    lastName: "Horvat",
    contactEmail: email,
    contactPhone: "+385 1 111",
    street: "Ilica",
    houseNumber: "1",
    zipCode: "10000",
    city: "Zagreb",
  }) as const;

/** Fills in the delivery address of a private person. */
export async function fillAddress(page: Page, email: string): Promise<void> {
  const texts = typedTexts(email);
  for (const [name, text] of Object.entries(texts))
    await page.getByLabel(checkout.field[name as keyof typeof texts], { exact: true }).fill(text);
  await page.getByLabel(checkout.field.country, { exact: true }).selectOption({ label: "Croatia" });
}

/** Waits for the consents and checks every required box; there is at least one. */
export async function agree(page: Page): Promise<void> {
  const open = openConsents(page);
  await expect(open).not.toHaveCount(0);
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().click();
    await expect(open).toHaveCount(left - 1);
  }
}

/** The words of the button that places the order, without the total that some languages put after them. */
export const orderWords = (locale: keyof typeof MESSAGES = "en"): string =>
  MESSAGES[locale].checkout.order.split("<")[0]?.trim() ?? "";

/** The button that places the order. */
export const payButton = (page: Page, locale: keyof typeof MESSAGES = "en") =>
  page.getByRole("button", { name: new RegExp(`^${orderWords(locale)}`) });
