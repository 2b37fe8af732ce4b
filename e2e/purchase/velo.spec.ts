import type { Page } from "@playwright/test";
import { agree, payButton } from "#e2e/support/checkout.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, origin, sandbox, test } from "#e2e/support/test.ts";
import ar from "#messages/ar.json" with { type: "json" };
import { demoWordsIn, wordsOfPage } from "#tests/factories/demo-words.ts";

const { cart, checkout, product } = ar;
const base = origin(HOSTS.velo);
const BICYCLE = "دراجة المدينة كورنيش 3";

const violationsOf = (page: Page) =>
  page.evaluate(
    () => (globalThis as typeof globalThis & { policyViolations?: string[] }).policyViolations,
  );

/** Checks what holds on every page of this site: direction, language, words, width, policy. */
async function expectOwnPage(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(demoWordsIn(wordsOfPage(await page.content()))).toEqual([]);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
}

test.use({ viewport: { width: 390, height: 844 }, locale: "ar-AE" });

test("a guest walks the right-to-left shop from home to a paid order", async ({ page }) => {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(globalThis, { policyViolations: found });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      found.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  const email = `velo-${crypto.randomUUID()}@example.com`;

  await page.goto(base);
  await page.getByRole("button", { name: "أوافق", exact: true }).click();
  await expectOwnPage(page);
  await page.getByRole("link", { name: "شاهد الدراجات" }).click();
  await expect(page).toHaveURL(new RegExp(`/shop/${encodeURIComponent("الدراجات")}$`));
  await expectOwnPage(page);

  await page.getByRole("main").getByRole("link", { name: BICYCLE }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: BICYCLE })).toBeVisible();
  await expectOwnPage(page);
  await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
  await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: cart.title });
  await expect(dialog.getByText(BICYCLE).first()).toBeVisible();
  await dialog.getByRole("link", { name: cart.checkout, exact: true }).click();

  await expect(page.getByRole("heading", { name: checkout.address })).toBeVisible();
  const texts = {
    firstName: "مريم",
    lastName: "السويدي",
    contactEmail: email,
    contactPhone: "+971 50 555 0142",
    street: "شارع الوصل",
    houseNumber: "7",
    zipCode: "00000",
    city: "دبي",
  } as const;
  for (const [name, text] of Object.entries(texts))
    await page.getByLabel(checkout.field[name as keyof typeof texts], { exact: true }).fill(text);
  await page
    .getByLabel(checkout.field.country, { exact: true })
    .selectOption({ label: "الإمارات العربية المتحدة" });
  await expectOwnPage(page);
  const next = page.getByRole("button", { name: checkout.next, exact: true });
  await next.click();
  await page.getByRole("radio", { name: /^الاستلام من فرع/ }).check();
  await page.getByRole("radio", { name: /القصباء/ }).check();
  await next.click();
  await page.getByRole("radio", { name: /^بطاقة ائتمان/ }).check();
  await agree(page);
  await expectOwnPage(page);
  await payButton(page, "ar").click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();

  await expect(page.getByRole("heading", { name: checkout.success.title })).toBeVisible();
  await expectOwnPage(page);
  const slug = new URL(page.url()).searchParams.get("orderSlug") ?? "";
  await expect(page.getByText(slug)).toBeVisible();
  const order = (await sandbox.orders()).find((made) => made.slug === slug);
  expect(order).toMatchObject({ status: "paid", email });
  await expect(page.getByRole("link", { name: cart.link.empty, exact: true })).toBeVisible();
});
