import type { BrowserContext, Page } from "@playwright/test";
import { DRAWN_ANEW } from "#e2e/support/company.ts";
import { addToolbar, checkGrammar, managePasswords } from "#e2e/support/extensions.ts";
import { holdScripts } from "#e2e/support/held-scripts.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";
import { translate } from "#e2e/support/translators.ts";

const { product } = MESSAGES.en;
const addToCart = (page: Page) =>
  page.getByRole("button", { name: product.addToCart, exact: true }).first();

const EARLY = {
  "extensions that mark": async (context: BrowserContext) => {
    await managePasswords(context, "before");
    await checkGrammar(context, "before");
    await addToolbar(context, "before");
  },
  "a translator": (context: BrowserContext) =>
    translate(context, { to: "ja", moment: "before", way: "elements" }),
};
for (const [name, intrude] of Object.entries(EARLY)) {
  test(`${name} before React answers lose nothing that was typed`, async ({
    page,
    context,
    watch,
  }) => {
    // A translation tool that is faster than React makes it draw the page again; tools that only add marks do not.
    if (name === "a translator") watch.allow(DRAWN_ANEW);
    await intrude(context);
    const open = await holdScripts(page);
    await page.goto(`${origin()}/product/match-balls-can-of-four`, { waitUntil: "commit" });
    const quantity = page.getByRole("main").locator(".quantity-input").first();
    await quantity.fill("3");
    await page.locator("header input[type=search]").first().fill("racket");
    await addToCart(page).click();
    open();
    await expect(page.locator(".cart-count").first()).toHaveText("3");
    await expect(quantity).toHaveValue("3");
    await expect(page.locator("header input[type=search]").first()).toHaveValue("racket");
    // The marks are there again, including the toolbar.
    if (name !== "a translator")
      for (const kind of ["passwords", "grammar", "toolbar"])
        await expect(page.locator(`[data-intruder=${kind}]`).first()).toBeAttached();
  });
}
