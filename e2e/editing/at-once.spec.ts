import type { BrowserContext, Page } from "@playwright/test";
import { killTab } from "#e2e/support/kill-tab.ts";
import { expireSections, OtherEditor } from "#e2e/support/other-editor.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, openTool } from "#e2e/support/staff.ts";
import { BASE_ADDRESS, servePicture, stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, sandbox, test } from "#e2e/support/test.ts";
import type { PageInfo } from "#lib/staff/edit/pages/page-info.ts";
import { BASE } from "#tests/overlaps/edit-actions.ts";

const words = MESSAGES.en.edit;

test("settings of a page and translations that two editors make at once are both there", async ({
  page,
  browser,
  watch,
}) => {
  // Refused changes are explained, and one link of the cards is broken.
  watch.allow(/404|409/);
  const staged = await stagePage(browser, "at-once", [{}]);
  const { colleague, handler } = staged;
  const slug = handler.split(":")[1] ?? "";
  await servePicture(page);
  await becomeStaff(page, BASE_ADDRESS);
  await page.goto(staged.address);

  // The settings: the second person keeps their input, and sees what the first one has saved.
  await openTool(page, words.pages.open);
  const settings = page.getByRole("dialog", { name: words.pages.title });
  await settings.getByRole("button", { name: words.pages.tab.settings, exact: true }).click();
  const title = settings.getByLabel(words.pages.pageTitle, { exact: true });
  await title.fill("My title");
  const read = () => colleague.post<PageInfo>("edit/page/read", { path: [slug] });
  const { page: seen } = await read();
  await colleague.post("edit/page/update", {
    ...{ id: seen?.id, slug, seen: seen?.seen },
    changes: { title: "Their title", excerpt: "Their summary" },
  });
  await settings.getByRole("button", { name: words.pages.save }).click();
  await expect(settings.getByRole("alert")).toContainText(words.pages.changed);
  await settings.getByRole("button", { name: words.pages.reload }).click();
  await expect(settings.getByText(words.unsent.bothChanged)).toBeVisible();
  await expect(settings.getByRole("listitem").filter({ hasText: "Their title" })).toBeVisible();
  await expect(title).toHaveValue("My title");
  await settings.getByRole("button", { name: words.pages.save }).click();
  await expect(settings).toBeHidden();
  expect((await read()).page).toMatchObject({ title: "My title", excerpt: "Their summary" });

  // Translations: if somebody else was faster, it is created only once, and found.
  const translate = (id: number) =>
    colleague.post("edit/languages/translate", {
      ...{ kind: "section", from: "en", to: "de", id, handler },
    });
  await colleague.post("edit/languages/translate", {
    ...{ kind: "page", from: "en", to: "de", slugMain: slug },
  });
  const german = async () =>
    (await sandbox.elements(8)).filter((one) => one.language === "de" && one.handler === handler);
  const made = (await german()).length;
  const backend = await OtherEditor.logIn(HOSTS.hr);
  const late = await backend.create(handler, { ...BASE, meta: { title: "Late" } });
  await expireSections(HOSTS.hr);
  await openTool(page, /^English: /);
  const languages = page.getByRole("dialog", { name: words.languages.title });
  const create = languages.getByRole("button", { name: /^Create Cards “Late” .*Deutsch/ });
  await expect(create).toBeVisible();
  await translate(late);
  await create.click();
  await expect(languages.getByText("1 of 1 done")).toBeVisible();
  await expect(create).toHaveCount(0);
  expect(await german()).toHaveLength(made + 1);

  // Texts next to their source: the other person's text is shown before mine overwrites it.
  const target = (await german()).find(({ doc }) => doc.includes("Late"));
  await languages.getByRole("button", { name: /^Translate Cards “Late” .*Deutsch/ }).click();
  const beside = page.getByRole("dialog", { name: /in Deutsch$/ });
  const field = beside.getByRole("textbox").first();
  await field.fill("Mein Titel");
  const germans = await OtherEditor.logIn(HOSTS.hr, "de");
  await germans.save(target?.id ?? 0, "meta", { title: "Ihr Titel" });
  await beside.getByRole("button", { name: "Publish in Deutsch" }).click();
  await expect(beside).toContainText("Ihr Titel");
  await expect(field).toHaveValue("Mein Titel");
  await beside.getByRole("button", { name: "Publish in Deutsch" }).click();
  await expect(beside).toBeHidden();
  expect((await germans.read(target?.id ?? 0)).meta?.title).toBe("Mein Titel");
});

