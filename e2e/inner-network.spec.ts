import { expect, origin, sandbox, test } from "./support/test.ts";

test("a machine of the inner network learns which domains are served, and no visitor does", async ({
  request,
}) => {
  const ask = (domain: string, headers: Record<string, string> = {}) =>
    request.get(`${origin()}/api/knows-domain?domain=${domain}`, { headers });
  expect((await ask("localhost")).status()).toBe(200);
  expect((await ask("nobody.example")).status()).toBe(404);
  expect((await ask("localhost", { "x-forwarded-for": "203.0.113.9" })).status()).toBe(404);
});

test("the sandbox shows every call of the contract as a page, without scripts", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`http://localhost:${sandbox.port}/docs`);
  await page.getByRole("link", { name: "/v1/ecommerce/cart/addItem" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "POST /v1/ecommerce/cart/addItem",
  );
  await page.getByRole("link", { name: "Cart", exact: true }).click();
  await expect(page.getByRole("cell", { name: "orderTotal" }).first()).toBeVisible();
  await context.close();
});
