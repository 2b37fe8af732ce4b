import type { Locator } from "@playwright/test";
import { HOSTS } from "./support/stack.ts";
import { expect, MESSAGES, origin, test } from "./support/test.ts";

/** The computed value of one property. */
const style = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe("high contrast mode", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("keeps the colours of swatches, the mark of what is chosen and the shape of buttons", async ({
    page,
  }) => {
    await page.goto(`${origin()}/product/court-line-98`);
    const sizes = page.getByRole("group", { name: /Grip size/ });
    const ground = (name: string) =>
      style(
        sizes.getByRole("radio", { name, exact: true }).locator("xpath=.."),
        "background-color",
      );
    await sizes.getByRole("radio", { name: "L2", exact: true }).check();
    const [chosen, other] = [await ground("L2"), await ground("L3")];
    expect(chosen).not.toBe(other);
    const add = page.getByRole("button", { name: "Add to cart" }).first();
    expect(await style(add, "border-top-width")).not.toBe("0px");

    await page.goto(`${origin()}/shop`);
    const colours = await page
      .locator(".option-swatch[style]")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(colours).size).toBeGreaterThan(2);
  });
});

test("a right-to-left page writes e-mail and phone left to right, and keeps its script joined", async ({
  page,
}) => {
  await page.goto(`${origin(HOSTS.odd)}/ar/register`);
  const email = page.locator('input[type="email"]').first();
  expect(await style(email, "direction")).toBe("ltr");
  // The end of a field that runs left to right is the right side, where the page begins.
  expect(await style(email, "text-align")).toBe("end");
  expect(await style(page.locator('input[autocomplete="given-name"]'), "direction")).toBe("rtl");
  expect(await style(page.locator("h1"), "letter-spacing")).toMatch(/^(normal|0px)$/);
});

test("a name in place of a logo is whole on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(origin(HOSTS.market));
  const name = page.getByRole("banner").getByText("Broadwell Market", { exact: true });
  await expect(name).toBeVisible();
  const hidden = await name.evaluate((box) => [
    box.scrollWidth - box.clientWidth,
    box.scrollHeight - box.clientHeight,
  ]);
  expect(hidden).toEqual([0, 0]);
});

test("the page does not scroll behind a menu or a dialog, and does again afterwards", async ({
  page,
}) => {
  const { cart, product, productPage } = MESSAGES.en;
  const root = page.locator("html");
  const isHeld = (held: boolean) =>
    expect(root).toHaveCSS("overflow-y", held ? "hidden" : "visible");
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${origin()}/product/court-line-98`);

  const menu = page.locator("#menu-button");
  await menu.click();
  await expect(page.locator("#site-menu").getByRole("link").first()).toBeVisible();
  await isHeld(true);
  await page.keyboard.press("Escape");
  await isHeld(false);

  await page.getByRole("button", { name: productPage.zoom }).click();
  await isHeld(true);
  await page.keyboard.press("Escape");
  await isHeld(false);

  await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: cart.title });
  await expect(dialog).toBeVisible();
  await isHeld(true);
  // The dialog goes with its page.
  await dialog.getByRole("link", { name: cart.viewCart, exact: true }).click();
  await page.waitForURL("**/cart");
  await expect(dialog).toHaveCount(0);
  await isHeld(false);
});
