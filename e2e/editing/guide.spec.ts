import { join } from "node:path";
import sharp from "sharp";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, openPlace } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { edit: words } = MESSAGES.en;
const FOLDER = join(import.meta.dirname, "../../docs/pictures");

test.use({ viewport: { width: 1200, height: 760 }, colorScheme: "light" });

/**
 * Walks through docs/editing.md. With `--update-snapshots=all` it also makes the guide's pictures:
 * `npx playwright test e2e/editing/guide.spec.ts --update-snapshots=all`. Nothing is published.
 */
test("a newcomer finds everything that the guide for editors speaks of", async ({ page }, info) => {
  const picture = async (name: string) => {
    if (info.config.updateSnapshots !== "all") return;
    await page.waitForLoadState("networkidle");
    const png = await page.screenshot({ animations: "disabled", caret: "hide" });
    await sharp(png)
      .resize(1000)
      .webp({ quality: 70 })
      .toFile(join(FOLDER, `${name}.webp`));
  };
  const base = `${origin(HOSTS.hr)}/en`;
  await becomeStaff(page, base);
  await page.goto(`${base}/membership`);
  await page.getByRole("link", { name: MESSAGES.en.staff.edit, exact: true }).click();
  const bar = page.getByRole("toolbar", { name: words.bar });
  await expect(page.locator("[data-section-handle]").first()).toBeAttached();
  for (const name of [words.media.title, words.pages.open, words.sections.title, words.publish])
    await expect(bar.getByRole("button", { name, exact: true })).toBeVisible();
  await picture("bar");

  const headline = page.locator('main [data-edit$=":meta.title"]').first();
  await headline.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" for you");
  await expect(bar.getByText("1 unsaved change", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");

  await openPlace(page, 'main img[data-edit$=":meta.image"]', words.slots.media);
  await expect(page.getByText(words.pictures.focal)).toBeVisible();
  const shown = page
    .getByRole("button", { name: words.pictures.focal, exact: true })
    .locator("img");
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  await picture("picture");
  await page.keyboard.press("Escape");

  await openPlace(page, 'main a[data-edit$=":linkMeta.cta"]', words.slots.link);
  await expect(page.getByText(words.links.leadsTo)).toBeVisible();
  await picture("link");
  await page.keyboard.press("Escape");

  await bar.getByRole("button", { name: words.sections.title, exact: true }).click();
  const outline = page.getByRole("dialog", { name: words.sections.title });
  await expect(outline.locator("[data-row]").first()).toBeVisible();
  await picture("sections");
  await outline
    .getByRole("button", { name: new RegExp(`^${words.sections.insertAfter}:`) })
    .first()
    .click();
  const gallery = page.getByRole("dialog", { name: words.sections.insert });
  await expect(gallery).toBeVisible();
  for (let first = 0; first < 6; first += 1)
    await expect(gallery.locator(".edit-look-page").nth(first)).toHaveAttribute("data-drawn", "");
  await picture("insert");
  await page.keyboard.press("Escape");

  await expect(gallery).toBeHidden();
  await page.locator("main [data-section-handle]").nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-tools] button").first()).toBeFocused();
  await page
    .locator("[data-tools]")
    .getByRole("button", { name: new RegExp(`^${words.sections.settings}:`) })
    .press("Enter");
  const settings = page.locator(".edit-settings");
  await settings.getByText(words.settings.phone, { exact: true }).first().click();
  await expect(settings.getByText(words.settings.inherited).first()).toBeVisible();
  const phone = page.frameLocator("iframe[data-edit-preview]").locator("main h1").first();
  await expect(phone).toBeVisible();
  await expect(page.getByText(words.drawing, { exact: true })).toHaveCount(0);
  await picture("settings");
  await page.keyboard.press("Escape");

  await bar.getByRole("button", { name: /^English: / }).click();
  await expect(page.getByRole("dialog", { name: words.languages.title })).toBeVisible();
  await page.keyboard.press("Escape");

  await bar.getByRole("button", { name: words.pages.open, exact: true }).click();
  const pages = page.getByRole("dialog", { name: words.pages.title });
  await pages.getByLabel(words.pages.pageTitle, { exact: true }).fill("Open day");
  await expect(pages.getByRole("button", { name: words.pages.create })).toBeVisible();
  await expect(pages.getByText(words.pages.checking)).toBeHidden();
  await picture("page");
  await page.keyboard.press("Escape");

  await bar.getByRole("button", { name: words.media.title, exact: true }).click();
  const library = page.getByRole("dialog", { name: words.media.title });
  await expect(library.getByRole("listbox").getByRole("option").first()).toBeVisible();
});
