import { axeOf } from "#e2e/support/axe.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, chooseStaffLanguage } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

const words = MESSAGES.en.edit;
/** A page that no other test looks at. */
const PAGE = "/our-courts";

test("a text typed in the phone's preview is the phone's alone, and reset brings the desktop's back", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await becomeStaff(page);
  await page.goto(`${origin()}${PAGE}?editPage=true`);
  const preview = page.getByRole("button", { name: words.preview.open, exact: true });
  await preview.click();
  const phone = page.frameLocator('iframe[data-edit-preview="phone"]');
  const desktop = page.frameLocator('iframe[data-edit-preview="desktop"]');
  const small = phone.locator('main [data-edit$=":mobileMeta.title"][contenteditable]').first();
  const large = desktop.locator('main section [data-edit$=":meta.title"][contenteditable]').first();
  await expect(small).toBeVisible();
  await expect(large).toBeVisible();
  const usual = await large.innerText();
  await expect(small).toHaveText(usual);
  const found = await axeOf(page).include(".edit-stage-head").analyze();
  expect(found.violations).toEqual([]);

  // The phone inherits the desktop's value, as it is typed.
  await large.click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await expect(small).toHaveText(`${usual}!`);
  await page.keyboard.press("Escape");
  await expect(small).toHaveText(usual);

  const title = `Courts ${Date.now()}`;
  await small.click();
  await expect(phone.getByRole("toolbar")).toContainText(words.settings.inherited);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(title);
  await expect(page.locator(".edit-status")).toContainText("1 unsaved change");
  await expect(phone.getByRole("toolbar")).toContainText(words.settings.ownValue);
  await expect(large).toHaveText(usual);

  // Undo is the window's, wherever the focus is.
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(small).toHaveText(usual);
  await page.getByRole("button", { name: words.redo }).click();
  await expect(small).toHaveText(title);

  const before = await sandbox.newest();
  const published = page.getByRole("status").filter({ hasText: "published" }).first();
  await small.press("ControlOrMeta+s");
  await expect(published).toBeVisible();
  // Other tests save other sections meanwhile.
  const [own] = (await small.getAttribute("data-edit"))?.split(":") ?? [];
  const sent = (await sandbox.since(before)).filter(({ path }) =>
    path.endsWith(`element/update/${own}`),
  );
  expect(sent.map(({ body }) => Object.keys(body as object))).toEqual([["mobileMeta"]]);

  const shopper = await (
    await browser.newContext({ viewport: { width: 390, height: 780 } })
  ).newPage();
  await shopper.goto(`${origin()}${PAGE}`);
  await expect(shopper.getByText(title)).toBeVisible();
  await shopper.setViewportSize({ width: 1440, height: 900 });
  await expect(shopper.getByText(title)).toBeHidden();
  await expect(shopper.locator("main").getByText(usual).first()).toBeVisible();

  // A reloaded page has the override from the backend.
  await page.reload();
  await preview.click();
  await expect(small).toHaveText(title);
  await small.click();
  await phone.getByRole("button", { name: `Reset: ${words.names.title}` }).click();
  await expect(small).toHaveText(usual);
  const caption = phone.locator('main [data-edit$=":mobileMeta.caption"]').first();
  await caption.click();
  await page.keyboard.type("Look: ");
  await page.keyboard.press("Enter");

  // The list of changes shows the section in its current and its future state.
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  const review = page.getByRole("dialog", { name: words.review.title });
  await review.getByRole("button", { name: words.review.onPage }).first().click();
  const now = review.frameLocator('figure[data-screen="phone"] iframe[data-edit-look="published"]');
  const next = review.frameLocator('figure[data-screen="phone"] iframe[data-edit-look="changed"]');
  await expect(now.locator("main").getByText(title)).toBeVisible();
  await expect(next.locator("main").getByText(usual).first()).toBeVisible();
  await expect(next.getByText(title)).toHaveCount(0);
  await expect(now.getByText("Look: ")).toHaveCount(0);
  // A view-only frame shows nothing of the editor, and a phone frame nothing that would change the desktop.
  await expect(next.locator("[data-edit-dirty]").first()).toHaveCSS("outline-style", "none");
  for (const frame of [now, next, phone]) {
    await expect(frame.locator(".edit-slot-empty")).not.toHaveCount(0);
    await expect(frame.locator(".edit-slot-empty:visible")).toHaveCount(0);
  }
  const rules = await axeOf(page).include("dialog[open]").exclude(".edit-looks iframe").analyze();
  expect(rules.violations).toEqual([]);
  await review.getByRole("checkbox", { name: words.names.caption }).uncheck();
  await review.getByRole("button", { name: "Publish 1 change" }).click();
  await expect(published).toBeVisible();
  await shopper.setViewportSize({ width: 390, height: 780 });
  await shopper.reload();
  await expect(shopper.locator("main").getByText(usual).first()).toBeVisible();
});

