import type { Locator, Page } from "@playwright/test";
import { payButton, readyToPay } from "#e2e/support/checkout.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { afterOrder, checkout, orders } = MESSAGES.en;

/** Places a guest's order; the answer is its number. */
async function order(page: Page, email: string): Promise<string> {
  await readyToPay(page, email, /^Pay on delivery/);
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: checkout.success.title })).toBeVisible();
  // The backend's confirmation names the order by the first part of its address.
  const [number = ""] = (new URL(page.url()).searchParams.get("orderSlug") ?? "").split("+");
  return number;
}

/** The parts of an order that a guest wants to see: the goods, where they go, and the sum. */
async function expectOrder(page: Page, email: string): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText("Match balls, can of four").first()).toBeVisible();
  await expect(main.getByText("Ilica 1").first()).toBeVisible();
  await expect(main.getByText(email).first()).toBeVisible();
  await expect(main.getByText("€8.90").first()).toBeVisible();
}

test("a guest's thanks name the whole order, after a reload too, and print without the shop around it", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = "thanks@example.com";
  await order(page, email);
  await expectOrder(page, email);
  // The address, the methods and the sum fill the room below the goods: no column is kept for an address that is not there.
  const end = (of: Locator) => of.evaluate((node) => node.getBoundingClientRect().right);
  const main = page.getByRole("main");
  expect(await end(main.locator("dl").last())).toBeCloseTo(
    await end(main.locator("ol").first()),
    0,
  );
  await page.reload();
  await expectOrder(page, email);

  await page.emulateMedia({ media: "print" });
  await expectOrder(page, email);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);

  // Its address alone tells nobody else about it.
  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole("heading", { name: checkout.success.title })).toBeVisible();
  await expect(stranger.getByRole("main")).not.toContainText("Ilica");
  await stranger.close();
});

test("a guest finds an order by its number and e-mail, and withdraws from it", async ({ page }) => {
  test.slow();
  const email = "finder@example.com";
  const number = await order(page, email);
  await page.context().clearCookies();

  await page.goto(origin());
  await page.getByRole("link", { name: afterOrder.find.title, exact: true }).click();
  const typeIn = async (address: string) => {
    await page.getByLabel(afterOrder.field.number, { exact: true }).fill(number);
    await page.getByLabel(afterOrder.field.email, { exact: true }).fill(address);
    await page.getByRole("button", { name: afterOrder.find.submit, exact: true }).click();
  };
  await typeIn("somebody.else@example.com");
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Ilica");
  await typeIn(email);
  await expectOrder(page, email);

  await page.getByRole("link", { name: orders.withdraw, exact: true }).first().click();
  await page.getByLabel(afterOrder.field.name, { exact: true }).fill("Ivo Horvat");
  await page.getByLabel(afterOrder.field.number, { exact: true }).fill(number);
  await page.getByLabel(afterOrder.field.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: afterOrder.withdraw.next, exact: true }).click();
  await expect(page.getByRole("heading", { name: afterOrder.withdraw.confirmTitle })).toBeVisible();
  await page.getByRole("button", { name: afterOrder.withdraw.confirm, exact: true }).click();
  await expect(page.getByRole("heading", { name: afterOrder.withdraw.done })).toBeVisible();
  await expect(page.getByText(afterOrder.withdraw.reference, { exact: true })).toBeVisible();
});
