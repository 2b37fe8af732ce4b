import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { holdScripts } from "#e2e/support/held-scripts.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { bar, hints, links, more, places, pressAgain, slots } = MESSAGES.en.edit;

const expectAccessible = async (page: Page) =>
  expect((await axeOf(page).analyze()).violations.map(({ id }) => id)).toEqual([]);

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

test("a newcomer with a finger gets three hints, sees what can be edited, and reaches a link without leaving the page", async ({
  page,
}) => {
  await becomeStaff(page);
  await page.evaluate(() => localStorage.removeItem("edit-hints"));
  await page.goto(`${origin()}/membership?editPage=true`);
  const steps = page.getByRole("region", { name: hints.title });
  await expect(steps).toContainText(hints.pressTouch);
  await expectAccessible(page);
  await steps.getByRole("button", { name: hints.next }).tap();
  await expect(steps).toContainText(hints.sections);
  await steps.getByRole("button", { name: hints.next }).tap();
  await expect(steps).toContainText(hints.publish);
  await steps.getByRole("button", { name: hints.done }).tap();
  await expect(steps).toHaveCount(0);

  const headline = page.locator('main [data-edit$=":meta.title"][contenteditable]').first();
  await expect(headline).toHaveCSS("outline-style", "none");
  const menu = page.getByRole("toolbar", { name: bar }).getByRole("button", { name: more });
  await menu.tap();
  await page.getByRole("button", { name: places.show }).tap();
  await expect(headline).toHaveCSS("outline-style", "dashed");
  await expectAccessible(page);

  const link = page.locator('main a[data-edit-slot="link"]').first();
  await link.tap();
  await expect(page.getByRole("toolbar", { name: slots.tools })).toBeVisible();
  await expect(page).toHaveURL(/\/membership\?editPage=true$/);
  await page.getByRole("button", { name: new RegExp(`^${slots.link}: `) }).tap();
  await expect(page.getByText(links.leadsTo)).toBeVisible();
  await page.keyboard.press("Escape");
  // A second tap beside its words, which are a field, follows it.
  const href = await link.getAttribute("href");
  const beside = { position: { x: 10, y: 22 } };
  await link.tap(beside);
  await expect(page.locator(".edit-status")).toContainText(pressAgain);
  await expect(page).toHaveURL(/\/membership\?editPage=true$/);
  await link.tap(beside);
  await expect(page).toHaveURL(`${origin()}${href}?editPage=true`);
  await page.goBack();
  await expect(page).toHaveURL(/\/membership\?editPage=true$/);

  await page.reload();
  await expect(headline).toHaveCSS("outline-style", "dashed");
  await expect(page.getByRole("region", { name: hints.title })).toHaveCount(0);
});

test("a link that is pressed before the scripts are there is selected, and does not lead away", async ({
  page,
}) => {
  await becomeStaff(page);
  const open = await holdScripts(page);
  await page.goto(`${origin()}/?editPage=true`, { waitUntil: "commit" });
  const button = page.locator('a[data-edit$=":linkMeta.cta"]').first();
  // Beside its words, which are a field.
  await button.click({ position: { x: 10, y: 26 } });
  open();
  await expect(page.locator(".edit-status")).toContainText(pressAgain);
  await expect(button).toBeFocused();
  await expect(page.getByRole("button", { name: new RegExp(`^${slots.link}: `) })).toBeVisible();
  await expect(page).toHaveURL(`${origin()}/?editPage=true`);
});
