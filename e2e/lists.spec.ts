import type { Page } from "@playwright/test";
import { sendRequest } from "./support/stack.ts";
import { expect, MESSAGES, origin, PORT, sandbox, test } from "./support/test.ts";

const { filters: messages } = MESSAGES.en;
const shop = `${origin()}/shop`;

const region = (page: Page) => page.getByRole("region", { name: messages.title });
const group = (page: Page, name: string | RegExp) => region(page).getByRole("group", { name });
const total = async (page: Page) =>
  Number.parseInt((await page.locator("[data-found]").textContent()) ?? "", 10);
const unfold = async (page: Page, name: string) => {
  const summary = region(page).locator("summary", { hasText: name }).first();
  const isOpen = await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute("open"));
  if (!isOpen) await summary.click();
};
/** Every filter that the backend received, as JSON. */
const filtersAsked = async () =>
  (await sandbox.log())
    .filter(({ path }) => path.includes("web/filter"))
    .flatMap(({ body }) => (body as { filters?: unknown[] } | null)?.filters ?? [])
    .map((filter) => JSON.stringify(filter));

test.describe("a filter narrows the list by its controls and by its address", () => {
  const boxes = [
    { name: "dropdown", label: "Brand", value: /^Vento/ },
    { name: "multiple select", label: "Surface", value: /^Grass/ },
    { name: "text swatch", label: "Grip size", value: /^L2/ },
    { name: "visual swatch", label: "Colour", value: /^Navy/ },
    { name: "yes or no", label: "Strung", value: /^Yes/ },
  ];
  for (const { name, label, value } of boxes) {
    test(name, async ({ page }) => {
      await page.goto(shop);
      const whole = await total(page);
      await unfold(page, label);
      const box = group(page, label).getByRole("checkbox", { name: value });
      const [, count] = /\((\d+)\)/.exec((await box.locator("..").textContent()) ?? "") ?? [];
      await box.check();
      await expect(page).toHaveURL(/\?\w+=\w+$/);
      await expect.poll(() => total(page)).toBe(Number(count));
      expect(Number(count)).toBeLessThan(whole);
      const pasted = await page.context().newPage();
      await pasted.goto(page.url());
      expect(await total(pasted)).toBe(Number(count));
      await expect(group(pasted, label).getByRole("checkbox", { name: value })).toBeChecked();
      await pasted.getByRole("link", { name: messages.clear }).click();
      await expect.poll(() => total(pasted)).toBe(whole);
    });
  }

  const ranges = [
    { label: "Price", ends: ["20", "60"], code: "finalPrice" },
    { label: "In our range since", ends: ["2026-05-01", "2026-12-31"], code: "availableFrom" },
    { label: "First lesson", ends: ["2026-11-25T10:00", "2027-03-01T18:00"], code: "firstLesson" },
  ];
  for (const { label, ends, code } of ranges) {
    test(`range of ${label}`, async ({ page }) => {
      await page.goto(shop);
      const whole = await total(page);
      await unfold(page, label);
      const [min, max] = ends as [string, string];
      await group(page, label).getByLabel(messages.from, { exact: true }).fill(min);
      await group(page, label).getByLabel(messages.to, { exact: true }).fill(max);
      await expect(page).toHaveURL(`${shop}?${code}=${min},${max}`);
      await expect.poll(() => total(page)).toBeLessThan(whole);
      const narrowed = await total(page);
      await page.goto(`${shop}?${code}=${max},${min}`);
      expect(await total(page)).toBe(narrowed);
      await expect(group(page, label).getByLabel(messages.from, { exact: true })).toHaveValue(min);
    });
  }

  test("one end is enough, the focus stays where it went, and a slider sets both ends", async ({
    page,
  }) => {
    await page.goto(shop);
    const whole = await total(page);
    await unfold(page, "Weight");
    const weight = group(page, /^Weight/);
    const from = weight.getByLabel(messages.from, { exact: true });
    await from.fill("280");
    await from.press("Tab");
    await page.keyboard.press("Tab");
    const next = page.locator("summary:focus");
    const title = await next.innerText();
    await expect(page).toHaveURL(/\?weight=280,\d+$/);
    await expect.poll(() => total(page)).toBeLessThan(whole);
    await expect(next).toHaveText(title);
    await page.goto(shop);
    await unfold(page, "Weight");
    await weight.getByRole("slider").last().press("ArrowLeft");
    await expect(page).toHaveURL(/\?weight=\d+,\d+$/);
    await expect(weight.getByRole("slider").last()).toBeFocused();
  });
});

