import type { Page } from "@playwright/test";
import { HOSTS, sendRequest } from "./support/stack.ts";
import { expect, MESSAGES, origin, PORT, sandbox, test } from "./support/test.ts";

const { blog, catalog, content, layout } = MESSAGES.en;
const html = { accept: "text/html" };
const get = (path: string, host: string = HOSTS.en) =>
  sendRequest(PORT, path, { host, headers: html });
const pages = (page: Page) => page.getByRole("navigation", { name: catalog.pagination.nav });
const cards = (page: Page) => page.locator("[data-posts] article");

test("load more appends and announces posts, recovers from a failure, and back restores the position", async ({
  page,
  watch,
}) => {
  watch.allow(/50[0-9]|Failed to load resource/);
  // No other test requests pages of this size, so the next page is not cached yet.
  await page.goto(`${origin()}/blog?limit=24`);
  await expect(cards(page)).toHaveCount(24);
  const more = page.getByRole("button", { name: blog.loadMore });
  await sandbox.setFaults([{ match: "post/filterStandard", site: 7, status: 500 }]);
  await more.click();
  await expect(page.getByText(blog.failed)).toBeVisible({ timeout: 30_000 });
  await expect(cards(page)).toHaveCount(24);
  await sandbox.clearFaults("post/filterStandard");
  await more.click();
  await expect(page.getByText(blog.failed)).toBeHidden({ timeout: 30_000 });
  await expect(page).toHaveURL(/[?&]page=2/);
  const first = cards(page).nth(24).getByRole("link");
  await expect(first).toBeFocused();
  await expect(pages(page).getByRole("link", { name: "2", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(cards(page).nth(24).getByRole("link", { name: title })).toBeVisible();
  expect(await cards(page).count()).toBeGreaterThan(24);
});

test("page numbers are links without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin()}/blog`);
  await expect(page.getByRole("button", { name: blog.loadMore })).toBeHidden();
  const first = await cards(page).first().innerText();
  await pages(page).getByRole("link", { name: catalog.pagination.next }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  expect(await cards(page).first().innerText()).not.toBe(first);
  await pages(page).getByRole("link", { name: catalog.pagination.first }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await context.close();
});

test("categories, sub-categories and tags lead to their posts, in Croatian", async ({ page }) => {
  const messages = MESSAGES.hr.content;
  await page.goto(`${origin(HOSTS.hr)}/objave`);
  await expect(page.getByRole("heading", { name: messages.blogCategories })).toBeVisible();
  await expect(page.getByRole("heading", { name: messages.allPosts })).toBeVisible();
  await page.getByRole("link", { name: "Savjeti trenera", exact: true }).click();
  await expect(page).toHaveURL(/\/objave\/savjeti-trenera$/);
  await expect(page.getByRole("heading", { name: messages.subCategories })).toBeVisible();
  await page.getByRole("link", { name: "Tehnika igre", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tehnika igre" })).toBeVisible();
  // The card's title leads to the post, whose tags lead on.
  await cards(page).first().getByRole("link").click();
  const tags = page.getByRole("navigation", { name: messages.terms });
  await tags.getByRole("link").last().click();
  await expect(page).toHaveURL(/\/objave\//);
  await expect(cards(page).first()).toBeVisible();
});

test("an event offers a calendar file and links to all events", async ({ page }) => {
  await page.goto(`${origin()}/event`);
  await expect(page.getByRole("heading", { name: content.event.upcoming })).toBeVisible();
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 3 }).first().getByRole("link").click();
  await page.waitForURL(/\/event\/\d+$/);
  await expect(page.getByText(/\d [AP]M CES?T$/)).toBeVisible();
  const href = await page.getByRole("link", { name: content.event.calendar }).getAttribute("href");
  const file = await get(String(href));
  expect(file.status).toBe(200);
  expect(file.headers["content-type"]).toContain("text/calendar");
  expect(file.headers["content-disposition"]).toContain("attachment");
  expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+\r\nEND:VCALENDAR\s*$/);
  expect(file.body).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/);
  expect(file.body).toMatch(/\r\nUID:[^\r]+\r\n/);
  await page.getByRole("link", { name: content.event.toAll }).click();
  await expect(page.getByRole("heading", { level: 1, name: content.event.all })).toBeVisible();
});

/** The event over the night of the clock change, on the first site of the seed. */
const NIGHT = `${origin()}/event/1000022`;

test.describe("a visitor in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("sees the hours of an event once more in Tokyo's time, and nothing moves", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.set(globalThis, "shifts", 0);
      new PerformanceObserver((list) => {
        const moved = list.getEntries().map((entry) => Number(Reflect.get(entry, "value")));
        const before: number = Reflect.get(globalThis, "shifts");
        Reflect.set(
          globalThis,
          "shifts",
          moved.reduce((sum, value) => sum + value, before),
        );
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(NIGHT);
    await expect(page.getByText(content.event.yourTime)).toBeVisible();
    await expect(page.getByText(/CES?T – .* CES?T$/)).toBeVisible();
    // A line that appears moves twenty times as much; a typeface that arrives late may move a word by a hair.
    expect(await page.evaluate(() => Reflect.get(globalThis, "shifts"))).toBeLessThan(0.001);
    const served = await get(new URL(NIGHT).pathname);
    expect(served.body).not.toContain(`${content.event.yourTime}:`);
  });
});

test("a phone's menu opens without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(origin());
  const main = page.getByRole("navigation", { name: layout.main });
  await expect(main).toBeHidden();
  await page.getByRole("link", { name: layout.menu, exact: true }).click();
  await main.getByRole("link", { name: "For juniors" }).click();
  await expect(page).toHaveURL(/\/shop\//);
  await expect(main).toBeHidden();
  await context.close();
});

test("missing content is a 404, a path of terms redirects to the term, and the homepage is at / only", async () => {
  for (const path of [
    "/blog/no-such-term",
    "/blog/juniors/technique",
    "/event/999999999",
    "/event/abc",
    "/event/999999999/calendar.ics",
    "/no-such-page",
  ])
    expect((await get(path)).status, path).toBe(404);
  const lost = await get("/blog/no-such-term");
  expect(lost.body).toContain(layout.notFound.title);
  for (const [from, to] of [
    ["/blog/tips-from-coaches/technique", "/blog/technique"],
    ["/homepage", "/"],
    ["/technique", "/blog/technique"],
  ] as const) {
    const moved = await get(from);
    expect(moved.status, from).toBe(308);
    expect(new URL(String(moved.headers.location), origin()).pathname).toBe(to);
  }
});

test("a route wins over a page of the same name", async () => {
  const names = ["event", "shop", "blog", "cart"];
  for (const name of names) expect((await get(`/${name}`)).status, name).toBe(200);
  // The finder, which resolves pages by slug, must not be called.
  const log = (await sandbox.log()) as unknown as { path: string; query: string }[];
  const asked = log.filter(({ path }) => path.endsWith("finder/decide")).map(({ query }) => query);
  for (const name of names) expect(asked).not.toContain(`?params%5B%5D=${name}`);
});
