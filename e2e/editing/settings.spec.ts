import { axeOf } from "#e2e/support/axe.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, chooseStaffLanguage } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

const { edit: words } = MESSAGES.en;
/** A page that no other test looks at. */
const PAGE = "/questions-and-answers";

test("columns, the phone's own and a choice are set beside the page, and shoppers see them", async ({
  page,
  browser,
}) => {
  await becomeStaff(page);
  await page.goto(`${origin()}${PAGE}?editPage=true`);
  const grid = page.locator('main [style*="--cols-l"]').first();
  const box = page
    .locator("main [data-edit-section]")
    .filter({ has: page.locator('[style*="--cols-l"]') });
  await expect(grid).toHaveAttribute("style", /--cols-l: ?4/);
  await box.locator("[data-section-handle]").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-tools] button").first()).toBeFocused();
  await page.getByRole("button", { name: `${words.sections.settings}: ` }).press("Enter");
  const panel = page.getByRole("dialog", { name: /^Settings: / });
  await expect(panel).toBeVisible();
  const found = await axeOf(page).include(".edit-settings").analyze();
  expect(found.violations).toEqual([]);

  const { columns, categories } = words.names;
  await panel.getByRole("button", { name: `Less: ${columns}` }).click();
  await expect(grid).toHaveAttribute("style", /--cols-l: ?3/);

  const chosen = panel.getByRole("list", { name: `${categories}: chosen` });
  const first = chosen.getByRole("listitem").first();
  const count = await chosen.getByRole("listitem").count();
  const links = grid.getByRole("link");
  await expect(links).toHaveCount(count);
  await first.getByRole("button", { name: /^Remove / }).click();
  await expect(links).toHaveCount(count - 1);

  // On phones a section inherits until it has its own value, and can inherit again.
  await panel.getByRole("button", { name: words.settings.phone, exact: true }).click();
  await expect(panel.getByText(words.settings.inherited).first()).toBeVisible();
  // Beside the phone's preview, from the bar downwards: the page's header is not seen there.
  const top = (await panel.boundingBox())?.y;
  expect(top).toBe((await page.locator(".edit-stage").boundingBox())?.y);
  const onPhone = words.onPhone.replace("{name}", columns);
  await panel.getByRole("button", { name: `Less: ${onPhone}` }).click();
  await expect(panel.getByText(words.settings.ownValue)).toBeVisible();
  await expect(grid).toHaveAttribute("style", /--cols-s: ?2/);
  await panel.getByRole("button", { name: `Reset: ${columns}` }).click();
  await expect(panel.getByText(words.settings.ownValue)).toHaveCount(0);
  await panel.getByRole("button", { name: `Less: ${onPhone}` }).click();

  const id = await box.first().getAttribute("data-edit-section");
  const before = await sandbox.newest();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("status").filter({ hasText: "published" }).first()).toBeVisible();
  const sent = (await sandbox.since(before)).filter(({ path }) =>
    path.endsWith(`element/update/${id}`),
  );
  expect(sent.map(({ body }) => Object.keys(body as object).sort())).toEqual([
    ["mobileOptions", "options"],
  ]);

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`${origin()}${PAGE}`);
  const seen = shopper.locator('main [style*="--cols-l"]').first();
  await expect(seen).toHaveAttribute("style", /--cols-s: ?2.*--cols-l: ?3/);
  await expect(seen.getByRole("link")).toHaveCount(count - 1);
});

test("panels next to the page leave the header as wide as it was, and cover nothing of it", async ({
  page,
}) => {
  const { edit: hrvatski } = MESSAGES.hr;
  await page.setViewportSize({ width: 1440, height: 900 });
  await becomeStaff(page, origin(HOSTS.hr));
  await chooseStaffLanguage(page, "hr", origin(HOSTS.hr));
  await page.goto(`${origin(HOSTS.hr)}/?editPage=true`);
  const header = page.locator(".site-header");
  const box = page.locator("main [data-edit-section]").first();
  await expect(box.locator("[data-section-handle]")).toBeAttached();
  const before = await header.boundingBox();
  await box.locator("[data-section-handle]").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-tools] button").first()).toBeFocused();
  await page.getByRole("button", { name: `${hrvatski.sections.settings}: ` }).press("Enter");
  const panel = page.locator(".edit-settings");
  await expect(panel).toBeVisible();
  const bottom = (before?.y ?? 0) + (before?.height ?? 0);
  await expect.poll(async () => (await panel.boundingBox())?.y).toBeCloseTo(bottom, 0);
  expect(await header.boundingBox()).toEqual(before);
  expect((await box.boundingBox())?.width).toBeLessThan(before?.width ?? 0);
});
