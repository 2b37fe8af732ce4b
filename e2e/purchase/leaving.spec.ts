import { newCustomer, PASSWORD } from "#e2e/support/customers.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { login, wishlist } = MESSAGES.en;

test("a heart that was pressed before the wish list was known is kept when the page is left", async ({
  page,
}) => {
  await page.goto(`${origin()}/login`);
  const main = page.getByRole("main");
  await main.getByLabel(login.email, { exact: true }).fill(await newCustomer());
  await main.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await main.getByRole("button", { name: login.submit, exact: true }).click();
  await expect(page).toHaveURL(`${origin()}/`);
  // The list does not arrive before the page is left.
  const LIST = "**/api/*/cms/wishlist/filter";
  await page.route(LIST, () => {});
  await page.goto(`${origin()}/product/match-balls-can-of-four`);
  await main.getByRole("button", { name: wishlist.add, exact: true }).first().click();
  await expect(
    main.getByRole("button", { name: wishlist.remove, exact: true }).first(),
  ).toBeVisible();
  await page.unroute(LIST);
  await page.goto(`${origin()}/profile/wishlist`);
  const wishes = page.getByRole("region", { name: wishlist.title, exact: true });
  await expect(wishes.getByRole("article")).toHaveCount(1);
  // The backend has it, and it was not undone.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(wishes.getByRole("article")).toHaveCount(1);
});
