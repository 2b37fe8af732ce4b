import { fillAddress } from "#e2e/support/checkout.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { cart, checkout, product } = MESSAGES.en;

for (const [name, viewport] of [
  ["phone", { width: 390, height: 844 }],
  ["desktop", { width: 1440, height: 900 }],
] as const) {
  test(`the checkout leads to the logo, the cart, help and legal pages alone, and names the returns, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${origin()}/product/match-balls-can-of-four`);
    const banner = page.getByRole("banner");
    const footer = page.getByRole("contentinfo");
    const shop = await footer.getByRole("link").filter({ visible: true }).count();
    await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: cart.title });
    await expect(dialog.getByRole("table").first()).toBeVisible();
    await page.goto(`${origin()}/checkout`);
    await fillAddress(page, "enclosed@example.com");

    await expect(banner.getByRole("link").filter({ visible: true })).toHaveCount(2);
    await expect(banner.getByRole("searchbox")).toBeHidden();
    // The cart is at the end of the bar, where it is on every other page.
    const place = await banner.getByRole("link").filter({ visible: true }).last().boundingBox();
    expect(place?.x).toBeGreaterThan(viewport.width * 0.8);
    await expect(banner.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
    const left = footer.getByRole("link").filter({ visible: true });
    await expect(left.filter({ hasText: "Terms of sale" })).toHaveCount(1);
    expect(await left.count()).toBeLessThan(shop);
    // Lists and goods of the shop lead away from the till.
    await expect(footer.locator('a[href$="/shop"], a[href*="/shop/"]').first()).toBeAttached();
    for (const link of await left.all())
      expect(await link.getAttribute("href")).not.toMatch(/\/(shop|product)(\/|$)/);
    await expect(page.getByRole("heading", { name: checkout.address })).toBeVisible();
    const width = async (field: "street" | "houseNumber") =>
      (await page.getByLabel(checkout.field[field], { exact: true }).boundingBox())?.width ?? 0;
    // As wide as what is written there, where two fields are side by side.
    if (name === "desktop")
      expect(await width("street")).toBeGreaterThan(1.5 * (await width("houseNumber")));
    const returns = page.getByRole("main").getByText(/^30 days to change your mind/);
    await expect(returns).toBeVisible();

    await page.goto(`${origin()}/cart`);
    await expect(returns).toBeVisible();
    await expect(banner.getByRole("link").filter({ visible: true })).not.toHaveCount(2);
  });
}
