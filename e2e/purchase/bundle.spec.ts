import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { choose, press, type } from "#e2e/support/keyboard.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { bundle, cart, errors, product, shell } = MESSAGES.en;

/** From the seed: one with choices and an engraving, one that is added directly, one that only needs texts. */
const CLUB = { slug: "club-player-bundle", name: "Club player bundle" } as const;
const PLAIN = { slug: "first-court-bundle", name: "First court bundle" } as const;
const GIFT = { slug: "keepsake-gift-set", name: "Keepsake gift set" } as const;

const open = (page: Page, { slug }: { slug: string }) => page.goto(`${origin()}/product/${slug}`);
const customise = (page: Page) =>
  page.getByRole("button", { name: product.customise, exact: true });
const dialogOf = (page: Page, { name }: { name: string }) =>
  page.getByRole("dialog", { name: bundle.title.replace("{name}", name) });
const cartDialog = (page: Page) => page.getByRole("dialog", { name: cart.title, exact: true });
/** Presses `Customise` until the dialog opens: the page may not be hydrated yet. */
async function openDialog(page: Page, which: { name: string }): Promise<void> {
  await expect(async () => {
    if (await dialogOf(page, which).isHidden()) await customise(page).click({ timeout: 1_000 });
    await expect(dialogOf(page, which)).toBeVisible({ timeout: 3_000 });
  }).toPass();
}
const part = (page: Page, name: string) => dialogOf(page, CLUB).getByRole("region", { name });

test.describe("on a phone, by keyboard", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a bundle with choices and an engraving shows what is missing, is added, and is changed from the cart", async ({
    page,
  }) => {
    const dialog = dialogOf(page, CLUB);
    const field = dialog.getByRole("textbox", { name: "Engraving" });
    const add = dialog.getByRole("button", { name: product.addToCart, exact: true });
    await open(page, CLUB);
    await expect(page.getByRole("button", { name: product.addToCart, exact: true })).toHaveCount(0);
    await press(page, customise(page));
    await expect(dialog.getByText("Not in your cart yet")).toBeVisible();

    await press(page, add);
    await expect(page.getByRole("status").filter({ hasText: "is not complete yet" })).toBeVisible();
    // The first of what is missing: a choice, before the engraving.
    await expect(part(page, "Court Line 100 Lite").getByRole("radio").first()).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(product.required));
    await expect(cartDialog(page)).toBeHidden();

    await choose(page, part(page, "Court Line 100 Lite").getByRole("radio", { name: "L2" }));
    await type(page, field, "Ana");
    await press(page, add);
    await expect(cartDialog(page)).toContainText("Court Line 100 Lite (L2)");
    await expect(cartDialog(page)).toContainText("Ana");
    await page.keyboard.press("Escape");
    await expect(customise(page)).toBeFocused();

    await page.goto(`${origin()}/cart`);
    await press(page, page.getByRole("link", { name: `Edit ${CLUB.name}` }));
    await expect(field).toHaveValue("Ana");
    await expect(dialog.getByText("1 in your cart")).toBeVisible();
    await type(page, field, "Ivo");
    await type(page, dialog.getByRole("spinbutton", { name: product.quantity }), "2");
    await press(page, dialog.getByRole("button", { name: bundle.update, exact: true }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("table", { name: cart.title })).toContainText("Ivo");
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${CLUB.name}` })).toHaveValue(
      "2",
    );
    await expect(page.getByRole("row")).toHaveCount(2);
  });
});

test("a bundle without choices is added directly; one with a text for a part is customised", async ({
  page,
}) => {
  await open(page, PLAIN);
  await expect(customise(page)).toHaveCount(0);
  await page.getByRole("button", { name: product.addToCart, exact: true }).click();
  await expect(cartDialog(page)).toContainText(PLAIN.name);
  await open(page, GIFT);
  await openDialog(page, GIFT);
  const dialog = dialogOf(page, GIFT);
  await dialog.getByRole("textbox", { name: "Engraving" }).fill("Ana");
  await dialog.getByRole("textbox", { name: "Score to engrave" }).fill("7:6");
  await dialog.getByRole("button", { name: product.addToCart, exact: true }).click();
  await expect(cartDialog(page)).toContainText("7:6");
});

test("parts that cannot be loaded show an error with a retry; a part that is gone shows a message", async ({
  page,
  watch,
}) => {
  watch.allow(/503|404/);
  const dialog = dialogOf(page, CLUB);
  const answer = (status: number) =>
    // Parts are read by their ids, the bundle itself by its slug.
    page.route("**/product/web/get", (route) =>
      "id" in route.request().postDataJSON()
        ? route.fulfill({
            status,
            json: { error: { statusCode: status, payload: { message: "" } } },
          })
        : route.fallback(),
    );
  await answer(503);
  await open(page, CLUB);
  await openDialog(page, CLUB);
  await expect(dialog.getByRole("alert")).toContainText(errors.bundleItemsNotFetched);
  await page.unrouteAll();
  await dialog.getByRole("button", { name: shell.tryAgain }).click();
  await expect(dialog.getByRole("radio").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await answer(404);
  await openDialog(page, CLUB);
  await expect(dialog.getByText(bundle.trouble.missing.title)).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing in the open dialog: ${colorScheme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme, reducedMotion: "reduce" });

    test("with validation errors", async ({ page }) => {
      await open(page, CLUB);
      await openDialog(page, CLUB);
      const dialog = dialogOf(page, CLUB);
      await dialog.getByRole("button", { name: product.addToCart, exact: true }).click();
      await expect(dialog.locator("[aria-invalid=true]").first()).toBeVisible();
      const { violations } = await axeOf(page).include("dialog[open]").analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 300)}`)).toEqual(
        [],
      );
    });
  });
}