test("several quick changes are one history entry, and back and forward restore view and scroll position", async ({
  page,
}) => {
  await page.goto(`${shop}?page=2`);
  const colour = group(page, "Colour");
  await colour.getByRole("checkbox", { name: /^White/ }).hover();
  // Both clicks at once, so that the machine's speed does not decide whether they are one change.
  const place = await colour.evaluate((fields) => {
    for (const name of [/^Navy/, /^White/])
      [...fields.querySelectorAll("label")].find((label) => name.test(label.innerText))?.click();
    return scrollY;
  });
  expect(place).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/shop\?colour=\d+,\d+$/);
  await expect(colour.getByRole("checkbox", { name: /^White/ })).toBeFocused();
  const there = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(page).toHaveURL(`${shop}?page=2`);
  await expect(colour.getByRole("checkbox", { name: /^Navy/ })).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(colour.getByRole("checkbox", { name: /^Navy/ })).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(there);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the list is one form, and chips are links", async ({ page }) => {
    await page.goto(`${shop}?sort=3`);
    const whole = await total(page);
    await group(page, "Brand")
      .getByRole("checkbox", { name: /^Vento/ })
      .check();
    await region(page).getByRole("button", { name: messages.apply }).click();
    expect(new URL(page.url()).searchParams.get("sort")).toBe("3");
    expect(await total(page)).toBeLessThan(whole);
    await page.getByRole("link", { name: messages.clear }).click();
    expect(await total(page)).toBe(whole);
    await page.goto(shop);
    const all = page.getByRole("navigation", { name: MESSAGES.en.catalog.categories });
    const gifts = all.getByRole("link", { name: "Gift cards" });
    await expect(gifts).toBeHidden();
    await all.getByText(MESSAGES.en.catalog.allCategories).click();
    await expect(gifts).toBeVisible();
  });
});

test("hostile queries show the whole list, do not reach the backend, and are noindex", async () => {
  const many = Array.from({ length: 400 }, (_, at) => `code${at}=${at}`).join("&");
  for (const query of [
    "nothing=1",
    "brand=__proto__,999999",
    "__proto__=1&constructor=2",
    "archived=yes&id=1,2&categories=3",
    "finalPrice=1e9,NaN",
    "brand=%3Cscript%3E",
    many,
  ]) {
    const answer = await sendRequest(PORT, `/shop?${query}`, { headers: { accept: "text/html" } });
    expect(answer.status, query).toBe(200);
    expect(answer.body).not.toContain("<script>e");
  }
  const hostile =
    /nothing|999999|__proto__|constructor|1e9|script|code\d|"archived","value":true|"categories","value":\[3\]/;
  expect((await filtersAsked()).filter((filter) => hostile.test(filter))).toEqual([]);
  const filtered = await sendRequest(PORT, "/shop?nothing=1&page=2", {
    headers: { accept: "text/html" },
  });
  expect(filtered.body).toContain('<meta name="robots" content="noindex, follow"');
  expect(filtered.body).toMatch(/<link rel="canonical" href="[^"?]*\/shop"/);
});

test("the list stays available when its filters cannot be loaded", async ({ page }) => {
  await sandbox.setFaults([{ match: "layered/navigation", site: 7, status: 500 }]);
  try {
    // No other test requests it, so the answer is not cached.
    await page.goto(`${shop}?brand=1000102&sort=2`);
    expect(await total(page)).toBeGreaterThan(12);
    await expect(page.getByText(messages.failed)).toBeVisible();
    await expect(region(page)).toHaveCount(0);
  } finally {
    await sandbox.clearFaults("layered/navigation");
  }
});

test("on a phone the filters are a sheet that stays open, also by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop);
  const opener = page.getByRole("button", { name: messages.title });
  await opener.press("Enter");
  const sheet = page.getByRole("dialog", { name: messages.title });
  await expect(sheet.locator("summary").first()).toHaveText("Price");
  const vento = sheet.getByRole("checkbox", { name: /^Vento/ });
  await vento.press("Space");
  await expect(page).toHaveURL(/\?brand=\d+$/);
  await expect(vento).toBeChecked();
  await expect(vento).toBeFocused();
  const found = await total(page);
  await sheet.getByRole("button", { name: `Show ${found} products` }).press("Enter");
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAccessibleName(new RegExp(messages.chosen.replace("{count}", "1")));
  await expect(opener).toBeInViewport();
  await expect(
    page.getByRole("link", { name: new RegExp(`^${messages.remove} Brand: Vento`) }),
  ).toBeInViewport();
  await page.getByRole("link", { name: new RegExp(`^${messages.remove} Brand: Vento`) }).click();
  await expect(page).toHaveURL(shop);
});

test("a list offers what is in stock, on sale or rated well, and its strongest values above it", async ({
  page,
}) => {
  const { flag, quick } = MESSAGES.en.filters;
  await page.goto(`${shop}/rackets`);
  await page.getByRole("checkbox", { name: flag.discount }).check();
  await expect(page).toHaveURL(/discount=yes/);
  const prices = page.getByRole("article").filter({ has: page.locator("s") });
  await expect(page.getByRole("article")).toHaveCount(await prices.count());
  await page.goto(`${shop}/rackets`);
  const first = page.getByRole("list", { name: quick }).getByRole("link").first();
  const count = Number(/\d+$/.exec((await first.textContent()) ?? "")?.[0]);
  await first.click();
  await expect(page).toHaveURL(/\?\w+=\d+/);
  expect(await total(page)).toBe(count);
});

test("on phones filters, order and number stay in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop}/rackets`);
  await page.getByRole("article").last().scrollIntoViewIfNeeded();
  for (const control of [
    page.getByRole("button", { name: MESSAGES.en.filters.title }),
    page.getByRole("combobox", { name: MESSAGES.en.catalog.sortBy }),
  ])
    await expect(control).toBeInViewport();
});
