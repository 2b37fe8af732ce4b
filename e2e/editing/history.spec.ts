import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { HANDS } from "#e2e/support/hands.ts";
import { confirmReviews } from "#e2e/support/review.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, openTool } from "#e2e/support/staff.ts";
import { stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

const words = MESSAGES.en.edit;
/** A page that no other test changes. */
const PAGE = "/visitors-and-guests";
const TITLE = 'main section [data-edit$=":meta.title"][contenteditable]';

const shown = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text }).first()).toBeVisible();

async function publish(page: Page, title?: string): Promise<void> {
  if (title !== undefined) {
    await page.locator(TITLE).first().click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(title);
  }
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.locator(".edit-status")).toContainText("No unsaved changes");
}

test("a section comes back out of the page's past; without one, out of what was published here", async ({
  page,
  browser,
  watch,
}) => {
  await becomeStaff(page);
  await page.goto(`${origin()}${PAGE}?editPage=true`);
  const title = page.locator(TITLE).first();
  const first = `First <b>words</b> ${Date.now()}`;
  await publish(page, first);
  await publish(page, "Second words");

  await openTool(page, words.history.title);
  const dialog = page.getByRole("dialog", { name: words.history.title });
  const slider = dialog.getByRole("slider", { name: words.history.moment });
  await expect(dialog).toContainText("Second");
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.locator("ins").first()).toContainText("First");
  await expect(slider).toHaveAttribute("aria-valuetext", /by \S/);
  const found = await axeOf(page).include("dialog[open]").analyze();
  expect(found.violations).toEqual([]);
  // The effect of a restoration, on the page, before anything is changed.
  await page.setViewportSize({ width: 390, height: 780 });
  await page.emulateMedia({ colorScheme: "dark" });
  await dialog.getByText(words.history.changes).first().click();
  await expect(dialog.locator(".edit-restored[open] ins").first()).toContainText("First");
  await dialog.getByRole("button", { name: words.review.onPage }).click();
  const looks = dialog.locator('figure[data-screen="phone"] iframe[data-edit-look]');
  await expect(looks.first().contentFrame().locator("main")).toContainText("Second words");
  await expect(looks.last().contentFrame().locator("main")).toContainText(first);
  await expect(page.locator(".edit-status")).toContainText("No unsaved changes");
  const onPhone = await axeOf(page).include("dialog[open]").exclude(".edit-looks iframe").analyze();
  expect(onPhone.violations).toEqual([]);
  expect(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1280, height: 720 });

  const restore = dialog.getByRole("button", { name: words.history.restoreSection });
  await restore.press("Enter");
  await expect(title).toHaveText(first);
  await page.getByRole("button", { name: new RegExp(`^${words.undo}`) }).click();
  await expect(title).toHaveText("Second words");
  await page.getByRole("button", { name: words.redo }).click();
  await expect(title).toHaveText(first);
  await publish(page);
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`${origin()}${PAGE}`);
  await expect(shopper.locator("main").getByText(first)).toBeVisible();

  // A backend that keeps no past.
  await sandbox.setFaults([{ match: "element/history", status: 501 }]);
  try {
    watch.allow(/404|501/);
    await openTool(page, words.history.title);
    await expect(dialog).toContainText(words.history.own);
    await dialog.getByRole("button", { name: words.history.putBack, exact: true }).click();
    await expect(title).toHaveText("Second words");
    await shown(page, words.history.restored);
  } finally {
    await sandbox.clearFaults("element/history");
  }
  await page.getByRole("button", { name: new RegExp(`^${words.undo}`) }).click();
  await expect(page.locator(".edit-status")).toContainText("No unsaved changes");
});

test("a deleted section is brought back from the page's past, and shoppers see it again", async ({
  page,
  browser,
  watch,
}) => {
  // The pictures of the cards are in no library.
  watch.allow(/404/);
  const { address, ids } = await stagePage(browser, "deleted", [{}, {}]);
  const [first = 0] = ids;
  await becomeStaff(page, origin(HOSTS.hr));
  await confirmReviews(page);
  await page.goto(address);
  await HANDS["removes it"]?.(page, first);
  await expect(page.locator(`[data-edit-section="${first}"]`)).toHaveCount(0);
  await publish(page);

  // On another device nothing else is known of it.
  await page.evaluate(() => indexedDB.deleteDatabase("baseline-edit-published"));
  await page.reload();
  await openTool(page, words.history.title);
  const dialog = page.getByRole("dialog", { name: words.history.title });
  await expect(dialog.getByRole("heading", { name: words.history.removed })).toBeVisible();
  await dialog.getByRole("button", { name: words.history.bringBack }).click();
  await expect(page.locator('main [data-edit-section="-1"]')).toContainText("title-base");
  await publish(page);
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(address.replace("?editPage=true", ""));
  await expect(shopper.locator("main").getByText("title-base")).toHaveCount(2);
});
