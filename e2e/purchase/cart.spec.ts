import type { Page } from "@playwright/test";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { cart, product } = MESSAGES.en;
const table = (page: Page) => page.getByRole("table", { name: cart.title });
const quantity = (page: Page) => page.getByRole("spinbutton", { name: /^Quantity of / });

async function add(page: Page, slug = "court-line-98"): Promise<void> {
  await page.goto(`${origin()}/product/${slug}`);
  await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: cart.title })).toBeVisible();
}

test("a first visit sends no request to the gateway and sets no cart cookie", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/api\//.test(request.url())) asked.push(request.url());
  });
  await page.goto(`${origin()}/`);
  await page.waitForLoadState("networkidle");
  await page.goto(`${origin()}/cart`);
  await expect(page.getByText(cart.empty.title)).toBeVisible();
  expect(asked).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("cartId");
});

test("two quick adds create one session and both are kept", async ({ page, context }) => {
  // A cart is opened in the request of its first line (decision 0310).
  const opened: unknown[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("cart/addItem")) return;
    const { open } = request.postDataJSON() as { open?: string };
    opened.push(open);
  });
  await page.goto(`${origin()}/product/court-line-98`);
  await page.getByRole("button", { name: product.addToCart, exact: true }).first().dblclick();
  await expect(page.getByRole("dialog", { name: cart.title })).toBeVisible();
  await page.goto(`${origin()}/cart`);
  await expect(table(page)).toBeVisible();
  expect(opened[0]).toBe("missing");
  expect(opened.filter(Boolean)).toHaveLength(1);
  const protect = (await context.cookies()).find(({ name }) => name === "protectCode");
  expect(protect).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
});

test("the cart survives a reload and follows a second tab", async ({ page, context }) => {
  await add(page);
  await page.goto(`${origin()}/cart`);
  await expect(quantity(page)).toHaveValue("1");
  await page.reload();
  await expect(quantity(page)).toHaveValue("1");
  const second = await context.newPage();
  await second.goto(`${origin()}/cart`);
  await expect(quantity(second)).toHaveValue("1");
  await quantity(second).fill("3");
  await expect(quantity(page)).toHaveValue("3");
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 3 items" })).toBeVisible();
});

test("a burst of changes is sent once, with the last quantity", async ({ page }) => {
  await add(page, "match-balls-can-of-four");
  await page.goto(`${origin()}/cart`);
  await expect(quantity(page)).toHaveValue("1");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("updateItem")) sent.push(request.postData() ?? "");
  });
  const more = page.getByRole("button", { name: /^One more: / });
  // All clicks at once, so that the machine's speed does not decide what a burst is.
  await more.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 6; click += 1) button.click();
  });
  await expect(quantity(page)).toHaveValue("7");
  await expect.poll(() => sent.length).toBe(1);
  expect(JSON.parse(sent[0] ?? "{}")).toMatchObject({ qty: 7 });
  await page.reload();
  await expect(quantity(page)).toHaveValue("7");
});

test("a removal can be undone, with the same options", async ({ page }) => {
  await page.goto(`${origin()}/product/court-line-98`);
  await page.getByRole("radio", { name: "L1" }).check();
  await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: cart.title })).toBeVisible();
  await page.goto(`${origin()}/cart`);
  await page.getByRole("button", { name: /^Remove / }).click();
  await expect(page.getByText(cart.empty.title)).toBeVisible();
  await page.getByRole("button", { name: cart.undo }).first().click();
  await expect(table(page).getByText(/L1/).first()).toBeVisible();
});

test("cart_type 1 stays on the page and says what was added", async ({ page }) => {
  await page.goto(`${origin(HOSTS.hr)}/product/court-line-98`);
  await page
    .getByRole("button", { name: MESSAGES.hr.product.addToCart, exact: true })
    .first()
    .click();
  await expect(page.getByRole("status").filter({ hasText: "Court Line 98" })).toBeVisible();
  await expect(page).toHaveURL(/product\/court-line-98/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("carts of two sites are independent", async ({ page }) => {
  await add(page);
  await page.goto(`${origin(HOSTS.hr)}/kosarica`);
  await expect(page.getByText(MESSAGES.hr.cart.empty.title)).toBeVisible();
});

test("the checkout shows what is missing, and keeps the input after a reload", async ({ page }) => {
  await add(page);
  await page.goto(`${origin()}/checkout`);
  const { checkout } = MESSAGES.en;
  await page.getByLabel(checkout.field.firstName, { exact: true }).fill("Ana2");
  await page.getByLabel(checkout.forCompany, { exact: true }).check();
  await page.getByLabel(checkout.field.companyName, { exact: true }).fill("Osnovna crta d.o.o.");
  await page.getByRole("button", { name: checkout.next, exact: true }).click();
  for (const name of ["firstName", "lastName", "contactEmail", "companyOIB", "city"] as const) {
    await expect(page.getByLabel(checkout.field[name], { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(page.getByLabel(checkout.field[name], { exact: true })).toHaveAttribute(
      "aria-describedby",
      /error/,
    );
  }
  await page.reload();
  await expect(page.getByLabel(checkout.field.firstName, { exact: true })).toHaveValue("Ana2");
  await expect(page.getByLabel(checkout.field.companyName, { exact: true })).toHaveValue(
    "Osnovna crta d.o.o.",
  );
});
