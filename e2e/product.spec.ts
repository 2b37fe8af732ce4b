import type { Page } from "@playwright/test";
import { expire } from "./support/other-editor.ts";
import { becomeStaff } from "./support/staff.ts";
import { expect, MESSAGES, origin, sandbox, test } from "./support/test.ts";

const { product, productPage, productPanel, cart } = MESSAGES.en;

/** From the seed: one with a required engraving, and one that a test archives and restores. */
const PERSONAL = { slug: "engraved-steel-bottle", title: "Engraving" } as const;
const ARCHIVED = { slug: "courtside-towel", id: 1001051 } as const;

const open = (page: Page, slug: string, query = "") =>
  page.goto(`${origin()}/product/${slug}${query}`);
const stock = (page: Page) => page.locator("form").getByRole("status");
const addButton = (page: Page) =>
  page.getByRole("button", { name: product.addToCart, exact: true });
/** Once the choice shows in the address, the island is hydrated. */
const chooseRadio = (page: Page, name: RegExp | string) =>
  page.getByRole("radio", { name }).check();

test("a variant is chosen by swatch, and its address can be reloaded, shared and revisited", async ({
  page,
  context,
}) => {
  await open(page, "court-line-98");
  await expect(async () => {
    await chooseRadio(page, "L1");
    expect(page.url()).toContain("?grip=");
  }).toPass();
  await expect(stock(page)).toHaveText(productPage.inStock);
  const link = page.url();

  const pasted = await context.newPage();
  await pasted.goto(link);
  await expect(pasted.getByRole("radio", { name: "L1" })).toBeChecked();
  await pasted.close();

  await page.getByRole("link", { name: "Overgrips, pack of three" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Overgrips/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Court Line 98" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "L1" })).toBeChecked();
});

test("what is chosen, typed and pressed before the code of the buy box is there counts", async ({
  page,
}) => {
  const late: (() => void)[] = [];
  let isOpen = false;
  await page.addInitScript(() =>
    document.addEventListener("hydrated", () => document.documentElement.classList.add("answers")),
  );
  await open(page, "court-line-98");
  await expect(page.locator("html.answers")).toBeAttached();
  await page.route(/_next\/static\/chunks/, async (route) => {
    if (!isOpen) await new Promise<void>((resolve) => late.push(resolve));
    await route.continue();
  });
  await page.getByRole("radio", { name: "L1" }).check();
  await page.getByRole("spinbutton", { name: product.quantity }).fill("2");
  await addButton(page).click();
  expect(late.length).toBeGreaterThan(0);
  expect(page.url()).not.toContain("grip=");
  isOpen = true;
  for (const go of late) go();
  await expect(page).toHaveURL(/\?grip=/);
  const dialog = page.getByRole("dialog", { name: cart.title, exact: true });
  await expect(dialog).toContainText("L1");
  await expect(dialog.getByRole("spinbutton")).toHaveValue("2");
});

test("unavailable options are marked, stay selectable and say why", async ({ page }) => {
  await open(page, "court-line-98");
  const gone = page.getByRole("radio", { name: "L4 (sold out)" });
  await expect(async () => {
    await gone.check();
    await expect(stock(page)).toContainText(productPage.soldOutNow, { timeout: 1000 });
    await expect(stock(page)).toContainText("L1, L2, L3", { timeout: 1000 });
  }).toPass();
});

test("a required custom option is asked for, and its text is kept", async ({ page }) => {
  await open(page, PERSONAL.slug);
  const field = page.getByRole("textbox", { name: PERSONAL.title });
  await expect(async () => {
    await addButton(page).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(product.required), {
      timeout: 1000,
    });
  }).toPass();
  await expect(field).toBeFocused();
  await field.fill("Ana");
  await page.getByRole("spinbutton", { name: product.quantity }).fill("0");
  await addButton(page).click();
  await expect(page.getByRole("spinbutton", { name: product.quantity })).toBeFocused();
  await expect(field).toHaveValue("Ana");
  await page.getByRole("spinbutton", { name: product.quantity }).fill("1");
  await addButton(page).click();
  await expect(page.getByRole("dialog", { name: cart.title })).toContainText("Ana");
});

test("a variant's own options are asked for, and one is picked by its label", async ({ page }) => {
  await open(page, "team-backpack");
  const embroidery = page.getByRole("combobox", { name: "Embroidery" });
  await expect(async () => {
    await chooseRadio(page, /^Clay/);
    await expect(embroidery).toBeVisible({ timeout: 1000 });
  }).toPass();
  await embroidery.selectOption("Club crest");
  await page.getByRole("textbox", { name: "Initials" }).fill("AH");
  await addButton(page).click();
  const dialog = page.getByRole("dialog", { name: cart.title });
  await expect(dialog).toContainText("Club crest");
  await expect(dialog).toContainText("AH");
});

test("tags lead to their lists; half a star is half a star from either side", async ({ page }) => {
  await open(page, "court-line-98");
  const crumbs = page.getByRole("navigation", { name: MESSAGES.en.catalog.breadcrumbs });
  await expect(crumbs).toContainText(/Rackets.*Control rackets/s);
  const stars = page.locator("[data-average] [role=img]");
  const share = () =>
    stars.evaluate((all) => {
      const filled = all.querySelector("span")?.getBoundingClientRect();
      const whole = all.getBoundingClientRect();
      return filled && [filled.left - whole.left, whole.right - filled.right, whole.width];
    });
  const [before = 1, after = 0, width = 1] = (await share()) ?? [];
  expect([before, after / width]).toEqual([0, expect.closeTo(0.1, 2)]);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  const [empty = 0, rest = 1] = (await share()) ?? [];
  expect([empty / width, rest]).toEqual([expect.closeTo(0.1, 2), 0]);

  await open(page, "court-line-98");
  await page.getByRole("link", { name: "For clay", exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/tag\/for-clay$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For clay");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(7);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/for-clay$/);
  expect((await page.request.get(`${origin()}/shop/tag/nothing`)).status()).toBe(404);
});

test("a size is chosen by a button; documents show their type and size", async ({ page }) => {
  await open(page, "club-polo-for-men");
  const size = page.getByRole("radio", { name: /^M\b/ });
  await expect(async () => {
    await size.check({ force: true });
    expect(page.url()).toContain("size=");
  }).toPass();
  await expect(page.getByRole("group", { name: /^Colour/ })).toBeVisible();
  await page.reload();
  await expect(size).toBeChecked();
  const guide = page.getByRole("link", { name: /\(PDF, \d+ kB\)$/ }).first();
  await expect(guide).toHaveAttribute("download", /\.pdf$/);
  expect((await page.request.get((await guide.getAttribute("href")) ?? "")).status()).toBe(200);
});

test("pictures are zoomed and browsed by keyboard, and the focus returns", async ({ page }) => {
  await open(page, "court-line-98");
  const enlarge = page.getByRole("button", { name: productPage.zoom });
  const dialog = page.getByRole("dialog", { name: /Court Line 98/ });
  await enlarge.focus();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expect(dialog.getByRole("status")).toHaveText("1 of 3");
  const shown = page.locator("[data-track] img").first();
  await expect(dialog.locator("img").first()).toHaveAttribute(
    "src",
    await shown.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : "")),
  );
  await page.keyboard.press("+");
  await expect(dialog.getByRole("img")).toHaveAttribute("style", /scale\(1\.5\)/);
  await page.keyboard.press("0");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("status")).toHaveText("2 of 3");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
  await expect(page.getByRole("button", { name: "Show picture 2" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("an archived product is a 404, and returns when it is restored", async ({ page, watch }) => {
  watch.allow(/404/);
  const archive = async (archived: boolean) => {
    await sandbox.patch(`products/${ARCHIVED.id}`, { archived });
    await expire(`product:${ARCHIVED.slug}`);
  };
  await archive(true);
  try {
    const answer = await open(page, ARCHIVED.slug);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: /Page not found/ })).toBeVisible();
  } finally {
    await archive(false);
  }
  expect((await open(page, ARCHIVED.slug))?.status()).toBe(200);
});

test("staff can open the product panel, shoppers cannot", async ({ page }) => {
  await open(page, "court-line-98");
  const button = page.getByRole("button", { name: productPanel.open });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(button).toHaveCount(0);
  await becomeStaff(page);
  await open(page, "court-line-98", "?editPage=true");
  const panel = page.getByRole("dialog", { name: /Court Line 98/ });
  await expect(async () => {
    // It may have opened since the last look, and covers the button then.
    if (!(await panel.isVisible())) await button.click({ timeout: 1000 });
    await expect(panel).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(panel.getByText("RK-CL98")).toBeVisible();
  await expect(panel.getByRole("link", { name: productPanel.public })).toHaveAttribute(
    "href",
    "/product/court-line-98",
  );
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});
