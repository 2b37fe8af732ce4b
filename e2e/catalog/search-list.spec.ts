import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { catalog, filters, search, searchPage } = MESSAGES.en;

const cards = (page: Page) => page.locator("main .card-list article");
const found = async (page: Page) =>
  Number((await page.locator("[data-found]").innerText()).replace(/\D/g, ""));
const open = (page: Page, path: string) => page.goto(origin(HOSTS.market) + path);

/** Narrows, sorts and turns the list of a search by links and buttons that work without a script. */
async function useWithoutScript(page: Page): Promise<void> {
  await open(page, "/search?search=headphones");
  await page.getByRole("link", { name: search.inShop, exact: true }).click();
  await expect(page).toHaveURL(/\/shop\?search=headphones$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("headphones");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const all = await found(page);
  expect(all).toBeGreaterThan(24);
  await expect(cards(page)).toHaveCount(12);
  // Shops answer words in an order of their own, whatever the list's usual order is called.
  const order = page.getByRole("combobox", { name: catalog.sortBy });
  await expect(order.locator("option:checked")).toHaveText(catalog.sort.found);
  // A value of a filter, then the order, by the form's own button.
  const option = page.locator('form#list input[type="checkbox"][value]').first();
  await option.check();
  await page.getByRole("combobox", { name: catalog.sortBy }).selectOption("3");
  await page.getByRole("button", { name: filters.apply, exact: true }).first().click();
  await expect(page).toHaveURL(/[?&]search=headphones(&|$)/);
  const narrowed = await found(page);
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(all);
  // The words stay until they are taken off, and so does the filter after that.
  const chips = page.getByRole("list", { name: filters.chosenLabel });
  await chips.getByRole("link", { name: new RegExp(`${filters.search}: headphones`) }).click();
  await expect(page).not.toHaveURL(/search=/);
  await expect(chips.getByRole("listitem")).toHaveCount(2);
  expect(await found(page)).toBeGreaterThanOrEqual(narrowed);
}

test("a search among thousands of products is narrowed and sorted without a script", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await useWithoutScript(await context.newPage());
  await context.close();
});

test("its list keeps the words over filters, orders, pages and the way back", async ({ page }) => {
  await open(page, "/shop?search=headphones");
  const all = await found(page);
  await page.getByRole("combobox", { name: catalog.sortBy }).selectOption("4");
  await expect(page).toHaveURL(/\/shop\?sort=4&search=headphones$/);
  await page.getByRole("link", { name: "2", exact: true }).click();
  await expect(page).toHaveURL(/\/shop\?page=2&sort=4&search=headphones$/);
  await expect(page.getByRole("link", { name: "2", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect(await found(page)).toBe(all);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\?sort=4&search=headphones$/);
  await page.locator('form#list input[type="checkbox"][value]').first().check();
  await expect(page).toHaveURL(/search=headphones&\w+=/);
  await expect.poll(() => found(page)).toBeLessThan(all);
  const result = await axeOf(page).analyze();
  expect(result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test("words that became filters are filters of the list", async ({ page }) => {
  await open(page, "/search?search=rice%20under%205");
  await page.getByRole("link", { name: search.inShop, exact: true }).click();
  await expect(page).toHaveURL(/\/shop\?search=rice&\w*[Pp]rice=[\d.]+,5(\.\d+)?$/);
  expect(await found(page)).toBeGreaterThan(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the empty box offers what was searched for here and what is popular, until it is forgotten", async ({
    page,
  }) => {
    const site = page.getByRole("search", { name: searchPage.site });
    const box = site.getByRole("searchbox");
    const recent = site.getByRole("region", { name: search.suggest.recent });
    const popular = site.getByRole("region", { name: search.suggest.popular });
    await open(page, "/shop/shoes");
    await box.tap();
    await expect(popular.getByRole("link", { name: "coffee beans" })).toBeVisible();
    await expect(recent).toHaveCount(0);
    await box.fill("trail shoes");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\?search=trail\+shoes$/);
    await open(page, "/shop/shoes");
    await box.tap();
    await expect(recent.getByRole("link", { name: "trail shoes" })).toBeVisible();
    const result = await axeOf(page).include(".header-search").analyze();
    expect(result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await recent.getByRole("button", { name: /trail shoes/ }).tap();
    await expect(recent).toHaveCount(0);
    await popular.getByRole("link", { name: "coffee beans" }).tap();
    await expect(page).toHaveURL(/\/search\?search=coffee\+beans$/);

    // The box of the page of the search: what finds nothing is not offered again, what is followed is.
    const panel = page.getByRole("tabpanel");
    const own = page.getByRole("searchbox", { name: search.field, exact: true });
    await own.fill("qqqqwwww");
    await own.press("Enter");
    await expect(panel).toContainText("No results for “qqqqwwww”");
    await own.fill("picture books");
    await expect(panel.getByText("“picture books”")).toBeVisible();
    await panel.getByRole("article").first().getByRole("link").tap();
    await expect(page).toHaveURL(/\/product\//);
    await box.tap();
    await expect(recent.getByRole("link")).toHaveText(["picture books", "coffee beans"]);
  });
});

test("a search without results leads to the categories, and shows products of the shop", async ({
  page,
}) => {
  const { searchPage } = MESSAGES.en;
  await page.goto(`${origin()}/search?search=xyzzyqq`);
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("heading", { name: searchPage.featured })).toBeVisible();
  await expect(panel.locator(".card")).not.toHaveCount(0);
  const categories = panel.getByRole("navigation", { name: searchPage.categories });
  await categories.getByRole("link", { name: "Rackets", exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/rackets$/);
});
