import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { killTab } from "#e2e/support/kill-tab.ts";
import { HOSTS, sendRequest } from "#e2e/support/stack.ts";
import { becomeStaff, openTool } from "#e2e/support/staff.ts";
import { BASE_ADDRESS, stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, origin, PORT, test } from "#e2e/support/test.ts";
import type { PageInfo } from "#lib/staff/edit/pages/page-info.ts";

const words = MESSAGES.en.edit;

/** The axe violations in the open dialog. */
const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await axeOf(page).include("dialog[open]").analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
};

test("a new page from a template is public when it is created as such, and gets what it lacks in another language", async ({
  page,
  browser,
}) => {
  const slug = `new-${Date.now()}`;
  await becomeStaff(page, origin(HOSTS.hr));
  await page.goto(`${origin(HOSTS.hr)}/en?editPage=true`);
  const bar = page.getByRole("toolbar", { name: "Edit bar" });
  await bar.getByRole("button", { name: "Pages" }).click();
  const dialog = page.getByRole("dialog", { name: "Pages and posts" });
  await dialog.getByLabel("Title", { exact: true }).fill("Cart");
  await expect(dialog.getByText("The site itself uses this address.")).toBeVisible();
  await dialog.getByLabel("Title", { exact: true }).fill(slug.replace("-", " "));
  await expect(dialog.getByLabel("Address")).toHaveValue(slug);
  const template = dialog.getByLabel("Begin with");
  await template.selectOption({ value: "membership" });
  await expect(dialog.getByLabel("Status")).toHaveValue("draft");
  await dialog.getByLabel("Status").selectOption("published");
  await dialog.getByRole("button", { name: "Create and open" }).click();
  await expect(page).toHaveURL(new RegExp(`/en/${slug}\\?editPage=true`));
  await expect(page.locator("h1[data-edit], h1 [data-edit]").first()).toBeVisible();

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`${origin(HOSTS.hr)}/en/${slug}`);
  await expect(shopper.getByRole("heading", { level: 1 })).toBeVisible();
  const before = await sendRequest(PORT, `/de/${slug}`, { host: HOSTS.hr });
  expect(before.status).toBe(404);

  await bar.getByRole("button", { name: "English: source" }).click();
  const languages = page.getByRole("dialog", { name: "Languages of this page" });
  await expect(languages.getByRole("table").first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await languages.getByRole("button", { name: "Create what is missing in Deutsch" }).click();
  await expect(languages.getByText("1 of 1 done")).toBeVisible();
  await expect(
    languages.getByRole("button", { name: /Translate .*Deutsch/ }).first(),
  ).toBeVisible();
  // A new translation is a draft: nobody sees it, and the page names no such language.
  expect((await sendRequest(PORT, `/de/${slug}`, { host: HOSTS.hr })).status).toBe(404);
  const source = await sendRequest(PORT, `/en/${slug}`, { host: HOSTS.hr });
  expect(source.body).not.toContain(`/de/${slug}`);
});

test("a draft is shown in edit mode and to nobody else; the dialogs are accessible", async ({
  page,
}) => {
  const slug = `draft-${Date.now()}`;
  await becomeStaff(page);
  await page.goto(`${origin()}/?editPage=true`);
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Pages and posts" });
  await dialog.getByLabel("Title", { exact: true }).fill(slug);
  await dialog.getByLabel("Type", { exact: true }).selectOption("post");
  await expect(dialog.getByLabel("Status")).toHaveValue("draft");
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create and open" }).click();
  await expect(page.getByRole("heading", { level: 1, name: slug })).toBeVisible();
  expect((await sendRequest(PORT, `/${slug}`, { host: HOSTS.en })).status).toBe(404);

  // A draft is found by its title, wherever staff are.
  await page.goto(`${origin()}/?editPage=true`);
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await dialog.getByRole("button", { name: "All", exact: true }).click();
  await dialog.getByLabel("Search by title").fill(slug);
  const listed = dialog.getByRole("link", { name: new RegExp(slug) });
  await expect(listed).toContainText("Draft");
  expect(await violationsOf(page)).toEqual([]);
  await listed.click();
  await expect(page.getByRole("heading", { level: 1, name: slug })).toBeVisible();

  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await dialog.getByRole("button", { name: "This page" }).click();
  await expect(dialog.getByText("As a search result")).toBeAttached();
  // Its text is written as it looks.
  await dialog.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.type("Bring a friend");
  await page.keyboard.press("ControlOrMeta+a");
  await dialog.getByRole("button", { name: "Bold", exact: true }).click();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel("Status").selectOption("published");
  await dialog.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Settings saved" })).toBeVisible();
  const shown = await sendRequest(PORT, `/${slug}`, { host: HOSTS.en });
  expect(shown.status).toBe(200);
  expect(shown.body).toContain("<strong>Bring a friend</strong>");
});

