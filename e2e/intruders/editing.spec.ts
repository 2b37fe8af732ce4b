import { adminPages } from "#e2e/support/admin-pages.ts";
import { COMPANIES, DRAWN_ANEW, keepCompany } from "#e2e/support/company.ts";
import { HANDS, write } from "#e2e/support/hands.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { BASE_ADDRESS, servePicture, stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, origin, test, type Watch } from "#e2e/support/test.ts";

const { admin, edit: words } = MESSAGES.en;

/** A page that is made for one request is drawn again if other tools changed it first (decision 0086). */
function allow(watch: Watch): void {
  watch.allow(DRAWN_ANEW);
  // The picture of the staged page isn't in a library; the browser reports fonts, and frames that may run no script.
  watch.allow(/status of 4(?:28|04)|Blocked script execution/);
}

for (const company of COMPANIES[0] ?? []) {
  test(`texts, a button and sections are edited and published, on ${company.name}`, async ({
    page,
    browser,
    context,
    watch,
  }) => {
    allow(watch);
    const { address, ids, backend } = await stagePage(browser, "intruded", [{}, {}]);
    const [id = 0, other = 0] = ids;
    const stamp = `Café ${Date.now()}`;
    await servePicture(page);
    await keepCompany(context, company);
    await becomeStaff(page, BASE_ADDRESS);
    await page.goto(address);
    await expect(page.locator("[data-section-handle]").first()).toBeAttached();

    await write(page, `="${id}:meta.title"`, stamp);
    const text = page.locator(`main [data-edit="${id}:parts.p11.meta.text"][contenteditable]`);
    await text.first().click();
    await expect(page.getByRole("toolbar", { name: /^Formatting: / })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(`Rich ${stamp}`);
    await page.keyboard.press("Escape");
    await HANDS["sets parts.p11.linkMeta.link, its name"]?.(page, id);
    await HANDS["removes the second part"]?.(page, id);
    await HANDS["adds a section behind it"]?.(page, other);
    await HANDS["moves it down by one"]?.(page, id);
    await page.getByRole("button", { name: new RegExp(`^${words.undo}`) }).click();
    await HANDS["removes it"]?.(page, -1);
    await expect(page.locator('main [data-edit-section="-1"]')).toHaveCount(0);
    await page.getByRole("button", { name: words.publish, exact: true }).click();
    const review = page.getByRole("dialog", { name: words.review.title });
    const status = page.locator(".edit-status");
    await expect(review.or(page.locator(".edit-status:not([data-dirty])")).first()).toBeVisible();
    if (await review.isVisible())
      await review.getByRole("button", { name: /^Publish \d+ changes$/ }).click();
    await expect(status).not.toHaveAttribute("data-dirty");

    const held = JSON.stringify(await backend.read(id));
    expect(held).toContain(`"title":"${stamp}"`);
    expect(held).toContain(`<p>Rich ${stamp}</p>`);
    expect(held).toContain('"mine-word"');
    // Untouched fields are unchanged, and nothing of the neighbours was added.
    expect(held).toContain('"note":"kept-base"');
    expect(held).not.toMatch(/\u200b|<font|data-gramm|intruder|translated/);
  });
}

for (const company of COMPANIES[1] ?? []) {
  test(`the admin pages answer, on ${company.name}`, async ({ page, context, watch }) => {
    allow(watch);
    await keepCompany(context, company);
    await becomeStaff(page);
    for (const path of adminPages()) {
      await page.goto(origin() + path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    }
    await page.goto(`${origin()}/admin/consent/new?form=registerForm`);
    await page.getByRole("textbox", { name: "English" }).fill("<b>Typed here</b>");
    const shown = page.getByRole("checkbox", { name: "Typed here", includeHidden: true });
    await expect(shown).toHaveCount(1);
    // Nothing is saved: the password is required first.
    await page.context().clearCookies({ name: "staffLogin" });
    await page.getByRole("button", { name: admin.consents.save }).click();
    await expect(page.getByRole("dialog", { name: admin.frame.confirm.title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("textbox", { name: "English" })).toHaveValue("<b>Typed here</b>");
  });
}
