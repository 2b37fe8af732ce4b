import type { Page } from "@playwright/test";
import { axeOf } from "./support/axe.ts";
import { HOSTS } from "./support/stack.ts";
import { expect, MESSAGES, origin, test } from "./support/test.ts";

const { search: messages, searchPage } = MESSAGES.en;

const box = (page: Page) => page.getByRole("searchbox", { name: messages.field, exact: true });
const tab = (page: Page, name: keyof typeof messages.tabs) =>
  page.getByRole("tab", { name: messages.tabs[name], exact: true });
const results = (page: Page) => page.getByRole("tabpanel").getByRole("article");

/** The line above the results, which names the keywords. */
const foundFor = (page: Page, keywords: string) =>
  expect(page.getByRole("tabpanel").getByText(`“${keywords}”`)).toBeVisible();

/** The tabs handle arrow keys only with the page's code, which is loaded on the first interaction. */
const alive = (page: Page) =>
  expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(page.locator('[role=tab][tabindex="-1"]').first()).toBeAttached({ timeout: 500 });
  }).toPass();

/** Records the calls that a page makes from now on. */
function listen(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/v")) calls.push(pathname);
  });
  return calls;
}

test("typing replaces the address and requests each tab once; tabs and pages request only what they need", async ({
  page,
}) => {
  await page.goto(`${origin()}/search`);
  await alive(page);
  const calls = listen(page);
  const entries = await page.evaluate(() => history.length);
  await box(page).pressSequentially("racket", { delay: 30 });
  await expect(page).toHaveURL(/\/search\?search=racket$/);
  await expect(tab(page, "products")).toHaveAttribute("aria-selected", "true");
  await expect(results(page)).toHaveCount(10);
  expect(calls).toHaveLength(4);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await tab(page, "products").press("ArrowRight");
  await expect(tab(page, "posts")).toBeFocused();
  await expect(page).toHaveURL(/category=posts/);
  await expect(tab(page, "posts")).toHaveAccessibleDescription(/^\d+ results?$/);
  await page.keyboard.press("ArrowLeft");
  expect(calls).toHaveLength(4);

  await page.getByRole("link", { name: "2", exact: true }).click();
  await expect(page).toHaveURL(/search=racket&category=products&page=2$/);
  await expect(page.getByRole("link", { name: "2", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect(calls).toHaveLength(5);
  await box(page).fill("racket bag");
  await expect(page).toHaveURL(/search=racket\+bag&category=products$/);
  await foundFor(page, "racket bag");
});

test("an older answer never wins, and a failed one keeps the items and can be retried", async ({
  page,
  watch,
}) => {
  watch.allow(/50[0-9]/);
  await page.goto(`${origin()}/search?search=racket&category=products`);
  await alive(page);
  // Delays the browser's calls, not the sandbox, which other tests use at the same time.
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/v1/product/web/filter", async (route) => {
    if (route.request().postDataJSON().keywords === "string") await gate;
    await route.continue().catch(() => {});
  });
  await box(page).fill("string");
  await expect(page).toHaveURL(/search=string/);
  await box(page).fill("backpack");
  await foundFor(page, "backpack");
  release();
  await expect(page).toHaveURL(/search=backpack/);
  await foundFor(page, "backpack");

  await page.route("**/api/v1/product/web/filter", (route) =>
    route.fulfill({ status: 503, json: { error: { statusCode: 503 } } }),
  );
  await box(page).fill("membership card");
  const alert = page.getByRole("tabpanel").getByRole("alert");
  await expect(alert).toContainText(messages.failed.title);
  await foundFor(page, "backpack");
  await page.unrouteAll();
  await page.getByRole("link", { name: messages.failed.retry }).click();
  await expect(alert).toHaveCount(0);
});

test("going back and forward restores the search", async ({ page }) => {
  await page.goto(`${origin()}/search`);
  await alive(page);
  await box(page).fill("backpack");
  await foundFor(page, "backpack");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("backpack")) asked.push(request.url());
  });
  await results(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/search=backpack/);
  await expect(box(page)).toHaveValue("backpack");
  await foundFor(page, "backpack");
  // The product's page reads others of its kind by itself.
  expect(asked).toEqual([]);
  await page.goForward();
  await expect(page).toHaveURL(/\/product\//);
});