test("the preview opens by its address, right to left and in Croatian, on a tablet too, and follows the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  const shop = origin(HOSTS.odd);
  await becomeStaff(page, shop);
  await chooseStaffLanguage(page, "ar", shop);
  await page.goto(`${shop}/ar?editPage=true&mobileView=true`);
  const frame = page.locator("iframe[data-edit-preview]");
  const phone = page.frameLocator("iframe[data-edit-preview]");
  await expect(phone.locator("[data-edit-inherited]")).not.toHaveCount(0);
  expect(await phone.locator("html").getAttribute("dir")).toBe("rtl");
  expect(await frame.evaluate((node: HTMLIFrameElement) => node.contentWindow?.innerWidth)).toBe(
    390,
  );
  const tablet = MESSAGES.ar.edit.preview.tablet;
  await page.getByRole("button", { name: tablet, exact: true }).click();
  await expect
    .poll(() => frame.evaluate((node: HTMLIFrameElement) => node.contentWindow?.innerWidth))
    .toBe(768);
  const box = await frame.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 1000).toBe(true);

  const club = origin(HOSTS.hr);
  await becomeStaff(page, club);
  await chooseStaffLanguage(page, "hr", club);
  await page.goto(`${club}/?editPage=true&mobileView=true`);
  const title = phone
    .locator('main [data-edit*=":mobileMeta."][data-edit-inherited]:visible')
    .first();
  await title.focus();
  // A text has its formatting toolbar next to it.
  const { inherited } = MESSAGES.hr.edit.settings;
  await expect(phone.getByRole("toolbar").filter({ hasText: inherited })).toBeVisible();

  // On a tablet, whose changes are the phone's.
  const { preview, undo } = MESSAGES.hr.edit;
  await page.getByRole("button", { name: preview.tablet, exact: true }).click();
  await expect
    .poll(() => frame.evaluate((node: HTMLIFrameElement) => node.contentWindow?.innerWidth))
    .toBe(768);
  const usual = await title.innerText();
  const written = `Na tabletu ${Date.now()}`;
  await title.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(written);
  await page.keyboard.press("Enter");
  await expect(phone.getByText(written).first()).toBeVisible();
  await page.getByRole("button", { name: preview.phone, exact: true }).click();
  await expect(phone.getByText(written).first()).toBeVisible();
  await page.getByRole("button", { name: preview.desktop, exact: true }).click();
  await expect(phone.locator("main").getByText(usual).first()).toBeVisible();
  await expect(phone.getByText(written)).toHaveCount(0);
  await page.getByRole("button", { name: new RegExp(`^${undo}`) }).click();

  // A link of the page leads the whole editor on.
  const link = phone.locator('main a[href^="/product/"]:visible').first();
  const href = await link.getAttribute("href");
  await link.dblclick();
  await expect(page).toHaveURL(`${club}${href}?editPage=true`);
  await expect(phone.locator("main h1")).toBeVisible();
  await expect(frame).toHaveAttribute("src", /^\/product\/.*\?editPage=true&mobileView=false/);
});
