import type { Page } from "@playwright/test";
import { expect, origin, test } from "#e2e/support/test.ts";

declare global {
  interface Window {
    /** Whether the page was marked before its first paint. */
    wasMarked?: boolean;
    /** How much of the window has moved, as browsers add it up. */
    moved?: number;
  }
}

/** How the last section, the footer and the last tile of a page are laid out: "visible" or not yet. */
const below = (page: Page) =>
  page.evaluate(() =>
    ["main > section:last-of-type", "footer", ".list-results li:last-child"].flatMap((selector) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element).contentVisibility : [];
    }),
  );

const wasMarked = (page: Page) => page.evaluate(() => window.wasMarked === true);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      if (records.some(({ attributeName }) => attributeName === "data-below"))
        window.wasMarked = true;
    }).observe(document, { attributes: true, subtree: true });
  });
});

test("what lies below the first screen is laid out a little later, and is whole then", async ({
  page,
}) => {
  for (const path of ["/", "/shop?limit=24", "/about-the-club"]) {
    await page.goto(origin() + path);
    expect(await wasMarked(page), path).toBe(true);
    await expect.poll(async () => new Set(await below(page))).toEqual(new Set(["visible"]));
    await expect(page.locator("html")).not.toHaveAttribute("data-below");
  }
});

test("a page that is opened at a place of its own is laid out as a whole", async ({ page }) => {
  await page.goto(`${origin()}/`);
  const last = page.locator("main > section").last();
  await last.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(() => below(page)).toEqual(["visible", "visible"]);
  await last.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(1_000);
  await page.reload();
  expect(await wasMarked(page)).toBe(false);
  await expect.poll(place).toBe(before);
  await page.goto(`${origin()}/shop#main`);
  expect(await wasMarked(page)).toBe(false);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  /** How many parts of the page are not laid out yet. */
  const waiting = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll("main *, footer *")].filter(
          (element) => getComputedStyle(element).contentVisibility !== "visible",
        ).length,
    );

  test("nothing moves when what lies below comes", async ({ page }) => {
    await page.addInitScript(() => {
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.moved = (window.moved ?? 0) + (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of ["/", "/shop?limit=24", "/about-the-club"]) {
      await page.goto(origin() + path);
      await expect.poll(() => waiting(page), path).toBe(0);
      await expect(page.locator("html")).not.toHaveAttribute("data-below");
      expect(await page.evaluate(() => window.moved), path).toBeLessThan(0.05);
    }
  });

  test("every part is there soon, and a text that the address names is found far below", async ({
    page,
  }) => {
    await page.goto(`${origin()}/`);
    expect(await wasMarked(page)).toBe(true);
    await expect.poll(() => waiting(page)).toBe(0);
    const heading = page.locator("main > section h2").last();
    const words = await heading.innerText();
    await page.goto("about:blank");
    await page.goto(`${origin()}/#:~:text=${encodeURIComponent(words)}`);
    await expect(heading).toBeInViewport();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is laid out at once", async ({ page }) => {
    await page.goto(`${origin()}/`);
    await expect(page.locator("main > section").last()).toHaveCSS("content-visibility", "visible");
    await expect(page.locator("footer")).toHaveCSS("content-visibility", "visible");
  });
});
