import { axeOf } from "./support/axe.ts";
import { SHOPPER_PAGES } from "./support/pages.ts";
import { expect, origin, test } from "./support/test.ts";

const LOOKS = [
  { name: "phone, light", viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { name: "desktop, dark", viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
] as const;

for (const { name: look, viewport, colorScheme } of LOOKS) {
  test.describe(`axe finds nothing: ${look}`, () => {
    test.use({ viewport, colorScheme, reducedMotion: "reduce" });

    for (const { host, path, name } of SHOPPER_PAGES) {
      test(name, async ({ page }) => {
        await page.goto(origin(host) + path);
        await page.waitForLoadState("networkidle");
        const { violations } = await axeOf(page).analyze();
        const found = violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map(({ html }) => html)
              .join(" | ")
              .slice(0, 400)}`,
        );
        expect(found).toEqual([]);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, "the page scrolls sideways").toBe(0);
      });
    }

    test("the 404 page", async ({ page, watch }) => {
      watch.allow(/404/);
      await page.goto(`${origin()}/there-is-no-such-page`);
      const { violations } = await axeOf(page).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  });
}
