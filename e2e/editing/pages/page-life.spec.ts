import type { Page } from "@playwright/test";
import { HOSTS, sendRequest } from "#e2e/support/stack.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, PORT, test } from "#e2e/support/test.ts";
import { leftToRight } from "#lib/staff/left-to-right.ts";

const words = MESSAGES.en.edit;

/** The status with which visitors are answered at a path. */
const statusOf = async (path: string, host: string): Promise<number> =>
  (await sendRequest(PORT, path, { host })).status;

const dialogOf = (page: Page) => page.getByRole("dialog", { name: words.pages.title });

/** Creates a published page, and opens it. */
async function createPage(page: Page, home: string, slug: string): Promise<void> {
  await page.goto(`${home}?editPage=true`);
  await page.getByRole("button", { name: words.pages.open, exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(words.pages.pageTitle, { exact: true }).fill(slug);
  await dialog.getByLabel(words.pages.status).selectOption("published");
  await dialog.getByRole("button", { name: words.pages.create }).click();
  await expect(page).toHaveURL(new RegExp(`/${slug}\\?editPage=true`));
}

async function openSettings(page: Page) {
  await page.getByRole("button", { name: words.pages.open, exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "This page" }).click();
  await expect(dialog.getByLabel(words.pages.address)).toBeVisible();
  return dialog;
}

test("a moved page leaves a redirect", async ({ page }) => {
  const [slug, next] = [`moves-${Date.now()}`, `moved-${Date.now()}`];
  await becomeStaff(page);
  await createPage(page, `${origin()}/`, slug);
  expect(await statusOf(`/${slug}`, HOSTS.en)).toBe(200);

  const settings = await openSettings(page);
  await settings.getByLabel(words.pages.address).fill(next);
  const redirect = words.pages.redirect.replace("{address}", leftToRight(`/${slug}`));
  await expect(settings.getByRole("checkbox", { name: redirect })).toBeChecked();
  await settings.getByRole("button", { name: words.pages.save }).click();
  await expect(page).toHaveURL(new RegExp(`/${next}\\?editPage=true`));
  const old = await sendRequest(PORT, `/${slug}`, { host: HOSTS.en });
  expect(old.status).toBe(308);
  expect(String(old.headers.location)).toMatch(new RegExp(`/${next}$`));
  expect(await statusOf(`/${next}`, HOSTS.en)).toBe(200);
});

test("a page of a later date is there for nobody but staff until then", async ({ page }) => {
  const slug = `later-${Date.now()}`;
  await becomeStaff(page);
  await createPage(page, `${origin()}/`, slug);
  expect(await statusOf(`/${slug}`, HOSTS.en)).toBe(200);
  const settings = await openSettings(page);
  await settings.getByLabel(words.pages.date).fill("2100-01-01T10:00");
  await settings.getByRole("button", { name: words.pages.save }).click();
  await expect(page.getByRole("status").filter({ hasText: words.pages.saved })).toBeVisible();
  expect(await statusOf(`/${slug}`, HOSTS.en)).toBe(404);
  await page.goto(`${origin()}/${slug}?editPage=true`);
  await expect(page.getByRole("heading", { level: 1, name: slug })).toBeVisible();
});

test("a new translation is a draft until its own words are published", async ({ page }) => {
  const slug = `speaks-${Date.now()}`;
  await becomeStaff(page, origin(HOSTS.hr));
  await createPage(page, `${origin(HOSTS.hr)}/en`, slug);
  await page.getByRole("button", { name: "English: source" }).click();
  const languages = page.getByRole("dialog", { name: words.languages.title });
  const complete = words.languages.completeIn.replace("{language}", "Deutsch");
  await languages.getByRole("button", { name: complete }).click();
  await expect(languages.getByText("1 of 1 done")).toBeVisible();
  expect(await statusOf(`/de/${slug}`, HOSTS.hr)).toBe(404);

  // The row of the page comes first.
  const translate = languages.getByRole("button", { name: /^Translate .*Deutsch/ }).first();
  await translate.click();
  const form = page.getByRole("dialog", { name: / in Deutsch$/ });
  await form.getByRole("textbox", { name: "Deutsch: Title", exact: true }).fill("Deutscher Titel");
  await form.getByLabel(words.pages.status).selectOption("published");
  await form.getByRole("button", { name: words.pages.save }).click();
  await expect(form).toBeHidden();
  const shown = await sendRequest(PORT, `/de/${slug}`, { host: HOSTS.hr });
  expect(shown.status).toBe(200);
  expect(shown.body).toContain("Deutscher Titel");
});
