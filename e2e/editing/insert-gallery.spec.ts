import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { HOSTS, sendRequest } from "#e2e/support/stack.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, PORT, test } from "#e2e/support/test.ts";
import { SECTIONS } from "#lib/shop/domain/sections/definitions.ts";

const words = MESSAGES.en.edit;
/** A page that no other test changes. */
const PAGE = "/about-the-club";
const SAMPLES = "editPage=true&editFrame=samples&sections=hero,products,text";
const DRAWN = "[data-drawn]";

const gallery = (page: Page) => page.getByRole("dialog", { name: words.sections.insert });
const choice = (page: Page, name: string) =>
  gallery(page).getByRole("button", { name, exact: true });

async function openGallery(page: Page): Promise<void> {
  await page.goto(`${origin()}${PAGE}?editPage=true`);
  await page.locator("main [data-section-handle]").first().focus();
  await page.keyboard.press("Enter");
  const insert = new RegExp(`^${words.sections.insertAfter}:`);
  await page.locator("[data-tools]").getByRole("button", { name: insert }).press("Enter");
  await expect(gallery(page)).toBeVisible();
}

test("new sections are chosen from sections of the site itself, by keyboard", async ({ page }) => {
  await becomeStaff(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("editFrame=")) asked.push(request.url());
  });
  await openGallery(page);
  const first = await page
    .locator("main [data-edit-section]")
    .first()
    .getAttribute("data-edit-section");

  // Each is in the same position as its sketch was.
  const places = () =>
    gallery(page)
      .locator("li")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));
  const before = await places();
  const hero = choice(page, words.names.hero).locator(".edit-look-page");
  await expect(hero).toHaveAttribute("data-drawn", "");
  expect(await places()).toEqual(before);

  const products = choice(page, words.names.products);
  await products.scrollIntoViewIfNeeded();
  await expect(products.locator(DRAWN)).toBeAttached();
  const shown = await products
    .locator(DRAWN)
    .getByRole("heading", { includeHidden: true })
    .allInnerTexts();
  const shop = await sendRequest(PORT, "/shop", { host: HOSTS.en });
  expect(shown.filter((name) => shop.body.includes(name)).length).toBeGreaterThan(2);

  // In the site's own colours and fonts.
  const looks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => {
        const { backgroundColor, color, fontFamily } = getComputedStyle(node);
        return { backgroundColor, color, fontFamily };
      });
  expect((await looks(".edit-look-page [data-sample=text] h2")).fontFamily).toBe(
    (await looks("main h1, main h2")).fontFamily,
  );

  // They are pictures: nothing in them is focusable, and they add nothing to the name of a choice.
  const found = await axeOf(page).include("dialog[open]").analyze();
  expect(found.violations).toEqual([]);
  expect(await gallery(page).locator(`${DRAWN} script`).count()).toBe(0);
  await choice(page, words.names.hero).focus();
  await page.keyboard.press("Tab");
  await expect(choice(page, words.names.text)).toBeFocused();
  await page.keyboard.press("End");
  await expect(choice(page, words.names.instagram)).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, words.names.text)).toBeFocused();
  await page.keyboard.press("Enter");
  const made = page.locator("main [data-edit-section='-1']");
  await expect(made.locator("[data-section-handle]")).toBeFocused();
  const ids = page
    .locator("main [data-edit-section]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-edit-section")));
  expect((await ids).slice(0, 2)).toEqual([first, "-1"]);

  // Samples that were read once are shown at once.
  await page.keyboard.press("Enter");
  const insert = new RegExp(`^${words.sections.insertAfter}:`);
  await page.locator("[data-tools]").getByRole("button", { name: insert }).press("Enter");
  await expect(hero).toHaveAttribute("data-drawn", "");
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? "").searchParams.get("sections")?.split(",")).toHaveLength(
    SECTIONS.length,
  );
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: new RegExp(`^${words.undo}`) }).click();
});

test("a section that the server fails to draw stays a sketch, and the others are drawn", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 500/);
  await becomeStaff(page);
  await page.route(/editFrame=samples/, (route) =>
    route.request().url().includes("faq")
      ? route.fulfill({ status: 500, body: "" })
      : route.continue(),
  );
  await openGallery(page);
  const faq = choice(page, words.names.faq);
  await choice(page, words.names.quote).scrollIntoViewIfNeeded();
  await expect(choice(page, words.names.quote).locator(DRAWN)).toBeAttached();
  await expect(choice(page, words.names.gallery).locator(DRAWN)).toBeAttached();
  await expect(faq.locator(".edit-sketch")).toBeVisible();
  await expect(faq.locator(DRAWN)).toHaveCount(0);
  await page.keyboard.press("Escape");
});

test("samples are for staff: no shopper reaches them, and nobody keeps or frames them", async ({
  page,
}) => {
  const own = await sendRequest(PORT, `/?${SAMPLES}`, { host: HOSTS.en });
  expect(own.body).not.toContain("data-sample");
  for (const path of ["/edit/section_samples/localhost/en", "/section_samples/localhost/en"])
    expect((await sendRequest(PORT, path, { host: HOSTS.en })).body).not.toContain("data-sample");
  // The staff hint leads there; the page asks the backend for the person.
  await becomeStaff(page);
  const cookies = await page.context().cookies();
  const cookieOf = (names: readonly { name: string; value: string }[]) =>
    names.map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await page.request.get(`${origin()}/?${SAMPLES}`);
  expect(await answer.text()).toContain('data-sample="products"');
  const headers = answer.headers();
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(await answer.text()).toContain('content="noindex, nofollow"');
  const hint = cookies.filter(({ name }) => !/token/i.test(name));
  const hinted = await sendRequest(PORT, `/?${SAMPLES}`, {
    host: HOSTS.en,
    headers: { cookie: `${cookieOf(hint)}; accessToken=x.${btoa('{"exp":9999999999}')}.x` },
  });
  expect(hinted.body).not.toContain("data-sample");
});
