import type { Locator, Page } from "@playwright/test";
import { agree, payButton, typedTexts } from "#e2e/support/checkout.ts";
import { logInAtCheckout, newCustomer } from "#e2e/support/customers.ts";
import { openConsents } from "#e2e/support/keyboard.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { cart, checkout, product } = MESSAGES.en;
const PRODUCT = "match-balls-can-of-four";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/**
 * A field is a question that a shopper has to answer in writing or from a list: every text box, list and text area in view
 * of the page's content, but for a country that is chosen beforehand. Boxes and radios are answered by presses and counted
 * there. Folded fields do not count.
 */
const FIELDS =
  'main :is(input:not([type="checkbox"], [type="radio"], [type="hidden"]), select:not([autocomplete~="country"]), textarea)';

/** The most fields shown at once, and the presses beyond typing: links, buttons, boxes and radios. */
function countEffort(page: Page) {
  const effort = { fields: 0, presses: 0 };
  const look = async () => {
    const fields = await page.locator(FIELDS).filter({ visible: true }).count();
    effort.fields = Math.max(effort.fields, fields);
  };
  const press = async (target: Locator) => {
    await target.tap();
    effort.presses += 1;
    await look();
  };
  return { effort, look, press };
}

async function putIntoCart(page: Page): Promise<void> {
  await page.goto(`${origin()}/product/${PRODUCT}`);
  await page.getByRole("button", { name: product.addToCart, exact: true }).first().tap();
  const dialog = page.getByRole("dialog", { name: cart.title });
  await expect(dialog.getByRole("table").first()).toBeVisible();
  await page.goto(`${origin()}/cart`);
  await expect(toCheckout(page)).toBeVisible();
}

const toCheckout = (page: Page) =>
  page.getByRole("link", { name: cart.checkout, exact: true }).filter({ visible: true }).first();
const thanks = (page: Page) => page.getByRole("heading", { name: checkout.success.title });

test("a guest fills in at most 8 fields and presses 4 times in the checkout", async ({ page }) => {
  await putIntoCart(page);
  await toCheckout(page).tap();
  await expect(page.getByRole("heading", { name: checkout.address })).toBeVisible();
  const { effort, look, press } = countEffort(page);
  await look();
  const texts = typedTexts(`few-${crypto.randomUUID()}@example.com`);
  for (const [name, text] of Object.entries(texts))
    await page.getByLabel(checkout.field[name as keyof typeof texts], { exact: true }).fill(text);
  await press(page.getByRole("button", { name: checkout.next, exact: true }));
  await expect(page.getByRole("radio", { name: /^Home delivery/ })).toBeChecked();
  await press(page.getByRole("radio", { name: /^Pay on delivery/ }));
  // Terms of sale: the site asks for them, and no box is ticked for anybody.
  await expect(openConsents(page)).toHaveCount(1);
  await press(openConsents(page));
  await expect(payButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await press(payButton(page));
  await expect(thanks(page)).toBeVisible();
  expect(effort.fields).toBeLessThanOrEqual(8);
  expect(effort.presses).toBeLessThanOrEqual(4);
});

test("a customer who has ordered before presses 3 times from the cart", async ({ page }) => {
  const home = { street: "Ilica", country: "HR" } as const;
  const email = await newCustomer({ type: "main", ...home }, { type: "shipping", ...home });
  await putIntoCart(page);
  await toCheckout(page).tap();
  await logInAtCheckout(page, email);
  await page.getByRole("button", { name: checkout.next, exact: true }).tap();
  await page.getByRole("radio", { name: /^Home delivery/ }).check();
  await page.getByRole("radio", { name: /^Pay on delivery/ }).check();
  await agree(page);
  await expect(payButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await payButton(page).tap();
  await expect(thanks(page)).toBeVisible();
  await putIntoCart(page);
  const { effort, look, press } = countEffort(page);
  // Not by `press`: the cart's own field, a quantity, is still there.
  await toCheckout(page).tap();
  effort.presses += 1;
  await expect(payButton(page)).toBeVisible();
  await look();
  // The terms of sale are the third press: the site asks for them with each order. Without them it is two.
  await press(openConsents(page));
  await press(payButton(page));
  await expect(thanks(page)).toBeVisible();
  expect(effort).toEqual({ fields: 0, presses: 3 });
});