test("a pasted address works without JavaScript, including page and tabs, and is noindex", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin()}/search?search=%20racket%20&category=products&page=2`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(box(page)).toHaveValue("racket");
  await expect(results(page).first()).toBeVisible();
  await page.getByRole("link", { name: messages.pagination.first, exact: true }).click();
  await expect(results(page)).toHaveCount(10);
  await tab(page, "posts").click();
  await expect(page).toHaveURL(/category=posts/);
  await expect(tab(page, "posts")).toHaveAttribute("aria-selected", "true");
  await box(page).fill("shoes");
  await box(page).press("Enter");
  await expect(page).toHaveURL(/search\?(category=posts&)?search=shoes/);
  await page.goto(`${origin()}/shop`);
  await box(page).fill("racket");
  await box(page).press("Enter");
  await expect(page).toHaveURL(/\/search\?search=racket$/);
  await expect(results(page)).toHaveCount(10);
  await context.close();
});

test("tabs without results come after the others", async ({ page }) => {
  await page.goto(`${origin()}/search?search=backpack`);
  const totals = await page
    .getByRole("tab")
    .locator("[data-total]")
    .evaluateAll((nodes) => nodes.map(({ dataset }) => Number(dataset.total)));
  expect(totals).toContain(0);
  expect(totals.indexOf(0)).toBe(totals.filter((total) => total > 0).length);
});

test("hostile keywords are shown as text", async ({ page }) => {
  const keywords = `"><script>window.hit=1</script><img src=x onerror=window.hit=1> 100% + & 🎾 \u202eمضرب`;
  await page.goto(`${origin()}/search?search=${encodeURIComponent(keywords)}&page=7&category=x`);
  // Marks that change the direction of a text are not words.
  await expect(box(page)).toHaveValue(keywords.replace("\u202e", ""));
  await expect(page.getByRole("tabpanel")).toContainText("<script>");
  await alive(page);
  await box(page).fill("<b>x</b>".repeat(2_000));
  await expect(page).toHaveURL(/search=%3Cb%3Ex/);
  expect(new URL(page.url()).searchParams.get("search")).toHaveLength(200);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    .toBe(true);
});

test("the header suggests products, by keyboard only", async ({ page }) => {
  await page.goto(`${origin()}/shop`);
  const calls = listen(page);
  const site = page.getByRole("search", { name: searchPage.site });
  await expect(async () => {
    await box(page).fill("");
    await box(page).pressSequentially("racket");
    await expect(site.getByRole("option")).toHaveCount(9, { timeout: 3_000 });
  }).toPass();
  expect(calls.filter((path) => path.endsWith("web/filter"))).toHaveLength(1);
  await page.keyboard.press("ArrowDown");
  await expect(site.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(site.getByRole("option")).toHaveCount(0);
  await expect(box(page)).toHaveValue("racket");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?search=racket$/);
  await expect(box(page)).toHaveCount(1);
  await expect(results(page)).toHaveCount(10);
});

test("where nothing has all the words, what comes near is shown and named", async ({ page }) => {
  await page.goto(`${origin()}/search?search=gift%20voucher`);
  const panel = page.getByRole("tabpanel");
  await expect(panel).toContainText("Nothing has all of “gift voucher”.");
  await expect(results(page).first()).toContainText(/gift card/i);
  await alive(page);
  await box(page).fill("membership fee");
  await expect(panel).toContainText("Nothing has all of “membership fee”.");
  await expect(results(page).first()).toHaveText("Membership");
  await expect(tab(page, "pages")).toHaveAttribute("aria-selected", "true");
  await box(page).fill("qqqqwwww");
  await expect(panel).toContainText("No results for “qqqqwwww”");
});

test("sizes and prices in words are filters, which a press takes back", async ({ page }) => {
  const chips = page.getByRole("list", { name: messages.wish.filters });
  const chip = (name: RegExp) => chips.getByRole("link", { name });
  const words = encodeURIComponent("shoes size 42 under 130");
  await page.goto(`${origin()}/search?search=${words}`);
  await expect(chip(/Shoe size: EU 42/)).toBeVisible();
  await expect(chip(/Price: up to €130/)).toBeVisible();
  const narrowed = await results(page).count();
  // The links work by themselves too.
  await expect(chip(/Price/)).toHaveAttribute("href", "/search?search=shoes+size+42");
  await alive(page);
  await chip(/Price/).click();
  await expect(box(page)).toHaveValue("shoes size 42");
  await expect(chip(/Price/)).toHaveCount(0);
  await expect(chip(/Shoe size: EU 42/)).toBeVisible();
  expect(await results(page).count()).toBeGreaterThan(narrowed);
  await chips.getByRole("link", { name: messages.wish.exactly }).click();
  await expect(box(page)).toHaveValue('"shoes size 42"');
  await expect(chips).toHaveCount(0);
});

test("the Croatian search has its own address, messages and results, and keeps the keywords in another language", async ({
  page,
}) => {
  const hr = MESSAGES.hr.search;
  await page.goto(`${origin(HOSTS.hr)}/pretraga?search=reket&category=products`);
  await expect(page.getByRole("searchbox", { name: hr.field, exact: true })).toHaveValue("reket");
  await expect(page.getByRole("tab", { name: hr.tabs.products, exact: true })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute(
    "href",
    "/en/search?search=reket&category=products",
  );
  const found = await axeOf(page).analyze();
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test("the header's search is a box in a wide window, and no title of the menu gives way to it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const host of [HOSTS.en, HOSTS.hr, HOSTS.velo]) {
    await page.goto(`${origin(host)}/`);
    const field = await page.locator(".header-search input").boundingBox();
    expect(field?.width, host).toBeGreaterThan(120);
    const items = page.locator(".nav-list > .nav-item");
    const tops = await items.evaluateAll((all) => [
      ...new Set(all.map((item) => item.getBoundingClientRect().top)),
    ]);
    expect(tops, host).toHaveLength(1);
  }
});
