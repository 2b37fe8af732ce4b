import { expireSections, OtherEditor } from "#e2e/support/other-editor.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, openTool } from "#e2e/support/staff.ts";
import { BASE_ADDRESS, servePicture, stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, sandbox, test } from "#e2e/support/test.ts";
import type { PageInfo } from "#lib/edit/pages/page-info.ts";
import { BASE } from "#tests/overlaps/deeds.ts";

const words = MESSAGES.en.edit;

test("settings of a page and translations that two editors make at once are both there", async ({
  page,
  browser,
  watch,
}) => {
  // What is refused is explained, and a link of the cards leads nowhere.
  watch.allow(/404|409/);
  const staged = await stagePage(browser, "at-once", [{}]);
  const { colleague, handler } = staged;
  const slug = handler.split(":")[1] ?? "";
  await servePicture(page);
  await becomeStaff(page, BASE_ADDRESS);
  await page.goto(staged.address);

  // The settings: whoever is second keeps what they typed, and reads what the first one has saved.
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
  await expect(settings.getByText(words.pages.bothChanged)).toBeVisible();
  await expect(settings.getByRole("listitem").filter({ hasText: "Their title" })).toBeVisible();
  await expect(title).toHaveValue("My title");
  await settings.getByRole("button", { name: words.pages.save }).click();
  await expect(settings).toBeHidden();
  expect((await read()).page).toMatchObject({ title: "My title", excerpt: "Their summary" });

  // Translations: one that somebody else was faster with is made once, and found.
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

  // Texts beside their source: theirs is shown before mine is published over it.
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
