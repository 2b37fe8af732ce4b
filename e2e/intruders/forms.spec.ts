import sharp from "sharp";
import { COMPANIES, DRAWN_ANEW, keepCompany } from "#e2e/support/company.ts";
import { becomeStaff, openTool } from "#e2e/support/staff.ts";
import { BASE_ADDRESS, stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";
import type { PageInfo } from "#lib/staff/edit/pages/page-info.ts";

const { edit: words, forms } = MESSAGES.en;
/** The marks of translators and of neighbours, which nobody has typed. */
const FOREIGN = /\u200b|<font|data-gramm|data-manager|intruder|translated/;

for (const company of COMPANIES[0] ?? []) {
  test(`a file of the media library and the settings of a page are written, on ${company.name}`, async ({
    page,
    browser,
    context,
    watch,
  }) => {
    watch.allow(DRAWN_ANEW);
    watch.allow(/status of 4(?:28|04)|Blocked script execution/);
    const { address, handler, colleague } = await stagePage(browser, "intruded-forms", []);
    await keepCompany(context, company);
    await becomeStaff(page, BASE_ADDRESS);
    await page.goto(address);

    const stamp = crypto.randomUUID();
    const description = `A court at noon, ${stamp}`;
    await openTool(page, words.media.title);
    const library = page.getByRole("dialog", { name: words.media.title });
    await expect(library.getByRole("listbox").getByRole("option").first()).toBeVisible();
    const buffer = await sharp({
      create: { width: 40, height: 30, channels: 3, background: { r: 40, g: 90, b: 60 } },
    })
      .composite([
        { input: Buffer.from(`<svg width="40" height="30"><text y="20">${stamp}</text></svg>`) },
      ])
      .png()
      .toBuffer();
    await library
      .locator("input[type=file]")
      .setInputFiles({ name: `${stamp}.png`, mimeType: "image/png", buffer });
    await library
      .getByRole("button", { name: `${words.media.uploads.show}: ${stamp}.png` })
      .click();
    await library.getByLabel(words.media.form.description).fill(description);
    await library.getByRole("button", { name: words.media.form.save }).click();
    await expect(library.getByText(words.media.form.saved)).toBeAttached();
    const changes = (await sandbox.log()).filter(({ path }) => path.includes("media/update"));
    expect(changes.map(({ body }) => body)).toContainEqual({ description });
    await library.getByRole("button", { name: words.media.delete.open, exact: true }).click();
    await page.getByRole("button", { name: words.media.delete.confirm }).click();
    await page.keyboard.press("Escape");
    await expect(library).toHaveCount(0);

    await openTool(page, words.pages.open);
    const settings = page.getByRole("dialog", { name: words.pages.title });
    await settings.getByRole("button", { name: words.pages.tab.settings, exact: true }).click();
    await settings.getByLabel(words.pages.seoText, { exact: true }).fill(`Courts, ${stamp}`);
    await settings.getByRole("textbox", { name: words.pages.body, exact: true }).click();
    await page.keyboard.type("Bring a friend");
    await settings.getByRole("button", { name: words.pages.save }).click();
    await expect(settings).toBeHidden();
    const path = [handler.split(":")[1] ?? ""];
    const { page: saved } = await colleague.post<PageInfo>("edit/page/read", { path });
    expect(saved).toMatchObject({
      body: "<p>Bring a friend</p>",
      seo: { description: `Courts, ${stamp}` },
    });
    expect(JSON.stringify(saved)).not.toMatch(FOREIGN);
  });
}

for (const company of COMPANIES[1] ?? []) {
  test(`a contact form is refused, corrected and sent, on ${company.name}`, async ({
    page,
    context,
    watch,
  }) => {
    if (company.translation.moment === "before") watch.allow(DRAWN_ANEW);
    await keepCompany(context, company);
    const email = `e2e-${crypto.randomUUID()}@example.com`;
    await page.goto(`${origin()}/contact-us`);
    const form = page.getByRole("main").locator("form");
    const field = form.getByRole("textbox", { name: "E-mail", exact: true });
    const message = form.getByLabel("Your message", { exact: true });
    await form.getByLabel("Your name", { exact: true }).fill("Ana Horvat");
    await field.fill("nobody");
    await form.getByLabel("What is it about?", { exact: true }).selectOption("The shop");
    await message.fill("Is the clay dry?\nOr wet?");
    const send = form.getByRole("button", { name: forms.send, exact: true });
    await send.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(forms.error.email));
    await expect(message).toHaveValue("Is the clay dry?\nOr wet?");
    await field.fill(email);
    await form.getByRole("checkbox").check();
    await send.click();
    await expect(page.getByText("The front desk answers within a day.")).toBeVisible();
    const sent = (await sandbox.log()).filter(
      ({ path, body }) => path.includes("form/storeData") && JSON.stringify(body).includes(email),
    );
    expect(sent).toHaveLength(1);
    const words = JSON.stringify(sent[0]?.body);
    for (const typed of ["Ana Horvat", "The shop", "Is the clay dry?\\nOr wet?"])
      expect(words).toContain(typed);
    expect(words).not.toMatch(FOREIGN);
  });
}
