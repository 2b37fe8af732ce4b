import type { Page } from "@playwright/test";
import { fillAddress } from "#e2e/support/checkout.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

const { cart, checkout, errors, product } = MESSAGES.en;
const PHONE = { width: 390, height: 844 };
const BALLS = "match-balls-can-of-four";

const nextButton = (page: Page) => page.getByRole("button", { name: checkout.next, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const boxOf = async (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
type Box = Awaited<ReturnType<typeof boxOf>>[number];
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

async function add(page: Page, slug = BALLS): Promise<void> {
  await page.goto(`${origin()}/product/${slug}`);
  await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: cart.title })).toBeVisible();
}

/** Records, for every frame from now on, where the buttons of a step are on the page, and whether its heading is in view. */
const record = (page: Page, title: string) =>
  page.evaluate((title) => {
    const frames: { buttons: string; seen: boolean }[] = [];
    Object.assign(window, { recordedFrames: frames });
    const look = () => {
      const open = [...document.querySelectorAll("h2")].find((h2) => h2.textContent === title);
      const { top = -1, bottom = -1 } = open?.getBoundingClientRect() ?? {};
      const form = open?.closest("section")?.querySelector("form");
      const buttons = [...(form?.querySelectorAll("button[type]") ?? [])].map((button) => {
        const box = button.getBoundingClientRect();
        return `${button.textContent} ${box.x} ${Math.round(box.y + window.scrollY)}`;
      });
      frames.push({
        buttons: buttons.join(),
        seen: form !== null && top >= 100 && bottom <= window.innerHeight,
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, title);
/** The recorded frames since the step was there. */
const recorded = (page: Page) =>
  page.evaluate(() => {
    const { recordedFrames: frames } = window as unknown as {
      recordedFrames: { buttons: string; seen: boolean }[];
    };
    return frames.slice(frames.findIndex(({ buttons }) => buttons !== ""));
  });

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("steps of the checkout open in view, and nothing that is about to be pressed moves", async ({
    page,
  }) => {
    await add(page);
    await page.goto(`${origin()}/checkout`);
    await fillAddress(page, "steady@example.com");
    await record(page, checkout.shipping);
    // A slow backend shows the placeholder of the methods.
    await sandbox.setFaults([{ match: "getApplicableDeliveryMethods", delay: 400, times: 1 }]);
    await nextButton(page).tap();
    const express = page.getByRole("radio", { name: "Express courier" });
    await expect(express).toBeVisible();
    await expect(heading(page, checkout.shipping)).toBeFocused();
    await expect(heading(page, checkout.shipping)).toHaveCSS("outline-style", "none");

    const frames = await recorded(page);
    expect(frames.every(({ seen }) => seen)).toBe(true);
    expect(new Set(frames.map(({ buttons }) => buttons)).size).toBe(1);

    // The cheapest delivery is chosen beforehand, and is part of the total.
    await expect(page.getByRole("radio", { name: /^Home delivery/ })).toBeChecked();

    // A missing choice is said at its group, in view, and by no toast.
    await page.getByText("Parcel locker").tap();
    await nextButton(page).tap();
    await expect(page.getByText(errors.shippingBranchUndefined)).toBeInViewport();
    await expect(page.locator("[data-toaster]").getByRole("alert")).toHaveCount(0);
    await page.getByText("Express courier").tap();
    // The payment is below the delivery once that is decided, and takes its place after the press.
    await expect(page.getByRole("radio", { name: /^Pay on delivery/ })).toBeVisible();
    await nextButton(page).tap();
    await expect(heading(page, checkout.payment)).toBeFocused();
    await record(page, checkout.payment);
    await expect.poll(async () => (await recorded(page)).length).toBeGreaterThan(10);
    const later = await recorded(page);
    expect(later.every(({ seen }) => seen)).toBe(true);
    expect(new Set(later.map(({ buttons }) => buttons)).size).toBe(1);

    // After a reload the step takes its room at once.
    await page.reload();
    await expect(page.getByRole("radio", { name: /^Pay on delivery/ })).toBeVisible();
  });

  test("cart and login move nothing that is seen while they are filled", async ({ page }) => {
    await add(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { layoutShifts: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput))
            shifts.push(Number(entry.value));
      }).observe({ type: "layout-shift", buffered: true });
    });
    const filled = {
      cart: () => page.getByRole("table").first(),
      login: () => page.getByRole("link", { name: MESSAGES.en.afterOrder.find.title }).first(),
    };
    for (const [name, sign] of Object.entries(filled)) {
      await page.goto(`${origin()}/${name}`);
      await expect(sign()).toBeVisible();
      await page.waitForLoadState("networkidle");
      const shifts = await page.evaluate(
        () => (window as unknown as { layoutShifts: number[] }).layoutShifts,
      );
      // A sum that moves sideways is left, which rounds to 0.
      expect(
        shifts.reduce((sum, value) => sum + value, 0),
        name,
      ).toBeLessThan(0.005);
    }
  });

  test("the cart sheet names what was added and shows its link to the checkout", async ({
    page,
  }) => {
    await add(page);
    const sheet = page.getByRole("dialog", { name: cart.title });
    await expect(sheet.getByRole("status").first()).toContainText("is in your cart");
    const link = sheet.getByRole("link", { name: cart.checkout, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.tap();
    await expect(heading(page, checkout.address)).toBeVisible();
  });
});

