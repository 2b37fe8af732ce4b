import type { BrowserContext, Page } from "@playwright/test";
import { killTab } from "#e2e/support/kill-tab.ts";
import { expireSections, OtherEditor } from "#e2e/support/other-editor.ts";
import { becomeStaff, staffLogin } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const words = MESSAGES.en.edit;
/** The text section of /about-the-club. */
const SECTION = 30302;
const TITLE = `[data-edit="${SECTION}:meta.title"]`;

async function openEditing(page: Page, path: string): Promise<void> {
  await page.goto(`${origin()}${path}?editPage=true`);
  await expect(page.getByRole("toolbar", { name: words.bar })).toBeVisible();
}

const field = (page: Page, place: string) => page.locator(`${place}[contenteditable]`).first();
const shown = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text }).first()).toBeVisible();

/** The changes of a closed tab are restored in the next one. */
async function expectRestored(context: BrowserContext, title: string): Promise<void> {
  const next = await context.newPage();
  await openEditing(next, "/about-the-club");
  await next.getByRole("button", { name: words.draft.restore, exact: true }).click();
  await expect(next.locator(TITLE).first()).toHaveText(title);
}

test("what pages do not show of a text's markup survives a changed word, byte for byte", async ({
  page,
}) => {
  const other = await OtherEditor.logIn();
  const before = (await other.read(SECTION)).meta?.text;
  const stored =
    '<p class="lead" id="start" style="color: red" data-x="1">It began in summer.</p>' +
    '<iframe src="https://example.com/film" title="A film"></iframe>';
  await other.save(SECTION, "meta", { text: stored });
  await expireSections();
  await becomeStaff(page);
  await openEditing(page, "/about-the-club");

  await page.getByRole("button", { name: words.source.open }).first().click();
  const source = page.getByRole("dialog").getByRole("textbox");
  await expect(source).toHaveValue(stored);
  await expect(page.getByRole("dialog")).toContainText("iframe");
  await source.fill(stored.replace("summer", "spring"));
  await page.getByRole("button", { name: words.source.apply }).click();
  await page.getByRole("button", { name: words.publish }).click();
  await shown(page, "1 change published");
  expect((await other.read(SECTION)).meta?.text).toBe(stored.replace("summer", "spring"));
  await other.save(SECTION, "meta", { text: before });
  await expireSections();
});

