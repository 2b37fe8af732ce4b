import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, chooseStaffLanguage } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { cart, edit: words } = MESSAGES.de;
const TEXT = "Hier ist noch Platz für alles, was Sie brauchen.";

async function openBeside(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: words.more, exact: true }).click();
  await page.getByRole("button", { name, exact: true }).click();
}

test("cart and bundle are next to the page, their texts are edited there, and shoppers read them", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const base = `${origin(HOSTS.hr)}/de`;
  await becomeStaff(page, origin(HOSTS.hr));
  await chooseStaffLanguage(page, "de", origin(HOSTS.hr));
  await page.goto(`${base}?editPage=true`);
  // One row at every width, in the language of the longest words.
  for (const width of [1024, 1200, 1280, 1366, 1500, 1900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() =>
        page.getByRole("toolbar", { name: words.bar }).evaluate((bar) => ({
          isWhole: bar.scrollWidth <= bar.clientWidth,
          isOneRow: bar.clientHeight < 60,
        })),
      )
      .toEqual({ isWhole: true, isOneRow: true });
  }

  await openBeside(page, words.names.bundle);
  const bundle = page.getByRole("dialog", { name: words.names.bundle });
  await expect(bundle.getByText(words.beside.sampleBundle)).toBeVisible();
  await openBeside(page, words.names.cart);
  await expect(bundle).toBeHidden();
  const dialog = page.getByRole("dialog", { name: cart.title });
  await expect(dialog.getByText(cart.empty.title)).toBeVisible();
  const [beside, main] = [await dialog.boundingBox(), await page.locator("main").boundingBox()];
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  // The shop's own texts do not look editable.
  await expect(dialog.locator("[data-edit]")).toHaveCount(0);
  await expect(dialog.getByText(words.beside.fixed)).toBeVisible();

  await dialog.getByRole("button", { name: words.beside.write }).click();
  const field = dialog.locator('[data-edit$=":meta.emptyText"]');
  await expect(field).toHaveText(cart.empty.text);
  await field.click();
  await page.getByRole("button", { name: words.sharedQuestion.change }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(TEXT);
  await page.keyboard.press("Enter");
  await expect(field).toHaveText(TEXT);
  const found = await axeOf(page).include("dialog[data-modal][open]").analyze();
  expect(found.violations).toEqual([]);
  // A step that was made in the dialog is shown there.
  await dialog.getByRole("button", { name: MESSAGES.de.shell.close }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: words.undo, exact: true }).click();
  await expect(field).toHaveText(cart.empty.text);
  await page.getByRole("button", { name: words.redo, exact: true }).click();
  await expect(field).toHaveText(TEXT);

  await page.getByRole("button", { name: words.publish, exact: true }).click();
  const review = page.getByRole("dialog", { name: words.review.title });
  await review.getByRole("button", { name: /veröffentlichen/ }).click();
  // Not "Wird veröffentlicht": it is on its way then.
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /Änderung(en)? veröffentlicht/ })
      .first(),
  ).toBeVisible();

  // The same text on the cart page, in a session that has not been asked yet.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${base}/einkaufswagen?editPage=true`);
  const onPage = page.locator('main [data-edit$=":meta.emptyText"]');
  await expect(onPage).toHaveText(TEXT);
  await onPage.click();
  const question = page.getByRole("dialog", { name: words.sharedQuestion.title });
  await expect(question).toContainText(words.names.cart);
  await question.getByRole("button", { name: words.sharedQuestion.cancel }).first().click();
  await expect(onPage).not.toBeFocused();
  // Nobody has put anything into a cart.
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /cart/i.test(key))),
  ).toEqual([]);

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`${base}/einkaufswagen`);
  await expect(shopper.getByText(TEXT)).toBeVisible();
  expect(await shopper.locator("[data-edit], .edit-for-staff").count()).toBe(0);
  await shopper.context().close();
});
