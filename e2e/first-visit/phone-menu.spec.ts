import type { Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SITES = [
  { locale: "en", host: HOSTS.en, path: "/", title: "Shop", languages: 1 },
  { locale: "ar", host: HOSTS.velo, path: "/", title: "المتجر", languages: 2 },
] as const;

async function openMenu(page: Page, { locale, host, path }: (typeof SITES)[number]) {
  const { layout } = MESSAGES[locale];
  await page.goto(origin(host) + path);
  await page.getByRole("button", { name: layout.menu, exact: true }).tap();
  const main = page.getByRole("navigation", { name: layout.main });
  await expect(main).toBeVisible();
  return main;
}

for (const site of SITES) {
  const { auth, layout } = MESSAGES[site.locale];
  test(`the word of a menu's title opens its list, by touch and by keys (${site.locale})`, async ({
    page,
  }) => {
    const main = await openMenu(page, site);
    const word = main.getByRole("button", { name: site.title, exact: true });
    const whole = main.getByRole("link", {
      name: layout.wholeOf.replace("{title}", site.title),
      exact: true,
    });
    await expect(main.getByRole("link", { name: site.title, exact: true })).toBeHidden();
    await expect(whole).toBeHidden();
    // Its beginning, where the word is: the end of the row has the arrow.
    const box = await word.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    await word.tap({ position: { x: site.locale === "ar" ? (box?.width ?? 0) - 8 : 8, y: 20 } });
    await expect(whole).toBeVisible();
    await expect(word).toHaveAttribute("aria-expanded", "true");
    const found = await axeOf(page).include("#site-menu").analyze();
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(whole).toBeHidden();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(whole).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/(shop|%D8[^/]*)$/);
    await expect(main).toBeHidden();
  });

  test(`a phone's menu has the account and the languages (${site.locale})`, async ({ page }) => {
    await openMenu(page, site);
    const account = page.getByRole("navigation", { name: auth.account, exact: true });
    await expect(account.getByRole("link", { name: auth.account, exact: true })).toBeHidden();
    const languages = page.getByRole("navigation", { name: layout.language, exact: true });
    await expect(languages).toHaveCount(site.languages > 1 ? 1 : 0);
    if (site.languages > 1) await expect(languages).toBeVisible();
    await account.getByRole("link", { name: auth.logIn, exact: true }).tap();
    await expect(page).toHaveURL(/\/login$|\/%D8/);
  });
}

test("it leads to the look-up of an order where the site offers one, and nowhere else", async ({
  page,
}) => {
  const inMenu = page
    .locator("#site-menu")
    .getByRole("link", { name: MESSAGES.en.afterOrder.find.title });
  await openMenu(page, SITES[0]);
  await inMenu.tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    MESSAGES.en.afterOrder.find.title,
  );
  await openMenu(page, SITES[1]);
  await expect(
    page.locator("#site-menu").getByRole("link", { name: MESSAGES.ar.afterOrder.find.title }),
  ).toHaveCount(0);
});
