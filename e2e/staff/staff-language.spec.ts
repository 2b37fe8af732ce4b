import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, chooseStaffLanguage, openTool } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

/** Opens a page in a language for somebody who reads another one, and looks at bar, page and a dialog. */
async function edit(page: Page, base: string, spoken: "en" | "ar", shown: string) {
  const words = MESSAGES[spoken].edit;
  await becomeStaff(page, base);
  await chooseStaffLanguage(page, spoken, base);
  await page.goto(`${base}/?editPage=true`);
  const bar = page.locator("[data-edit-bar].edit-shell");
  const direction = spoken === "ar" ? "rtl" : "ltr";
  await expect(bar).toHaveAttribute("lang", spoken);
  await expect(bar).toHaveCSS("direction", direction);
  await expect(page.getByRole("toolbar", { name: words.bar })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", shown);
  await expect(page.locator("main")).toHaveCSS("direction", shown === "ar" ? "rtl" : "ltr");
  // The arrow of undo leads backwards in the direction of the bar.
  const undo = bar.getByRole("button", { name: words.undo, exact: true }).locator("svg");
  await expect(undo).toHaveCSS("scale", spoken === "ar" ? "-1 1" : "none");
  // The way into a section is named to staff in their language; its words stay the page's.
  await expect(page.locator("main [data-section-handle]").first()).toHaveAttribute("lang", spoken);
  await openTool(page, /^(Hrvatski|العربية): /, words.more);
  const dialog = page.getByRole("dialog", { name: words.languages.title });
  await expect(dialog).toHaveAttribute("lang", spoken);
  await expect(dialog).toHaveCSS("direction", direction);
  await expect(dialog.getByRole("button", { name: words.dialogClose, exact: true })).toBeVisible();
  expect((await axeOf(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    page.viewportSize()?.width,
  );
  return words;
}

test("who reads English edits a Croatian page with an English bar, and shoppers' dialogs stay Croatian", async ({
  page,
}) => {
  const words = await edit(page, origin(HOSTS.hr), "en", "hr");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: words.more, exact: true }).click();
  await page.getByRole("button", { name: words.names.cart, exact: true }).click();
  const cart = page.getByRole("dialog", { name: MESSAGES.hr.cart.title });
  await expect(cart.getByText(MESSAGES.hr.cart.empty.title)).toBeVisible();
  await expect(cart.getByText(words.beside.fixed)).toHaveAttribute("lang", "en");
});

test("who reads English edits an Arabic page with a bar from left to right", async ({ page }) => {
  await edit(page, origin(HOSTS.velo), "en", "ar");
});

test("who reads Arabic edits a Croatian page with a bar from right to left, at 390 px too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await edit(page, origin(HOSTS.hr), "ar", "hr");
});
