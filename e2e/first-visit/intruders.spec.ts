import type { BrowserContext, Page } from "@playwright/test";
import { DRAWN_ANEW } from "#e2e/support/company.ts";
import { addToolbar, checkGrammar, managePasswords } from "#e2e/support/extensions.ts";
import { holdScripts, SCRIPTS } from "#e2e/support/held-scripts.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";
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
    await expect(page.locator(".cart-count:not([data-wishes])").first()).toHaveText("3");
    await expect(quantity).toHaveValue("3");
    await expect(page.locator("header input[type=search]").first()).toHaveValue("racket");
    // The marks are there again, including the toolbar.
    if (name !== "a translator")
      for (const kind of ["passwords", "grammar", "toolbar"])
        await expect(page.locator(`[data-intruder=${kind}]`).first()).toBeAttached();
  });
}

/** Marks the page once React answers. */
const markHydrated = (context: BrowserContext) =>
  context.addInitScript(() =>
    document.addEventListener("hydrated", () => document.documentElement.classList.add("answers")),
  );

for (const [name, intrude] of Object.entries(EARLY)) {
  test(`${name} before React answers take the focus from nobody who is about to type`, async ({
    page,
    context,
    watch,
  }) => {
    if (name === "a translator") watch.allow(DRAWN_ANEW);
    await intrude(context);
    await markHydrated(context);
    const open = await holdScripts(page);
    await page.goto(`${origin()}/product/match-balls-can-of-four`, { waitUntil: "commit" });
    const quantity = page.getByRole("main").locator(".quantity-input").first();
    if (name !== "a translator")
      await expect(page.locator("[data-manager-field]")).not.toHaveCount(0);
    await quantity.click();
    await page.keyboard.press("Control+A");
    open();
    await expect(page.locator("html.answers")).toBeAttached();
    await expect(quantity).toBeFocused();
    await page.keyboard.type("3");
    await expect(quantity).toHaveValue("3");
    await addToCart(page).click();
    await expect(page.locator(".cart-count:not([data-wishes])").first()).toHaveText("3");
  });
}

test("who presses again while the page is drawn again has pressed once, with what was typed", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(DRAWN_ANEW);
  await EARLY["a translator"](context);
  await markHydrated(context);
  const [first, carryOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held: string[] = [];
  await page.route(SCRIPTS, async (route) => {
    await first.promise;
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('"formaction"')) {
      held.push(route.request().url());
      await carryOver.promise;
    }
    await route.fulfill({ response, body });
  });
  await page.goto(`${origin()}/product/match-balls-can-of-four`, { waitUntil: "commit" });
  const quantity = page.getByRole("main").locator(".quantity-input").first();
  await quantity.fill("3");
  await addToCart(page).click();
  first.resolve();
  await expect(page.locator("html.answers")).toBeAttached();
  await expect.poll(() => held.length).toBe(1);
  await expect(quantity).toHaveValue("1");
  await addToCart(page).click();
  carryOver.resolve();
  await expect(page.locator(".cart-count:not([data-wishes])").first()).toHaveText("3");
  await expect(quantity).toHaveValue("3");
  const cartId = (await context.cookies()).find(({ name }) => name === "cartId")?.value ?? "";
  expect(await sandbox.callsOf(cartId, "cart/addItem")).toHaveLength(1);
});
