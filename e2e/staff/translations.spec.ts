import { controlsCut } from "#e2e/support/admin-pages.ts";
import { axeOf } from "#e2e/support/axe.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const base = origin(HOSTS.hr);
/** Admin area and editor speak the language of staff, on a page in Croatian. */
const { admin, edit } = MESSAGES.en;
const { translations: words } = admin;

test("what a language lacks is found in one list, made as a draft, and opens next to its source", async ({
  page,
}) => {
  await becomeStaff(page, base);
  // A page in Croatian alone.
  const title = `Samo hrvatski ${Date.now()}`;
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const status = await page.evaluate(
    async (body) =>
      (
        await fetch("/api/edit/page/create", {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "x-requested-with": "baseline",
            language: "hr",
          },
          body,
        })
      ).status,
    JSON.stringify({ title, slug, type: "page", status: "published" }),
  );
  expect(status).toBe(200);
  await page.goto(`${base}/?editPage=true#edit:languages`);
  const languages = page.getByRole("dialog", { name: edit.languages.title });
  await languages.getByRole("link", { name: edit.languages.wholeSite }).click();
  await expect(page).toHaveURL(/\/admin\/translations/);
  await page.getByLabel(words.search).fill(title);
  await page.getByLabel(words.language, { exact: true }).selectOption("de");
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toHaveCount(1);
  expect((await axeOf(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await controlsCut(page)).toEqual([]);
  expect((await axeOf(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await row.getByRole("button", { name: new RegExp(title) }).click();
  await expect(page).toHaveURL(new RegExp(`/${slug}\\?editPage=true`));
  // The page's own texts, in German beside Croatian; a draft until somebody says otherwise.
  const dialog = page.getByRole("dialog", { name: new RegExp(`^${title}`) });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel(edit.pages.status, { exact: true })).toHaveValue("draft");
  await page.goto(`${base}/admin/translations`);
  await page.getByLabel(words.search).fill(title);
  await expect(page.getByRole("row").filter({ hasText: title })).toHaveCount(1);
});

test("the overview shows all pages as a tree, which the keyboard walks and a search narrows", async ({
  page,
}) => {
  await becomeStaff(page, base);
  await page.goto(`${base}/admin`);
  const tree = page.getByRole("tree", { name: admin.tree.title });
  const items = tree.getByRole("treeitem");
  await expect(items.nth(1)).toBeVisible();
  // From one end to the other, and into a branch and out of it again.
  await items.nth(1).focus();
  await page.keyboard.press("Home");
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(items.first()).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(items.nth(1)).toBeFocused();
  await expect(items.nth(1)).toHaveAttribute("aria-level", "2");
  await page.keyboard.press("ArrowLeft");
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(items.first()).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowRight");
  await expect(items.first()).toHaveAttribute("aria-expanded", "true");
  expect((await axeOf(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  const title = (await items.nth(1).locator("bdi").first().innerText()).trim();
  await page.getByLabel(admin.tree.search).fill(title);
  const found = tree.getByRole("treeitem").filter({ hasText: title });
  await found.first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/editPage=true/);
});
