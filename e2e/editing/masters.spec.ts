import { becomeStaff } from "#e2e/support/staff.ts";
import { BASE_ADDRESS, servePicture, stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, test } from "#e2e/support/test.ts";

const { edit: words } = MESSAGES.en;

test.use({ viewport: { width: 1440, height: 900 } });

test("a section is made a master, edited by itself, followed by another page, and deleted", async ({
  page,
  browser,
}) => {
  const { address, ids, handler, backend } = await stagePage(browser, "masters", [{}]);
  const name = `House ${Date.now()}`;
  await servePicture(page);
  await becomeStaff(page, BASE_ADDRESS);
  await page.goto(address);
  const section = page.locator(`main [data-edit-section="${ids[0]}"]`);
  await section.locator("[data-section-handle]").press("Enter");
  const choose = new RegExp(`^${words.sections.master}: `);
  const tool = page.locator("[data-tools]").getByRole("button", { name: choose });
  await tool.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.master.name).fill(name);
  await dialog.getByRole("button", { name: words.master.make, exact: true }).click();
  await expect(page.getByText(words.master.made)).toBeVisible();
  const [follower] = await backend.readAll(handler);
  expect(follower).toMatchObject({ options: { masterId: expect.any(Number) } });

  // The way to where it is edited, and the question before the first change.
  await section.locator("[data-section-handle]").press("Enter");
  await tool.click();
  await dialog.getByRole("button", { name: words.master.edit, exact: true }).click();
  await expect(page).toHaveURL(/[?&]master=\d+/);
  await expect(page.locator("[data-master-followers='1']")).toBeVisible();
  const title = page.locator('main [data-edit$=":meta.title"][contenteditable]').first();
  await title.click();
  const question = page.getByRole("dialog", { name: words.sharedQuestion.masterTitle });
  await expect(question).toContainText("1 section");
  await question.getByRole("button", { name: words.sharedQuestion.change }).click();
  await title.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  const review = page.getByRole("dialog", { name: words.review.title });
  await review.getByRole("button", { name: /^Publish \d+ / }).click();
  await expect(page.getByText("No unsaved changes", { exact: true })).toBeVisible();
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(address.replace("?editPage=true", ""));
  await expect(shopper.getByRole("heading", { name })).toBeVisible();

  // In the list: deleted, and what followed keeps its content.
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill(words.master.all);
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog", { name: words.master.all });
  const row = list.getByRole("listitem").filter({ hasText: name }).first();
  await row.getByRole("button", { name: words.master.delete, exact: true }).click();
  await row.getByRole("button", { name: words.master.deleteNow }).click();
  await expect(list.getByText(name)).toHaveCount(0);
  await shopper.reload();
  await expect(shopper.getByRole("heading", { name })).toBeVisible();
});
