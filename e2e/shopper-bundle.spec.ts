import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { SHOPPER_PAGES } from "./support/pages.ts";
import { staffLogin } from "./support/staff.ts";
import { expect, origin, PORT, test } from "./support/test.ts";

/** A text that only the editor's client code contains. */
const MARKER = "baseline-edit-surface";

/** Code that is loaded on demand: a text that only it contains, its file, and the pages that show it at once. */
const LATER = [
  { name: "account", marker: "current-password", file: "components/auth/login-form.tsx" },
  { name: "wishlist", marker: "baseline.wishlist", file: "stores/wishlist/channel.ts" },
  { name: "captcha", marker: "grecaptcha", file: "components/submission/solve-captcha.tsx" },
  {
    name: "review form",
    marker: "review-$",
    file: "components/review/use-review.ts",
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
  page.on("response", async (answer) => {
    if (
      new URL(answer.url()).port !== String(PORT) ||
      !/javascript/.test(answer.headers()["content-type"] ?? "")
    )
      return;
    found.set(answer.url(), await answer.text().catch(() => ""));
  });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  return found;
}

test("the markers exist in the sources", () => {
  const source = readFileSync(`${import.meta.dirname}/../components/edit/edit-context.tsx`, "utf8");
  expect(source).toContain(MARKER);
  for (const { marker, file } of LATER)
    expect(readFileSync(`${import.meta.dirname}/../${file}`, "utf8")).toContain(marker);
});

for (const { host, path, name } of SHOPPER_PAGES) {
  test(`no script of ${name} contains code of the editor, of accounts or of features used later`, async ({
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
    expect(await page.content()).not.toContain("data-edit");
  });
}

test("the same check finds that code where it is used", async ({ page }) => {
  const scripts = await scriptsOf(page, `${origin()}/login`);
  const product = await scriptsOf(page, `${origin()}/product/court-line-98`);
  await page.locator("section[aria-labelledby=reviews] textarea").focus();
  for (const [found, marker] of [
    [scripts, "current-password"],
    [product, "review-$"],
  ] as const)
    await expect.poll(() => [...found.values()].some((text) => text.includes(marker))).toBe(true);
});

test("the same check finds the editor in edit mode", async ({ page }) => {
  await staffLogin(page);
  const scripts = await scriptsOf(page, `${origin()}/?editPage=true`);
  expect([...scripts.values()].some((text) => text.includes(MARKER))).toBe(true);
});
