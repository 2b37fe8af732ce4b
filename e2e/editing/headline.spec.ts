import type { Locator, Page } from "@playwright/test";
import { holdScripts } from "#e2e/support/held-scripts.ts";
import { HOSTS, mainOf, sendRequest } from "#e2e/support/stack.ts";
import { becomeStaff, staffLogin } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, PORT, sandbox, test } from "#e2e/support/test.ts";
import { seed } from "#sandbox/seed/index.ts";

const titleOf = (page: Page) =>
  page.locator('h1[data-edit$=":meta.title"], h1 [data-edit$=":meta.title"]').first();

/** The home page in edit mode before the editor answers, which it does once the function is called. */
async function openEarly(page: Page): Promise<() => void> {
  await becomeStaff(page);
  const answer = await holdScripts(page);
  await page.goto(`${origin()}/?editPage=true`, { waitUntil: "commit" });
  return answer;
}

/** Types at the end of a text. */
async function typeAfter(page: Page, text: Locator, words: string): Promise<void> {
  await text.click();
  await page.keyboard.press("End");
  await page.keyboard.type(words);
}

const publishIn = (page: Page) =>
  page.getByRole("button", { name: MESSAGES.en.edit.publish, exact: true });

test("a staff member changes the hero title in place, and a shopper sees it on the next load", async ({
  page,
  browser,
}) => {
  await becomeStaff(page);
  const before = await sendRequest(PORT, "/", { host: HOSTS.en });
  const other = await sendRequest(PORT, "/", { host: HOSTS.hr });
  await page.goto(`${origin()}/?editPage=true`);
  await expect(page.getByRole("toolbar", { name: "Edit bar" })).toBeVisible();
  const title = titleOf(page);
  const old = (await title.innerText()).trim();
  expect(before.body).toContain(old.split("\n")[0] ?? old);

  const text = `Clay, strings & <b>company</b> ${Date.now()}`;
  await title.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "1 change published" }).first(),
  ).toBeVisible();

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`${origin()}/`);
  await expect(shopper.getByRole("heading", { level: 1 })).toHaveText(text);
  expect(mainOf(await sendRequest(PORT, "/", { host: HOSTS.hr }))).toBe(mainOf(other));

  const sent = (await sandbox.log()).filter(
    ({ method, path }) => method === "PATCH" && path.includes("element/update"),
  );
  // Others publish at the same time.
  const words = JSON.stringify(text).slice(1, -1);
  const own = sent.find(({ body }) => JSON.stringify(body).includes(words));
  const body = own?.body as Record<string, unknown>;
  expect(Object.keys(body)).toEqual(["meta"]);
  expect(body.meta).toMatchObject({ title: text });

  await page.getByRole("button", { name: /^Undo/ }).click();
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(async () => {
    await shopper.reload();
    await expect(shopper.getByRole("heading", { level: 1 })).toHaveText(old, { timeout: 1_000 });
  }).toPass();
});

test("words that are typed before the editor answers are a change once it does", async ({
  page,
}) => {
  const answer = await openEarly(page);
  const title = titleOf(page);
  const old = await title.innerText();
  await title.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Typed early");
  answer();
  const publish = publishIn(page);
  await expect(publish).not.toHaveAttribute("aria-disabled", "true");
  await page.keyboard.type(", and late");
  await expect(title).toHaveText("Typed early, and late");
  await page.keyboard.press("Escape");
  await expect(title).toHaveText(old);
  await expect(publish).toHaveAttribute("aria-disabled", "true");
});

test("words that are typed and left before the editor answers are one step of the history", async ({
  page,
}) => {
  const answer = await openEarly(page);
  const title = titleOf(page);
  const old = await title.innerText();
  await typeAfter(page, title, " soon");
  await page.keyboard.press("Tab");
  await expect(title).not.toBeFocused();
  answer();
  await page.getByRole("button", { name: /^Undo/, disabled: false }).click();
  await expect(title).toHaveText(old);
});

test("a link's words can be typed before the editor answers, and the link is not followed", async ({
  page,
}) => {
  const answer = await openEarly(page);
  const words = page.locator('main a[href^="/"] [data-edit-kind="link"]:visible').first();
  await typeAfter(page, words, " soon");
  answer();
  await expect(publishIn(page)).not.toHaveAttribute("aria-disabled", "true");
  await expect(words).toHaveText(/ soon$/);
  await expect(words).toBeFocused();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a rich text that is pressed before the editor answers is entered at that place", async ({
  page,
}) => {
  const answer = await openEarly(page);
  const text = page.locator('main [data-edit-kind="html"]:visible').first();
  await text.click();
  const before = await page.evaluate(() => {
    const { focusNode, focusOffset } = getSelection() as Selection;
    return focusNode?.nodeValue?.slice(0, focusOffset) ?? "";
  });
  expect(before).not.toBe("");
  answer();
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute("role", "textbox");
  await page.keyboard.type("XYZ");
  await expect(text).toContainText(`${before}XYZ`);
});

test("edit mode is never cached, and staff have no wishlist", async ({ page }) => {
  await staffLogin(page);
  const answer = await page.goto(`${origin()}/?editPage=true`);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  expect(answer?.headers()["content-security-policy"]).toMatch(/'nonce-/);
  // The hearts look as shoppers see them.
  const { edit, wishlist } = MESSAGES.en;
  await page.getByRole("button", { name: wishlist.add, exact: true }).first().press("Enter");
  await expect(page.getByText(edit.noWishlist).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("staff's pages are titled like shoppers', and name the site", async ({ page }) => {
  await becomeStaff(page);
  const name = seed.sites.find(({ domain }) => domain === HOSTS.en)?.name;
  for (const [path, title] of [
    ["/cart?editPage=true", MESSAGES.en.cart.title],
    ["/admin", MESSAGES.en.admin.title],
  ]) {
    await page.goto(origin() + path);
    await expect(page).toHaveTitle(`${title} | ${name}`);
  }
});

test("wrong staff credentials show an error, and a customer cannot log in as staff", async ({
  page,
  watch,
}) => {
  watch.allow(/40[13]/);
  await page.goto(`${origin()}/adminLogin`);
  await page.getByLabel("E-mail", { exact: true }).fill("customer@baseline.example");
  await page.getByLabel("Password", { exact: true }).fill("baseline-customer");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page).toHaveURL(/adminLogin/);
  const edit = await page.goto(`${origin()}/?editPage=true`);
  expect(await edit?.text()).not.toContain("data-edit");
});
