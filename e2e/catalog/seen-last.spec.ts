import type { Page } from "@playwright/test";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const strip = (page: Page) => page.getByRole("region", { name: MESSAGES.en.catalog.seenLast });

/** The layout shifts of a page from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifted: Reflect.get(window, "shifted") + Reflect.get(entry, "value"),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });

test("products seen last are at the end of the next product's page and in the empty cart, and nothing moves", async ({
  page,
}) => {
  await watchShifts(page);
  for (const slug of ["court-line-98", "club-t-shirt"]) {
    await page.goto(`${origin()}/product/${slug}`);
    // The code comes with the first sign that the page is used, once there is somebody to see it.
    await expect(async () => {
      await page.mouse.move(9, 9);
      await page.mouse.move(20, 20);
      const kept = await page.evaluate(() => localStorage.getItem("baseline.seen") ?? "");
      expect(JSON.parse(kept)).toHaveLength(slug === "court-line-98" ? 1 : 2);
    }).toPass();
    if (slug === "court-line-98") await expect(strip(page)).toHaveCount(0);
  }
  await expect(strip(page).getByRole("link")).toHaveText(["Court Line 98"]);
  const alike = page.locator("[data-seen] section").first();
  await expect(alike.getByRole("heading", { level: 2 })).toContainText("clothing");
  await expect(alike.getByRole("link").first()).toBeVisible();
  await expect(alike.getByRole("link", { name: "Club T-shirt", exact: true })).toHaveCount(0);
  await strip(page).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBe(0);
  await page.goto(`${origin()}/cart`);
  await expect(strip(page).getByRole("link")).toHaveCount(2);
  expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBe(0);
});
