import { axeOf } from "#e2e/support/axe.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { people: words, publish } = MESSAGES.en.edit;
/** A page that no other test looks at. */
const PAGE = "/lockers-and-keys";

test("two editors of a page see each other, and one is offered what the other publishes", async ({
  page,
  browser,
}) => {
  await becomeStaff(page);
  const other = await (await browser.newContext()).newPage();
  await becomeStaff(other, origin(), 1);
  await page.goto(`${origin()}${PAGE}?editPage=true`);
  await expect(page.locator("main [data-section-handle]").first()).toBeAttached();
  await other.goto(`${origin()}${PAGE}?editPage=true`);
  const title = (one: typeof page) => one.locator('main [data-edit$=":meta.title"]').first();
  await title(other).click();
  const also = words.here.replace("{people}", "");
  await expect(page.getByText(also)).toBeVisible();
  await expect(other.getByText(also)).toBeVisible();
  const found = await axeOf(page).include("[data-edit-bar]").analyze();
  expect(found.violations).toEqual([]);

  const text = `Keys ${Date.now()}`;
  await other.keyboard.press("ControlOrMeta+a");
  await other.keyboard.type(text);
  await other.getByRole("button", { name: publish }).click();
  await expect(other.getByRole("status").filter({ hasText: "published" }).first()).toBeVisible();
  await expect(title(page)).not.toHaveText(text);
  await page.getByRole("button", { name: words.load }).click();
  await expect(title(page)).toHaveText(text);
  await other.context().close();
});