test("whoever types on after saving decides nothing about a conflict, and loses no word", async ({
  page,
}) => {
  const other = await OtherEditor.logIn();
  const before = (await other.read(SECTION)).meta?.title;
  await expireSections();
  await becomeStaff(page);
  await openEditing(page, "/about-the-club");
  const title = field(page, TITLE);
  await title.click();
  await page.keyboard.press("End");
  await page.keyboard.type(", as I tell it");
  await other.save(SECTION, "meta", { title: "How they tell it" });
  const mine = await title.innerText();

  await page.keyboard.press("ControlOrMeta+s");
  const dialog = page.getByRole("dialog", { name: words.conflict.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.type("  ");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(dialog.locator("ins")).not.toHaveCount(0);
  await expect(dialog).toContainText("How they tell it");
  await dialog.getByRole("button", { name: words.conflict.decideLater }).click();
  await expect(title).toHaveText(mine);

  await page.getByRole("button", { name: words.conflict.decide, exact: true }).click();
  await dialog.getByRole("button", { name: words.conflict.takeTheirs }).click();
  await expect(title).toHaveText("How they tell it");
  await page.getByRole("button", { name: words.undo, exact: true }).click();
  await expect(title).toHaveText(mine);
  await page.getByRole("button", { name: words.publish }).click();
  await shown(page, "1 change published");
  expect((await other.read(SECTION)).meta?.title).toBe(mine);
  await other.save(SECTION, "meta", { title: before });
  await expireSections();
});

test("a second tab leaves the first one's changes alone, and what is restored can be undone", async ({
  page,
  context,
}) => {
  await becomeStaff(page);
  await openEditing(page, "/about-the-club");
  const text = "Written in the first tab";
  await field(page, TITLE).fill(text);
  await expect(page.getByText("1 unsaved change", { exact: true })).toBeVisible();
  await expect.poll(() => keptIn(page)).toBe(1);

  const second = await context.newPage();
  await openEditing(second, "/about-the-club");
  await field(second, '[data-edit="30301:meta.title"]').fill("Written in the second tab");
  await expect.poll(() => keptIn(second)).toBe(2);
  await expect(second.getByRole("button", { name: words.draft.restore, exact: true })).toHaveCount(
    0,
  );
  await second.keyboard.press("Enter");
  await second.getByRole("button", { name: words.undo, exact: true }).click();
  await expect.poll(() => keptIn(second)).toBe(1);
  // A tab that is killed asks nothing.
  await page.close();

  await second.reload();
  await second.getByRole("button", { name: words.draft.view, exact: true }).click();
  await expect(second.getByRole("dialog")).toContainText(text);
  await second
    .getByRole("dialog")
    .getByRole("button", { name: words.draft.close, exact: true })
    .click();
  await second.getByRole("button", { name: words.draft.restore, exact: true }).click();
  await expect(second.locator(TITLE).first()).toHaveText(text);
  await second.getByRole("button", { name: words.undo, exact: true }).click();
  await expect(second.locator(TITLE).first()).not.toHaveText(text);
});

/** How many unsaved changes this browser keeps. */
const keptIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("baseline-edit");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("drafts").objectStore("drafts").count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

test("a tab that is killed while somebody types has lost no key", async ({ page, context }) => {
  await becomeStaff(page);
  await openEditing(page, "/about-the-club");
  const text = `Typed to the last letter ${Date.now()}`;
  await field(page, TITLE).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
  await killTab(page, context);

  await expectRestored(context, text);
});

test("the very first key is kept, though its tab is closed right after it", async ({
  page,
  context,
}) => {
  await becomeStaff(page);
  await openEditing(page, "/about-the-club");
  const title = field(page, TITLE);
  const old = await title.innerText();
  await title.click();
  await page.keyboard.press("End");
  await page.keyboard.press("!");
  // A tab that is killed asks nothing.
  await page.close();

  await expectRestored(context, `${old}!`);
});

test("undo, drops, pastes and empty fields leave a text whole", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await becomeStaff(page);
  await openEditing(page, "/about-the-club");
  const title = field(page, TITLE);
  const old = await title.innerText();

  // One undo more than there is to undo: the field keeps the focus and the keys.
  await title.click();
  await page.keyboard.press("End");
  await page.keyboard.type("abc");
  for (let times = 0; times < 6; times += 1) await page.keyboard.press("ControlOrMeta+z");
  await expect(title).toHaveText(old);
  await expect(title).toBeFocused();
  await page.keyboard.type("!");
  await expect(title).toHaveText(`${old}!`);

  // Marks without a width stay out.
  await page.evaluate(() => navigator.clipboard.writeText("a\u200bb\ufeffc"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(title).toHaveText("abc");
  expect((await title.textContent())?.length).toBe(3);

  // An emptied field is empty, so that its placeholder shows.
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await expect(page.locator(`${TITLE}:empty`).first()).toBeAttached();
  await page.getByRole("button", { name: words.undo, exact: true }).click();

  // A word of a heading is dropped as a word, not as a heading.
  const text = field(page, `[data-edit="${SECTION}:meta.text"]`);
  await title.dblclick({ position: { x: 12, y: 12 } });
  const [from, to] = [await title.boundingBox(), await text.boundingBox()];
  if (!from || !to) throw new Error("the section is not on the page");
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 20, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByText(/[12] unsaved change/).first()).toBeVisible();
  await expect(text.locator("[data-edit], h2")).toHaveCount(0);
});

test("a session that has lost the hint of staff is asked to log in, and comes back", async ({
  page,
  context,
  watch,
}) => {
  // Without a session, publishing is refused, and so is a page whose link the mouse crosses.
  watch.allow(/401|403/);
  await becomeStaff(page);
  await context.clearCookies({ name: "staff" });
  await page.goto(`${origin()}/membership?editPage=true`);
  await expect(page).toHaveURL(/adminLogin/);
  await staffLogin(page, undefined, page.url());
  await expect(page.getByRole("toolbar", { name: words.bar })).toBeVisible();
  await expect(page).toHaveURL(/\/membership\?editPage=true$/);

  // Publishing without a session: the dialog knows who edits, and waits for the password only.
  const desktop = '[data-edit="30401:meta.title"]';
  // What is typed before the editor is there has a test of its own.
  await page.waitForLoadState("networkidle");
  await field(page, desktop).fill("One card for everything");
  await field(page, desktop).blur();
  await expect(page.getByText(MESSAGES.en.edit.twin.phone.split("{")[0] ?? "")).toBeVisible();
  await page.getByRole("button", { name: words.twin.show }).click();
  await expect(page.locator('[data-edit="30401:mobileMeta.title"]').first()).toBeFocused();
  await context.clearCookies();
  await page.getByRole("button", { name: words.publish }).click();
  const dialog = page.getByRole("dialog", { name: words.session.title });
  await expect(dialog.getByLabel("E-mail", { exact: true })).not.toHaveValue("");
  await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
});

test("changes are listed before they are published, and one is left out", async ({ page }) => {
  const other = await OtherEditor.logIn();
  const before = (await other.read(SECTION)).meta?.title;
  await expireSections();
  await becomeStaff(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await openEditing(page, "/about-the-club");
  // On phones: one row, the header scrolls away, and no notice covers the text.
  const bar = await page.getByRole("toolbar", { name: words.bar }).boundingBox();
  expect(bar?.height).toBeLessThan(64);
  await expect(page.locator(".site-header")).toHaveCSS("position", "static");
  await expect(page.locator("[data-cookie-notice]")).not.toHaveCSS("position", "fixed");

  await field(page, TITLE).fill("How it really began");
  await field(page, '[data-edit="30301:meta.title"]').fill("Left out for now");
  await page.getByRole("button", { name: words.publish }).click();
  const dialog = page.getByRole("dialog", { name: words.review.title });
  await expect(dialog.getByRole("checkbox")).toHaveCount(2);
  await dialog.getByRole("checkbox").nth(1).uncheck();
  await dialog.getByRole("button", { name: "Publish 1 change" }).click();
  await shown(page, "1 change published");
  await expect(page.getByText("1 unsaved change", { exact: true })).toBeAttached();
  expect((await other.read(SECTION)).meta?.title).toBe("How it really began");
  expect((await other.read(30301)).meta?.title).not.toBe("Left out for now");
  await other.save(SECTION, "meta", { title: before });
  await expireSections();
});

test("where nothing opens it is said why, and leaving keeps the place on the page", async ({
  page,
}) => {
  await becomeStaff(page);
  await openEditing(page, "/product/court-line-98");
  await page.locator("#main h1").click();
  await expect(page.getByText(words.elsewhere.backOffice)).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: words.help.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("F6");
  await expect(page.getByRole("button", { name: words.edit, exact: true })).toBeFocused();

  await openEditing(page, "/about-the-club");
  await page.locator(TITLE).first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await page.getByRole("button", { name: words.exit }).click();
  await expect(page).toHaveURL(`${origin()}/about-the-club`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});
