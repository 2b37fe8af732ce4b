import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { HOSTS, sendRequest } from "#e2e/support/stack.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { expect, origin, PORT, test } from "#e2e/support/test.ts";

/** What axe finds in the open dialog. */
const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await axeOf(page).include("dialog[open]").analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
};

test("a new page from a template is public at once, and gets what it lacks in another language", async ({
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
  await shopper.goto(`${origin(HOSTS.hr)}/de/${slug}`);
  await expect(shopper.getByRole("heading", { level: 1 })).toBeVisible();
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
  await dialog.getByLabel("Status").selectOption("draft");
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
