import { gzipSync } from "node:zlib";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, origin, test } from "#e2e/support/test.ts";
import { scriptsOf } from "#tests/bench/page-bytes.ts";

const gzip = (bytes: Uint8Array | string) => gzipSync(bytes, { level: 6 }).length;

/**
 * The size limits of a first visit after gzip, in bytes: the current size, with room for other texts. `copy` is the
 * router's copy of the page before gzip (decision 0060).
 */
const BUDGETS = [
  { name: "home", path: "/", html: 15_790, copy: 12_000, scripts: 148_290 },
  { name: "list", path: "/shop?limit=24", html: 18_400, copy: 15_000, scripts: 149_680 },
  {
    name: "product",
    path: "/product/court-line-98",
    html: 18_720,
    copy: 21_450,
    scripts: 149_480,
  },
  // The first product of the shop, which `npm run bench` measures.
  {
    name: "first product",
    path: "/product/keepsake-gift-set",
    html: 15_000,
    copy: 16_500,
    scripts: 149_480,
  },
  { name: "blog", path: "/blog", html: 12_000, copy: 11_500, scripts: 148_620 },
  {
    name: "post",
    path: "/three-drills-for-one-wall",
    html: 12_400,
    copy: 13_500,
    scripts: 148_390,
  },
  { name: "events", path: "/event", html: 11_030, copy: 10_200, scripts: 146_560 },
] as const;

/** The size of every script that a page names in its HTML. */
async function scriptBytes(request: APIRequestContext, html: string): Promise<number> {
  const sizes = await Promise.all(
    scriptsOf(html).map(async (source) =>
      gzip(await (await request.get(new URL(source, origin()).href)).body()),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const { name, path, html, copy, scripts } of BUDGETS) {
  test(`the ${name} page weighs no more than it must`, async ({ request }) => {
    const answer = await request.get(origin() + path);
    const text = await answer.text();
    const inline = [...text.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    const pieces = inline.flatMap(([, code = ""]) => [
      ...code.matchAll(/__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g),
    ]);
    const copied = pieces.map(([, piece = '""']) => String(JSON.parse(piece))).join("");
    expect(gzip(text), "HTML").toBeLessThan(html);
    expect(copied.length, "the router's copy").toBeGreaterThan(1_000);
    expect(copied.length, "the router's copy").toBeLessThan(copy);
    expect(inline.length, "inline scripts").toBeLessThanOrEqual(6);
    expect(answer.headers()["content-security-policy"]?.length, "policy").toBeLessThan(2_000);
    expect(await scriptBytes(request, text), "scripts").toBeLessThan(scripts);
  });
}

test("search, cart and checkout load no more scripts than other pages", async ({ request }) => {
  for (const path of ["/search?search=ball", "/cart", "/checkout"]) {
    const answer = await request.get(origin() + path);
    expect(await scriptBytes(request, await answer.text()), path).toBeLessThan(148_600);
  }
});

/**
 * How the largest visible picture is loaded: the first of those with the same size up to a pixel's rounding. Which of
 * them the browser paints first is random.
 */
const largest = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.images].map((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return { picture, area: Math.max(0, width) * Math.max(0, height) };
    });
    const most = Math.max(...pictures.map(({ area }) => area));
    const found = pictures.find(({ area }) => area > 0 && area >= most * 0.98)?.picture;
    return found ? `${found.loading} ${found.fetchPriority}` : "no picture";
  });

test("the largest picture of a page is loaded first", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of [
      "/",
      "/shop?limit=24",
      "/shop/rackets",
      "/product/court-line-98",
      "/blog",
      "/three-drills-for-one-wall",
      "/search?search=ball",
    ]) {
      await page.goto(origin() + path);
      await expect.poll(() => largest(page), `${path} at ${width} px`).toBe("eager high");
    }
  }
});

test("React is evaluated in one task, and the page begins in the one after it", async ({
  page,
}) => {
  await page.goto(origin());
  // Next has put the empty script of begin-in-steps.ts there, and waited for it.
  const between = page.locator("head > script:not([src]):not([type])");
  await expect(between).toHaveCount(1);
  await expect(between).toBeEmpty();
});

test("what stands still is there again after a visit to another page", async ({ page }) => {
  await page.goto(`${origin()}/`);
  const parts = page.locator("main [data-still]");
  await expect.poll(() => parts.count()).toBeGreaterThan(10);
  const card = page.locator("main article").first();
  const words = await parts.allTextContents();
  await card.getByRole("link").click();
  await page.waitForURL("**/product/**");
  await expect(parts).toHaveCount(0);
  await page.goBack();
  await expect(card).toBeVisible();
  expect(await parts.allTextContents()).toEqual(words);
  await card.getByRole("link").click();
  await page.waitForURL("**/product/**");
  // The document was loaded once.
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
});