/** A page with a German translation that is edited next to its English source. */
async function stageGerman(page: Page, name: string) {
  const browser = page.context().browser();
  if (!browser) throw new Error("no browser");
  const staged = await stagePage(browser, name, [{}]);
  const slug = staged.handler.split(":")[1] ?? "";
  await staged.colleague.post("edit/languages/translate", {
    ...{ kind: "page", from: "en", to: "de", slugMain: slug },
  });
  await expireSections(HOSTS.hr);
  const german = (await sandbox.elements(8)).find(
    (one) => one.language === "de" && one.handler === staged.handler,
  );
  const germans = await OtherEditor.logIn(HOSTS.hr, "de");
  const titleOf = async () => (await germans.read(german?.id ?? 0)).meta?.title;
  return { ...staged, germans, id: german?.id ?? 0, titleOf };
}

/** Opens the form that shows German next to English. */
async function writeGerman(page: Page) {
  await openTool(page, /^English: /);
  const languages = page.getByRole("dialog", { name: words.languages.title });
  await languages.getByRole("button", { name: /^Translate Cards .*Deutsch/ }).click();
  const form = page.getByRole("dialog", { name: /in Deutsch$/ });
  return { form, field: form.getByRole("textbox").first() };
}

/** The page again, after its tab was killed right after the last key. */
async function killed(page: Page, context: BrowserContext, address: string): Promise<Page> {
  await killTab(page, context);
  const next = await context.newPage();
  await servePicture(next);
  await next.goto(address);
  await expect(next.getByRole("link", { name: "1 more unsaved in Deutsch" })).toBeVisible();
  return next;
}

test("what is typed beside a source outlives the page, and is published from the same form", async ({
  page,
  context,
}) => {
  const { address, titleOf } = await stageGerman(page, "killed-beside");
  await servePicture(page);
  await becomeStaff(page, BASE_ADDRESS);
  await page.goto(address);
  const { field } = await writeGerman(page);
  await field.pressSequentially(" auf Deutsch");
  const mine = await field.inputValue();

  const next = await killed(page, context, address);
  const again = await writeGerman(next);
  await expect(again.field).toHaveValue(mine);
  await expect(again.form.getByText(words.languages.broughtBack)).toBeVisible();
  await again.form.getByRole("button", { name: "Publish in Deutsch" }).click();
  await expect(again.form).toBeHidden();
  expect(await titleOf()).toBe(mine);
  await expect(next.getByRole("link", { name: "1 more unsaved in Deutsch" })).toHaveCount(0);
});

test("what was typed beside a source comes to the page of its language, and is shown with what somebody else published since", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/409/);
  const { address, germans, id, titleOf } = await stageGerman(page, "killed-conflict");
  await servePicture(page);
  await becomeStaff(page, BASE_ADDRESS);
  await page.goto(address);
  const { field } = await writeGerman(page);
  await field.fill("Mein Titel");
  await germans.save(id, "meta", { title: "Ihr Titel" });
  await expireSections(HOSTS.hr);

  const next = await killed(page, context, address);
  // The form shows both; leaving it unchanged keeps the German text.
  const again = await writeGerman(next);
  await expect(again.field).toHaveValue("Mein Titel");
  await expect(again.form).toContainText("Ihr Titel");
  next.on("dialog", (dialog) => void dialog.accept());
  await again.form.getByRole("button", { name: words.languages.back }).click();
  await next.keyboard.press("Escape");
  await next.getByRole("link", { name: "1 more unsaved in Deutsch" }).click();

  const discard = next.getByRole("button", { name: words.draft.discard, exact: true });
  const offer = next.locator(".edit-note", { has: discard });
  await offer.getByRole("button", { name: words.draft.view }).click();
  const shown = next.getByRole("dialog");
  await expect(shown).toContainText("Mein Titel");
  await shown.getByRole("button", { name: words.draft.close, exact: true }).click();
  await offer.getByRole("button", { name: words.draft.restore }).click();
  await next.getByRole("button", { name: words.publish, exact: true }).click();
  const conflict = next.getByRole("dialog", { name: words.conflict.title });
  await expect(conflict).toContainText("Ihr Titel");
  await expect(conflict).toContainText("Mein Titel");
  await conflict.getByRole("button", { name: words.conflict.keepMine }).click();
  await expect.poll(titleOf).toBe("Mein Titel");
});
