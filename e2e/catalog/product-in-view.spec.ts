import type { Page } from "@playwright/test";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { product, cart } = MESSAGES.en;

const open = (page: Page, slug: string) => page.goto(`${origin()}/product/${slug}`);
const addButton = (page: Page) =>
  page.getByRole("button", { name: product.addToCart, exact: true });

/** Once the choice shows in the address, the island is hydrated. */
const chooseRadio = (page: Page, name: RegExp | string) =>
  page.getByRole("radio", { name }).check();

test.describe("on a phone", () => {
  // Without smooth scrolling the focus does not stop under the bar.
  test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

  test("the buy bar names the variant it adds, and is above the cookie notice", async ({
    page,
  }) => {
    await open(page, "court-line-98");
    const notice = page.locator("[data-cookie-notice]");
    await expect(notice).toBeVisible();
    await expect(async () => {
      await chooseRadio(page, "L1");
      expect(page.url()).toContain("?grip=");
    }).toPass();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const bar = page.locator("[data-buy-bar]");
    await expect(bar).toContainText("L1");
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [upper, lower] = await Promise.all([bar.boundingBox(), notice.boundingBox()]);
        return upper !== null && lower !== null && upper.y + upper.height <= lower.y;
      })
      .toBe(true);
    await addButton(page).click({ trial: true });
    await notice.getByRole("button").click({ trial: true });
  });

  test("the buy bar stays visible and covers neither the end of the page nor the focus", async ({
    page,
  }) => {
    await open(page, "court-line-98");
    const agree = page.getByRole("button", { name: "I Agree" });
    await expect(async () => {
      // A slow machine takes it away after the second is over.
      if (await agree.isVisible()) await agree.click({ timeout: 1000 });
      await expect(agree).toBeHidden({ timeout: 1000 });
    }).toPass();
    const last = page.getByRole("contentinfo").getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(page.locator("[data-buy-bar]")).toBeVisible();
    // The bar is there, so the page keeps it clear from here on.
    await page.evaluate(() => scrollTo(0, 0));
    await last.focus();
    const bar = page.locator("[data-buy-bar]");
    await expect(bar).toContainText("Court Line 98");
    await expect(addButton(page)).toBeInViewport();
    // The page may still be scrolling.
    await expect
      .poll(async () => {
        const [link, edge] = await Promise.all([last.boundingBox(), bar.boundingBox()]);
        return link !== null && edge !== null && link.y + link.height <= edge.y;
      })
      .toBe(true);
    await addButton(page).click();
    await expect(page.getByRole("dialog", { name: cart.title })).toBeVisible();
  });
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`name, price, choices and the button are on the first screen at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const site of [origin(), origin(HOSTS.hr)]) {
      await page.goto(`${site}/product/court-line-98`);
      const button = await page
        .locator("main form button[type=submit]")
        .filter({ hasText: new RegExp(`${product.addToCart}|${MESSAGES.hr.product.addToCart}`) })
        .first()
        .boundingBox();
      expect((button?.y ?? height) + (button?.height ?? 0), site).toBeLessThanOrEqual(height);
    }
  });
