import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { Colleague } from "#e2e/support/colleague.ts";
import { HOSTS, sendRequest } from "#e2e/support/stack.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, PORT, test } from "#e2e/support/test.ts";
import { seed } from "#sandbox/seed/index.ts";

const words = MESSAGES.en.edit;

/** The place of a back-office user among those of the demo data. */
const numberOf = (email: string): number =>
  seed.users
    .filter(({ isBackofficeUser }) => isBackofficeUser)
    .findIndex((one) => one.email === email);

const field = (page: Page, path: string) =>
  page.locator(`#main [data-edit$=":${path}"][contenteditable]`);
const publish = async (page: Page) => {
  await page.keyboard.press("ControlOrMeta+s");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /changes? published/ })
      .first(),
  ).toBeVisible();
};
const shownAt = async (slug: string) =>
  (await sendRequest(PORT, `/${slug}`, { host: HOSTS.en })).body.replace(
    /^[\s\S]*(?=<main)|<\/main>[\s\S]*$/g,
    "",
  );

/** A public post or page without any text, made by somebody else. */
async function emptyPost(page: Page, type: "post" | "page"): Promise<string> {
  const slug = `in-place-${type}-${Date.now()}`;
  const browser = page.context().browser();
  if (!browser) throw new Error("no browser");
  const colleague = await Colleague.logIn(browser, 1, origin());
  await colleague.post("edit/page/create", { title: slug, slug, type, status: "published" });
  return slug;
}

for (const type of ["post", "page"] as const)
  test(`the title, summary, text and picture of a ${type} are written on its page`, async ({
    page,
  }) => {
    const slug = await emptyPost(page, type);
    await becomeStaff(page);
    await page.goto(`${origin()}/${slug}?editPage=true`);
    await expect(field(page, "meta.title")).toHaveText(slug);
    await field(page, "meta.title").fill("Courts at dawn");
    await field(page, "meta.body").click();
    await page.keyboard.type("From seven in the morning");
    await expect(field(page, "meta.body")).toHaveText("From seven in the morning");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+b");
    await field(page, "meta.excerpt").focus();
    await page.keyboard.type("Before work");
    // Nothing else on the page of a post says which text this is; other pages show it.
    const label = await field(page, "meta.excerpt").evaluate(
      (node) => getComputedStyle(node, "::before").content,
    );
    expect(label).toBe(type === "post" ? `"${words.names.summary}"` : "none");
    await page.getByRole("button", { name: new RegExp(`: ${words.names.image}$`) }).focus();
    await page.keyboard.press("Enter");
    const library = page.getByRole("dialog", { name: words.media.choose });
    // The newest may be another test's, which deletes it.
    await library.getByRole("listbox").getByRole("option").last().click();
    await library.getByRole("button", { name: words.media.use, exact: true }).click();
    await page.getByRole("button", { name: words.pictures.apply, exact: true }).click();
    // The server draws it from the draft.
    await expect(
      page
        .locator("#main [data-edit$=':meta.media'] img, #main img[data-edit$=':meta.media']")
        .first(),
    ).toBeVisible();
    expect((await axeOf(page).include("#main").analyze()).violations.map(({ id }) => id)).toEqual(
      [],
    );
    await publish(page);

    const shown = await shownAt(slug);
    expect(shown).toMatch(/<h1[^>]*>Courts at dawn<\/h1>/);
    expect(shown).toContain("<strong>From seven in the morning</strong>");
    expect(shown).toMatch(/<img[^>]*fetchPriority/);
    expect(shown).not.toContain("data-edit");
    // Of a post only lists show the summary.
    const list = await sendRequest(PORT, "/blog", { host: HOSTS.en });
    expect(type === "post" ? list.body : shown).toContain("Before work");
    // The page is read again as it was published.
    await page.reload();
    await expect(field(page, "meta.title")).toHaveText("Courts at dawn");
    await expect(field(page, "meta.excerpt")).toHaveText("Before work");
  });

test("two people who write the same title are asked, and the one who is late loses nothing", async ({
  page,
}) => {
  const slug = await emptyPost(page, "post");
  await becomeStaff(page);
  await page.goto(`${origin()}/${slug}?editPage=true`);
  await field(page, "meta.title").fill("Mine");
  const other = await (await page.context().browser()?.newContext())?.newPage();
  if (!other) throw new Error("no browser");
  await becomeStaff(other, origin(), 1);
  await other.goto(`${origin()}/${slug}?editPage=true`);
  await field(other, "meta.title").fill("Theirs");
  await field(other, "meta.body").click();
  await other.keyboard.type("Their text");
  // The editor of rich texts takes over what was typed while it was loaded.
  await expect(field(other, "meta.body")).toHaveText("Their text");
  await publish(other);

  await page.keyboard.press("ControlOrMeta+s");
  const question = page.getByRole("dialog").filter({ hasText: "Theirs" });
  await expect(question).toContainText("Mine");
  await question.getByRole("button", { name: words.conflict.keepMine }).first().click();
  await publish(page);
  const shown = await shownAt(slug);
  expect(shown).toContain(">Mine</h1>");
  expect(shown).toContain("Their text");
});

test("an account for posts writes on posts and on no section, and one for sections the other way round", async ({
  page,
}) => {
  const slug = await emptyPost(page, "post");
  const home = () => page.goto(`${origin()}/?editPage=true`);
  const post = () => page.goto(`${origin()}/${slug}?editPage=true`);
  await becomeStaff(page, origin(), numberOf("posts@baseline.example"));
  await home();
  await expect(page.getByRole("toolbar", { name: words.bar })).toBeVisible();
  await expect(page.locator("#main [contenteditable]")).toHaveCount(0);
  await post();
  await field(page, "meta.title").fill("By a writer");
  await publish(page);
  expect(await shownAt(slug)).toContain(">By a writer</h1>");

  await page.context().clearCookies();
  await becomeStaff(page, origin(), numberOf("sections@baseline.example"));
  await home();
  await expect(page.locator("#main [contenteditable]").first()).toBeVisible();
  await post();
  await expect(page.getByRole("heading", { level: 1, name: "By a writer" })).toBeVisible();
  await expect(page.locator("#main [contenteditable]")).toHaveCount(0);
});
