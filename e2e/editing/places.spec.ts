import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { becomeStaff, openTool } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const {
  bar,
  dialogClose,
  help,
  hints,
  history,
  links,
  media,
  more,
  pages,
  places,
  sections,
  slots,
} = MESSAGES.en.edit;

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
  await expect(steps).toContainText(hints.press);
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

  await page.reload();
  await expect(headline).toHaveCSS("outline-style", "dashed");
  await expect(page.getByRole("region", { name: hints.title })).toHaveCount(0);
});

test.describe("at 200 %", () => {
  // A window of 1280 by 800 pixels.
  test.use({ viewport: { width: 640, height: 400 }, hasTouch: false });

  test("the bar and its dialogs have room, and nothing is out of reach", async ({ page }) => {
    await becomeStaff(page);
    await page.goto(`${origin()}/about-the-club?editPage=true`);
    for (const [tool, title] of [
      [sections.title, sections.title],
      [media.title, media.title],
      [pages.open, pages.title],
      [history.title, history.title],
      [help.title, help.title],
    ] as const) {
      await openTool(page, tool);
      const dialog = page.getByRole("dialog", { name: title });
      const close = dialog.getByRole("button", { name: dialogClose, exact: true }).first();
      await expect(close).toBeVisible();
      const beyond = await dialog.evaluate((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        return isOut || document.documentElement.scrollWidth > innerWidth;
      });
      expect(beyond, title).toBe(false);
      await expectAccessible(page);
      await close.press("Enter");
      await expect(dialog).toHaveCount(0);
    }
  });
});
