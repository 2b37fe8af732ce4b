import { HOSTS, sendRequest } from "../support/stack.ts";
import { expect, MESSAGES, origin, PORT, test } from "../support/test.ts";

const { filters } = MESSAGES.en;
const shop = origin(HOSTS.market);
const ask = (path: string) => sendRequest(PORT, path, { host: HOSTS.market });

test("a list of hundreds narrows by brand and size, and a shoe has each of its sizes", async ({
  page,
}) => {
  await page.goto(`${shop}/shop/shoes`);
  const found = page.locator("[data-found]");
  const whole = Number.parseInt((await found.textContent()) ?? "", 10);
  expect(whole).toBeGreaterThan(400);
  const region = page.getByRole("region", { name: filters.title });
  const summary = region.locator("summary", { hasText: "Shoe size" }).first();
  if (!(await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute("open"))))
    await summary.click();
  await region.getByRole("checkbox", { name: /^44/ }).check();
  await expect(page).toHaveURL(/\?shoeSize=\d+$/);
  await expect
    .poll(async () => Number.parseInt((await found.textContent()) ?? "", 10))
    .toBeLessThan(whole);
  await page.locator(".card-link").first().click();
  await expect(page.getByRole("radio", { name: "44" })).toBeAttached();
  expect(await page.getByRole("radio").count()).toBeGreaterThan(9);
});

test("a search with a size and a price in its words shows what has both", async ({ page }) => {
  await page.goto(`${shop}/search?search=rice+500g+under+5`);
  const cards = page.getByRole("main").getByRole("link", { name: /rice, 500 g/i });
  await expect(cards.first()).toBeVisible();
});

test("its sitemap names every product, once", async () => {
  const { status, body } = await ask("/sitemap.xml?part=products-1");
  const addresses = body.match(/<loc>[^<]*\/product\/[^<]*<\/loc>/g) ?? [];
  expect(status).toBe(200);
  expect(addresses.length).toBeGreaterThan(5_000);
  expect(new Set(addresses).size).toBe(addresses.length);
});