test("the chosen delivery is in the totals before `Next`", async ({ page }) => {
  await add(page);
  await page.goto(`${origin()}/checkout`);
  const summary = page.getByRole("list", { name: cart.summary.label });
  await expect(summary).toContainText(cart.summary.deliveryOpen);
  const line = (name: string) => summary.getByRole("listitem").filter({ hasText: name });
  const before = (await line(cart.summary.total).last().textContent()) ?? "";
  await fillAddress(page, "express@example.com");
  await nextButton(page).click();
  await page.getByRole("radio", { name: "Express courier" }).check();
  await expect(line(cart.summary.delivery)).toContainText("€12.90");
  await expect(line(cart.summary.total).last()).not.toHaveText(before);
  await page.getByRole("radio", { name: /^Pick up at the club/ }).check();
  await expect(line(cart.summary.delivery)).toContainText(cart.summary.free);
  await expect(line(cart.summary.total).last()).toHaveText(before);
  await expect(nextButton(page)).toBeVisible();
});

test("cross-sell and the summary never lie over one another", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await add(page, "court-line-98");
  await page.goto(`${origin()}/cart`);
  await expect(heading(page, cart.crossSell)).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 150) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
    const [summary] = await boxOf(page, "main aside");
    const cards = await boxOf(page, "main section li");
    expect(cards.length).toBeGreaterThan(2);
    expect(cards.filter((card) => summary && overlap(card, summary))).toEqual([]);
  }
});

/**
 * Follows, frame by frame, the controls in a cart's lines and forms, on its page or in its dialog. Returns the largest
 * distance from an initial position, in pixels.
 */
async function followCart(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const sheet = document.querySelector("dialog[open] > div:last-child");
    const scope = sheet ?? document.querySelector("main");
    const pressed = scope?.querySelectorAll(":is(table, form) :is(a, button, input)") ?? [];
    const placesNow = () => {
      const { top } = (sheet ?? document.documentElement).getBoundingClientRect();
      return [...pressed].flatMap((element) => {
        const { x, y } = element.getBoundingClientRect();
        return [x, y - top + (sheet?.scrollTop ?? 0)];
      });
    };
    const first = placesNow();
    Object.assign(window, { farthestMove: first.length > 0 ? 0 : Number.NaN });
    const look = () => {
      const moves = placesNow().map((place, at) => Math.abs(place - (first[at] ?? Number.NaN)));
      const before: number = Reflect.get(window, "farthestMove");
      Reflect.set(window, "farthestMove", Math.max(before, ...moves));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate((): number => Reflect.get(window, "farthestMove"));
}

test("a hint moves nothing that can be pressed, however late and long it is", async ({ page }) => {
  test.slow();
  // Both lines get a hint with their products, whose answer is delayed.
  let products = Promise.withResolvers<void>();
  products.resolve();
  await page.route("**/api/*/product/web/filter", async (route) => {
    await products.promise;
    const response = await route.fetch();
    const { data } = await response.json();
    for (const item of data.items)
      Object.assign(item, { membershipPrice: 1_234_567, stock: { available: true, quantity: 40 } });
    await route.fulfill({ response, json: { data } });
  });
  const price = 1_234_568;
  await page.route("**/api/*/ecommerce/cart/*", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const { prices } of answer.data?.items ?? []) prices.base.finalPrice = price;
    await route.fulfill({ response, json: answer });
  });
  await add(page);

  for (const size of [PHONE, { width: 820, height: 1180 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    for (const open of [
      () => add(page, "racket-bag-for-six"),
      () => page.goto(`${origin()}/cart`),
    ]) {
      products = Promise.withResolvers();
      await open();
      const table = page.getByRole("table", { name: cart.title });
      const rows = table.getByRole("row").filter({ has: page.getByRole("button") });
      await expect(rows).toHaveCount(2);
      const farthest = await followCart(page);
      products.resolve();
      await expect(rows.getByText(/^With a membership card: €1,/)).toHaveCount(2);
      // A pixel of each line is rounding: Chrome draws the same text 21 or 22 pixels high.
      expect(await farthest(), `${size.width} px, ${page.url()}`).toBeLessThanOrEqual(2);
    }
  }
});

test("a refused quantity shows the cart's again, and the cart can be emptied in all tabs", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 4/);
  // Without the number of pieces the cart cannot take what is left by itself: the backend refuses.
  await page.route("**/api/*/product/web/filter", async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    for (const item of data.items) Object.assign(item, { stock: { available: true } });
    await route.fulfill({ response, json: { data } });
  });
  await add(page, "the-big-yellow-beanbag");
  await page.goto(`${origin()}/cart`);
  const field = page.getByRole("spinbutton", { name: /^Quantity of / });
  const remove = page.getByRole("button", { name: /^Remove / });
  const place = await remove.boundingBox();
  await field.fill("9");
  await expect(page.getByText(/^Only \d of .* left in stock\.$/)).toBeVisible();
  await expect(field).toHaveValue("1");
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/left in stock/);
  expect(await remove.boundingBox()).toEqual(place);

  const second = await context.newPage();
  await second.goto(`${origin()}/cart`);
  await expect(second.getByRole("table", { name: cart.title })).toBeVisible();
  await page.getByRole("button", { name: cart.clear.action }).click();
  await page
    .getByRole("dialog", { name: cart.clear.title })
    .getByRole("button", { name: cart.clear.action })
    .click();
  await expect(page.getByText(cart.empty.title)).toBeVisible();
  await expect(second.getByText(cart.empty.title)).toBeVisible();
  await page.reload();
  await expect(page.getByText(cart.empty.title)).toBeVisible();
});