test("a post has its text, summary, picture, author and categories from the beginning", async ({
  page,
}) => {
  const slug = `whole-${Date.now()}`;
  await becomeStaff(page);
  await page.goto(`${origin()}/?editPage=true`);
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.pages.title });
  await dialog.getByLabel("Title", { exact: true }).fill(slug);
  await dialog.getByLabel("Type", { exact: true }).selectOption("post");
  await dialog.getByRole("button", { name: words.pages.pictureChoose }).click();
  const library = page.getByRole("dialog", { name: words.media.choose });
  await library.getByRole("listbox").getByRole("option").first().click();
  await library.getByRole("button", { name: words.media.use, exact: true }).click();
  await expect(dialog.getByText(words.pages.pictureSet)).toBeVisible();
  await dialog.getByLabel(words.pages.excerpt).fill("Courts open early");
  await dialog.getByRole("textbox", { name: words.pages.body, exact: true }).click();
  await page.keyboard.type("From seven in the morning");
  await dialog.getByLabel(words.pages.author).fill("Vera Horvat");
  const term = dialog.getByRole("group", { name: words.pages.terms }).getByRole("checkbox").first();
  await term.check();
  await dialog.getByLabel("Status").selectOption("published");
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: words.pages.create }).click();
  await expect(page.getByRole("heading", { level: 1, name: slug })).toBeVisible();
  const shown = await sendRequest(PORT, `/${slug}`, { host: HOSTS.en });
  expect(shown.status).toBe(200);
  for (const text of ["From seven in the morning", "Vera Horvat"])
    expect(shown.body).toContain(text);
});

test("what is typed in the settings of a page and about a file outlives the tab, and is saved from the same forms", async ({
  page,
  browser,
  context,
}) => {
  const { address, handler, colleague } = await stagePage(browser, "killed-forms", []);
  const slug = handler.split(":")[1] ?? "";
  const description = `A court at noon ${Date.now()}`;
  await becomeStaff(page, BASE_ADDRESS);
  await page.goto(address);
  const first = await openForms(page);
  const before = await first.file.inputValue();
  await first.file.fill("");
  await first.file.pressSequentially(description);
  const { seoText, body } = await first.toSettings();
  await body.click();
  await page.keyboard.type("Bring a friend");
  await seoText.pressSequentially("Courts by the hour");

  await killTab(page, context);
  const next = await context.newPage();
  await next.goto(address);
  const again = await openForms(next);
  await expect(again.file).toHaveValue(description);
  await expect(again.library.getByText(words.unsent.broughtBack)).toBeVisible();
  await again.library.getByRole("button", { name: words.media.form.save }).click();
  await expect(again.library.getByText(words.unsent.broughtBack)).toHaveCount(0);
  await expect(again.file).toHaveValue(description);

  const { settings, ...fields } = await again.toSettings();
  await expect(settings.getByText(words.unsent.broughtBack)).toBeVisible();
  await expect(fields.seoText).toHaveValue("Courts by the hour");
  await expect(fields.body).toHaveText("Bring a friend");
  expect(await violationsOf(next)).toEqual([]);
  await settings.getByRole("button", { name: words.pages.save }).click();
  await expect(settings).toBeHidden();
  const { page: saved } = await colleague.post<PageInfo>("edit/page/read", { path: [slug] });
  expect(saved).toMatchObject({
    body: "<p>Bring a friend</p>",
    seo: { description: "Courts by the hour" },
  });
  // Nothing of it is unsent any more.
  await next.reload();
  const last = await openForms(next);
  await expect(last.file).toHaveValue(description);
  await last.file.fill(before);
  await last.library.getByRole("button", { name: words.media.form.save }).click();
  await expect(last.library.getByText(words.media.form.saved)).toBeAttached();
  const shown = await last.toSettings();
  await expect(shown.body).toHaveText("Bring a friend");
  await expect(shown.settings.getByText(words.unsent.broughtBack)).toHaveCount(0);
});

/** Opens the form of the first file of the library, which leads on to the settings of the page. */
async function openForms(page: Page) {
  await openTool(page, words.media.title);
  const library = page.getByRole("dialog", { name: words.media.title });
  await library.getByRole("listbox").getByRole("option").first().click();
  const toSettings = async () => {
    await page.keyboard.press("Escape");
    await openTool(page, words.pages.open);
    const settings = page.getByRole("dialog", { name: words.pages.title });
    await settings.getByRole("button", { name: words.pages.tab.settings, exact: true }).click();
    return {
      settings,
      seoText: settings.getByLabel(words.pages.seoText, { exact: true }),
      body: settings.getByRole("textbox", { name: words.pages.body, exact: true }),
    };
  };
  return { library, file: library.getByLabel(words.media.form.description), toSettings };
}
