import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { SHOPPER_PAGES } from "#e2e/support/pages.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, PORT, test, textOf } from "#e2e/support/test.ts";
import { scriptsOf as scriptsNamed } from "#tests/bench/page-bytes.ts";

/** A text that only the editor's client code contains. */
const MARKER = "baseline-edit-surface";

/**
 * Staff calls, by path and by name, and names that occur only in the table of calls: a browser builds a call's path
 * from the names it uses, so it need not contain any other.
 */
const STAFF_CALLS = [
  "element/create",
  "element/update",
  "element/get",
  "elementCreate",
  "elementUpdate",
  "settings/general",
  "getByHandlers",
  "addFailedRequest",
  "returnUrls",
];

/** Words of the editor and of the admin area, which no catalogue of shoppers holds (`lib/web/next/shopper-messages.ts`). */
const STAFF_WORDS = Object.values(MESSAGES).flatMap(({ admin, edit }) => [
  admin.overview.broken.title,
  edit.conflict.title,
]);

/** They load what a press needs once they are quiet (decision 0236). */
const PRODUCTS = SHOPPER_PAGES.map(({ path }) => path).filter((path) =>
  path.startsWith("/product/"),
);

/** Code that is loaded on use: a text of it, its file, the pages that show it at once. */
const LATER = [
  {
    name: "account",
    marker: "current-password",
    file: "components/shop/auth/login/login-fields.tsx",
  },
  {
    name: "wishlist",
    marker: "baseline.wishlist",
    file: "components/shop/wishlist/browser-wishlist.ts",
  },
  { name: "staff bar", marker: "data-staff-bar", file: "components/shop/auth/staff/staff-bar.tsx" },
  { name: "captcha", marker: "grecaptcha", file: "components/kit/submission/solve-captcha.tsx" },
  {
    name: "buy box",
    marker: "data-buy-bar",
    file: "components/shop/product-page/buy/buy-row.tsx",
    at: PRODUCTS,
  },
  { name: "search", marker: "search-tab-", file: "components/shop/search/search-tabs.tsx" },
  {
    name: "filter sheet",
    marker: "sticky -bottom-5",
    file: "components/shop/catalog/filters/filter-sheet.tsx",
  },
  {
    name: "cart",
    marker: "instructionsHint",
    file: "components/shop/cart/cart-extras.tsx",
    at: PRODUCTS,
  },
  {
    name: "checkout",
    marker: "checkout.stepOf",
    file: "components/shop/checkout/checkout-flow.tsx",
  },
  {
    name: "review form",
    marker: "review-$",
    file: "components/shop/review/use-review.ts",
    // Loaded near the viewport, which is at once on a short page.
    at: [
      "/product/court-line-98",
      "/product/forty-media",
      "/three-drills-for-one-wall",
      "/about-the-club",
    ],
  },
] as const;

/** Every script that a page names in its HTML or loads while it is used. */
async function scriptsOf(page: Page, url: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const reads: Promise<unknown>[] = [];
  page.on("response", (answer) => {
    if (
      new URL(answer.url()).port !== String(PORT) ||
      !/javascript/.test(answer.headers()["content-type"] ?? "")
    )
      return;
    reads.push(textOf(answer).then((text) => found.set(answer.url(), text)));
  });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  // Responses may still be on their way from the browser to the test.
  await Promise.all(reads);
  return found;
}

test("the markers exist in the sources", () => {
  const source = readFileSync(
    `${import.meta.dirname}/../../components/staff/edit/page/edit-context.tsx`,
    "utf8",
  );
  expect(source).toContain(MARKER);
  for (const { marker, file } of LATER)
    expect(readFileSync(`${import.meta.dirname}/../../${file}`, "utf8")).toContain(marker);
});

test("the staff's calls are still declared as the probe knows them", () => {
  const table = ["calls/cms", "calls/services", "call"].map((file) =>
    readFileSync(`${import.meta.dirname}/../../lib/shop/api/${file}.ts`, "utf8"),
  );
  for (const name of ["element: {", "create: post(", "update: patch(", "general: {", "returnUrls"])
    expect(table.join("\n")).toContain(name);
});

for (const { host, path, name } of SHOPPER_PAGES) {
  test(`no script of ${name} holds code of the editor, of accounts or of what is used later, nor a call of staff`, async ({
    page,
  }) => {
    const scripts = await scriptsOf(page, origin(host) + path);
    expect(scripts.size).toBeGreaterThan(3);
    const guilty = [...scripts].filter(([, text]) => text.includes(MARKER)).map(([url]) => url);
    expect(guilty).toEqual([]);
    const early = LATER.filter((part) => !("at" in part && part.at.some((at) => at === path)));
    for (const { marker, name: code } of early)
      expect(
        [...scripts].filter(([, text]) => text.includes(marker)).map(([url]) => url),
        code,
      ).toEqual([]);
    for (const call of [...STAFF_CALLS, ...STAFF_WORDS])
      expect(
        [...scripts].filter(([, text]) => text.includes(call)).map(([url]) => url),
        call,
      ).toEqual([]);
    expect(await page.content()).not.toContain("data-edit");
  });
}

/** A text of the message library: it is loaded with the first island that has messages. */
const LIBRARY = {
  marker: "ENVIRONMENT_FALLBACK",
  file: "node_modules/use-intl/dist/esm/production/react.js",
  at: ["/checkout/success?orderSlug=2026-1"],
};

test("no page names a script with the message library in its HTML", async ({ request }) => {
  const source = readFileSync(`${import.meta.dirname}/../../${LIBRARY.file}`, "utf8");
  expect(source).toContain(LIBRARY.marker);
  const texts = new Map<string, Promise<string>>();
  const textOf = async (url: string) => (await request.get(url)).text();
  for (const { host, path, name } of SHOPPER_PAGES.filter(({ host }) => host === HOSTS.en)) {
    const html = await textOf(origin(host) + path);
    const named = scriptsNamed(html).map((source) => new URL(source, origin(host)).href);
    expect(named.length, name).toBeGreaterThan(3);
    for (const url of named) if (!texts.has(url)) texts.set(url, textOf(url));
    const scripts = await Promise.all(named.map((url) => texts.get(url) ?? ""));
    expect(
      scripts.some((text) => text.includes(LIBRARY.marker)),
      name,
    ).toBe(LIBRARY.at.includes(path));
  }
});

test("the same check finds that code where it is used", async ({ page }) => {
  const scripts = await scriptsOf(page, `${origin()}/login`);
  const product = await scriptsOf(page, `${origin()}/product/court-line-98`);
  const board = page.locator("section[aria-labelledby=reviews]");
  await board.getByRole("button", { name: MESSAGES.en.review.write.product, exact: true }).click();
  await board.locator("textarea").focus();
  await page.getByRole("spinbutton").focus();
  for (const [found, marker] of [
    [scripts, "current-password"],
    [product, "review-$"],
    [product, "data-buy-bar"],
  ] as const)
    await expect.poll(() => [...found.values()].some((text) => text.includes(marker))).toBe(true);
});

test("the same check finds the editor in edit mode", async ({ page }) => {
  await becomeStaff(page);
  const scripts = await scriptsOf(page, `${origin()}/?editPage=true`);
  expect([...scripts.values()].some((text) => text.includes(MARKER))).toBe(true);
  await page.getByRole("button", { name: MESSAGES.en.edit.media.title, exact: true }).click();
  await expect
    .poll(() => STAFF_WORDS.filter((words) => [...scripts.values()].join().includes(words)).length)
    .toBeGreaterThan(1);
});
