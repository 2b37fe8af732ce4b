import type { Page } from "@playwright/test";
import { holdScripts } from "#e2e/support/held-scripts.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { product, productPage } = MESSAGES.en;
const shop = `${origin()}/shop?limit=24`;

/** The first card whose product goes into the cart without a choice. */
const simple = (page: Page) =>
  page
    .getByRole("article")
    .filter({ has: page.locator("button[name=product]") })
    .first();
const add = (page: Page) => simple(page).getByRole("button", { name: product.addToCart });

test("a product without choices goes into the cart from its card", async ({ page }) => {
  await page.goto(shop);
  const name = await simple(page).getByRole("heading").innerText();
  await add(page).click();
  await expect(page.getByRole("dialog").filter({ hasText: name })).toBeVisible();
  await expect(page.locator(".cart-count:not([data-wishes])").first()).toHaveText("1");
  await expect(page).toHaveURL(shop);
});

test("a press on a card before the scripts are there looks busy, and is done once they are", async ({
  page,
}) => {
  const open = await holdScripts(page);
  await page.goto(shop, { waitUntil: "commit" });
  await add(page).click();
  await expect(add(page)).toHaveAttribute("data-held");
  open();
  await expect(page.locator(".cart-count:not([data-wishes])").first()).toHaveText("1");
  await expect(add(page)).not.toHaveAttribute("data-held");
  await expect(page).toHaveURL(shop);
});

test("a card with choices leads to its product", async ({ page }) => {
  await page.goto(shop);
  const card = page.getByRole("article").filter({ hasText: productPage.choose }).first();
  const href = await card.getByRole("link").getAttribute("href");
  // The link of the card lies over it.
  await card.getByText(productPage.choose, { exact: true }).click({ force: true });
  await expect(page).toHaveURL(`${origin()}${href}`);
});

test("nothing lies over the picture of a card at any width", async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop);
    // All groups of cards are laid out.
    await expect(page.locator("html")).not.toHaveAttribute("data-below");
    const covering = await page.getByRole("article").evaluateAll((cards) =>
      cards.flatMap((card) => {
        const end = card.querySelector("img")?.getBoundingClientRect().bottom ?? 0;
        return [...card.querySelectorAll("button, .badge")].flatMap((part) =>
          part.getBoundingClientRect().top < end - 1 ? (part.textContent ?? "") : [],
        );
      }),
    );
    expect(covering, `${width} px`).toEqual([]);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the button of a card puts its product into the cart", async ({ page }) => {
    await page.goto(shop);
    const name = await simple(page).getByRole("heading").innerText();
    await add(page).click();
    await expect(page).toHaveURL(`${origin()}/cart`);
    await page.goto(`${origin()}/cart?plain=true`);
    await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
    await expect(page.locator('input[name="quantity"]')).toHaveValue("1");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the first of an odd number of categories is shown whole, its name beside it", async ({
    page,
  }) => {
    await page.goto(`${origin(HOSTS.hr)}/shop`);
    const first = page
      .getByRole("main")
      .getByRole("link")
      .filter({ has: page.locator(".category-picture") })
      .first();
    const picture = await first.locator(".category-picture").boundingBox();
    const name = await first.locator(".category-name").boundingBox();
    if (!picture || !name) throw new Error("The first category is not drawn.");
    expect(picture.width / picture.height).toBeCloseTo(4 / 3, 1);
    expect(name.x).toBeGreaterThan(picture.x + picture.width);
  });
});

test("a list and a product are printed with their goods and prices", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await page.goto(`${origin()}/shop/rackets`);
  await expect(main.getByRole("link", { name: "Court Line 98", exact: true })).toBeVisible();
  await expect(main.getByText("€219.00").first()).toBeVisible();
  await expect(main.locator(".card-foot").first()).toBeHidden();
  await page.goto(`${origin()}/product/court-line-98`);
  await expect(main.getByText("€219.00").first()).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
});
