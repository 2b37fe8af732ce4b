import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { findTestBrowser } from "#lib/run/cli/browser.mjs";
import { axeOf } from "./support/axe.ts";
import { HOSTS, Stack, sendRequest } from "./support/stack.ts";
import { expect, PORT, sandbox, test } from "./support/test.ts";

const stack = new Stack(PORT + 200, sandbox.port + 200);

/** The same glyphs on every machine: unhinted, and smoothed in grey. */
test.use({
  launchOptions: {
    executablePath: findTestBrowser() ?? undefined,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--font-render-hinting=none",
      "--disable-lcd-text",
      "--hide-scrollbars",
    ],
  },
});

/** Each of the two widths and the two themes once. */
const LOOKS = [
  { name: "390-light", viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { name: "1440-dark", viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
] as const;

/** Photographed groups; the other look of each width is only checked by axe. */
const GROUPS = ["primitives", "forms", "states", "sections"] as const;

/**
 * Not photographed, because they depend on the machine's fonts or the backend's data, or consist of other specimens.
 */
const UNPHOTOGRAPHED: ReadonlySet<string> = new Set([
  ...["stars", "last-resort-error"],
  ...["products", "categories", "posts", "events", "form", "newsletter", "instagram"],
  ...["link", "form-skeleton", "cart-skeleton", "not-found-view"],
]);

/** Pictures become grey areas of their size, whether they have been loaded or not. */
const PLAIN_PICTURES =
  "img { object-position: -9999px !important; background: #888 !important; filter: none !important; }";

/** Of a specimen's pixels, as many may differ on another machine. */
const TOLERANCE = 0.004;

test.beforeAll(async () => {
  await stack.startBackend();
  await stack.startDevelopment();
});
test.afterAll(() => stack.stop());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(stack.origin() + path);
  await page.addStyleTag({ content: PLAIN_PICTURES });
  await page.evaluate(() => document.fonts.ready);
}

async function looksWrong(page: Page): Promise<string[]> {
  const { violations } = await axeOf(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

for (const { name: look, viewport, colorScheme } of LOOKS) {
  test.describe(look, () => {
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: "reduce" } });

    for (const group of GROUPS) {
      test(`${group} look as they did, and axe finds nothing`, async ({ page }) => {
        await open(page, `/test?show=${group}`);
        const boxes = page.locator("[data-specimen]");
        const names = await boxes.evaluateAll((all) =>
          all.map((box) => box.getAttribute("data-specimen") ?? ""),
        );
        expect(names.length).toBeGreaterThan(4);
        for (const name of names.filter((one) => !UNPHOTOGRAPHED.has(one)))
          await expect
            .soft(page.locator(`[data-specimen="${name}"]`), name)
            .toHaveScreenshot(["gallery", `${name}-${look}.png`], {
              maxDiffPixelRatio: TOLERANCE,
              // Nothing has the focus. To hide the caret would change fields before React has seen them.
              caret: "initial",
            });
        expect(await looksWrong(page)).toEqual([]);
      });
    }

    test("dialogs look as they did, and axe finds nothing", async ({ page }) => {
      for (const size of ["modal", "wide", "sheet"]) {
        await open(page, `/test?show=dialogs&only=${size}`);
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeVisible();
        if (size !== "modal")
          await expect
            .soft(dialog, size)
            .toHaveScreenshot(["gallery", `dialog-${size}-${look}.png`], {
              maxDiffPixelRatio: TOLERANCE,
            });
      }
      expect(await looksWrong(page)).toEqual([]);
    });
  });
}

test("a production build has no gallery", async () => {
  const root = join(import.meta.dirname, "..", ".next");
  const routes = readFileSync(join(root, "app-path-routes-manifest.json"), "utf8");
  expect(routes).toContain("/storefront/");
  expect(routes).not.toContain("/gallery");
  const scripts = filesBelow(join(root, "static"));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => readFileSync(file, "utf8").includes("data-specimen"))).toEqual(
    [],
  );
  for (const path of ["/test", "/test/editor", "/gallery/localhost/en"]) {
    const answer = await sendRequest(PORT, path, { host: HOSTS.en });
    expect(answer.status, path).toBe(404);
    expect(answer.body, path).not.toContain("data-specimen");
  }
});

/** Scripts and styles below a folder. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => /\.(js|css)$/.test(file) && statSync(file).isFile());
