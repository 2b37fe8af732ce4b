import { ADMIN_LANGUAGE_COOKIE } from "#lib/staff/admin/language-cookie.ts";
import { adminPages, expectWhole, LOOKS } from "./support/admin-pages.ts";
import { becomeStaff } from "./support/staff.ts";
import { expect, origin, test } from "./support/test.ts";

for (const { language, viewport, colorScheme } of LOOKS) {
  test(`every admin page is axe-clean and does not scroll sideways: ${language}, ${colorScheme}, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await becomeStaff(page);
    // Chooses the language of the interface, as its selector does.
    await page
      .context()
      .addCookies([{ name: ADMIN_LANGUAGE_COOKIE, value: language, url: origin() }]);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of adminPages()) {
      await page.goto(origin() + path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expectWhole(page, path);
    }
  });
}
