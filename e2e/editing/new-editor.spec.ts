import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { HOSTS, type StoredElement } from "#e2e/support/stack.ts";
import { becomeStaff, openPlace } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";
import { seed } from "#sandbox/seed/index.ts";

const { edit: words, staff } = MESSAGES.en;
/** A site whose home page no other test reads for its words. Its main language is Arabic. */
const base = origin(HOSTS.velo);
const SITE = Number(seed.sites.find(({ domain }) => domain === HOSTS.velo)?.siteId);
const HEADLINE = 'main [data-edit$=":meta.title"][contenteditable]';
const PHONE = { width: 390, height: 844 };

test.use({ viewport: { width: 1440, height: 900 } });

test("a new editor changes headline, picture, target, order and a new section of the home page, on phones and in a second language", async ({
  page,
  browser,
}) => {
  const stamp = Date.now();
  const texts = {
    headline: `Ride to work ${stamp}`,
    phone: `Ride ${stamp}`,
    section: `Open workshop ${stamp}`,
    picture: `A bicycle by the water ${stamp}`,
    arabic: `إلى العمل بالدراجة ${stamp}`,
    arabicSection: `ورشة مفتوحة ${stamp}`,
  };
  const stored = await sandbox.elements(SITE);
  await becomeStaff(page, base);
  await page.goto(`${base}/en`);
  await page.getByRole("link", { name: staff.edit, exact: true }).click();
  const bar = page.getByRole("toolbar", { name: words.bar });
  const boxes = page.locator("main [data-edit-section]");
  await expect(page.locator("[data-section-handle]").first()).toBeAttached();

  const write = async (place: Locator, text: string) => {
    await place.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await expect(place).toHaveText(text);
  };
  await write(page.locator(HEADLINE).first(), texts.headline);

  // A picture of one's own.
  await openPlace(page, 'main img[data-edit$=":meta.image"]', words.slots.media);
  await page.getByRole("button", { name: words.pictures.replace }).click();
  const library = page.getByRole("dialog", { name: words.media.choose });
  await expect(library.getByRole("listbox").getByRole("option").first()).toBeVisible();
  const file = `Water ${stamp}.jpg`;
  await library
    .locator("input[type=file][multiple]")
    .setInputFiles({ name: file, mimeType: "image/jpeg", buffer: await photo(stamp) });
  await library.getByRole("button", { name: `${words.media.uploads.show}: ${file}` }).click();
  await library.getByRole("button", { name: words.media.use, exact: true }).click();
  await page.getByLabel(words.pictures.description).fill(texts.picture);
  await page.getByRole("button", { name: words.pictures.apply }).click();
  const shown = page.locator('main img[data-edit$=":meta.image"]').first();
  await expect(shown).toHaveAccessibleName(new RegExp(`: ${texts.picture}$`));

  // Where a button leads.
  const cta = 'main a[data-edit$=":linkMeta.cta"]';
  await openPlace(page, cta, words.slots.link);
  const target = page.getByRole("dialog").filter({ has: page.getByText(words.links.leadsTo) });
  await target.getByRole("button", { name: words.links.other }).click();
  await target.getByLabel(words.links.type).selectOption("product");
  await target.getByRole("listbox").getByRole("option").first().click();
  await target.getByRole("button", { name: words.links.apply }).click();
  await expect(page.locator(cta).first()).toHaveAttribute("href", /\/product\//);
  const href = (await page.locator(cta).first().getAttribute("href")) ?? "";

  // The second section goes down, and a new one comes after the first.
  const titles = page.locator('main h2[data-edit$=":meta.title"]');
  const [second, third] = await titles.allInnerTexts();
  const useTool = async (box: number, name: string) => {
    await boxes.nth(box).hover({ position: { x: 600, y: 20 } });
    await page
      .locator("[data-tools]")
      .getByRole("button", { name: `${name}: ` })
      .click();
  };
  await useTool(1, words.sections.down);
  await expect(titles).toContainText([third ?? "", second ?? ""]);
  await useTool(0, words.sections.insertAfter);
  await page
    .getByRole("dialog", { name: words.sections.insert })
    .getByRole("button", { name: words.names.text, exact: true })
    .click();
  const made = page.locator('main [data-edit-section="-1"]');
  await write(made.locator('[data-edit$=":meta.title"]'), texts.section);

  // The phone's own headline.
  await page.getByRole("button", { name: words.preview.open, exact: true }).click();
  const phone = page.frameLocator('iframe[data-edit-preview="phone"]');
  await write(
    phone.locator('main [data-edit$=":mobileMeta.title"][contenteditable]').first(),
    texts.phone,
  );
  await page.getByRole("button", { name: words.preview.close, exact: true }).click();

  await page.getByRole("button", { name: words.publish, exact: true }).click();
  const review = page.getByRole("dialog", { name: words.review.title });
  const confirm = review.getByRole("button", { name: /^Publish \d+ changes$/ });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await review.getByRole("button", { name: words.review.onPage }).first().click();
  const look = review.frameLocator('iframe[data-edit-look="changed"]').first();
  await expect(look.getByRole("img", { name: texts.picture })).toBeVisible();
  await expect(review.getByRole("heading", { name: words.review.title })).toBeInViewport();
  await confirm.click();
  await expect(page.locator(".edit-status")).not.toHaveAttribute("data-dirty");

  // New content is copied into the other language, and translated next to its source.
  await bar.getByRole("button", { name: /^English: / }).click();
  const languages = page.getByRole("dialog", { name: words.languages.title });
  const row = languages.getByRole("row", { name: texts.section });
  await row.getByRole("button", { name: words.languages.create }).click();
  await row.getByRole("button", { name: /^Translate .*\(العربية\)$/ }).click();
  const beside = page.getByRole("dialog", { name: texts.section });
  await beside.getByLabel(/^العربية: .*Title$/).fill(texts.arabicSection);
  await beside.getByRole("button", { name: "Publish in العربية" }).click();
  await expect(beside).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(languages).toBeHidden();
  // The tools of the section that is pointed at leave the header's links to be pressed.
  await boxes.first().hover({ position: { x: 600, y: 20 } });
  await expect(page.locator("[data-tools]")).toBeVisible();
  await page.getByRole("link", { name: "العربية" }).first().dblclick();
  await expect(page).toHaveURL(`${base}/?editPage=true`);
  await expect(page.locator("[data-section-handle]").first()).toBeAttached();
  await write(page.locator(HEADLINE).first(), texts.arabic);
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  await expect(page.locator(".edit-status")).not.toHaveAttribute("data-dirty");

  // Shoppers.
  const shopper = await (await browser.newContext()).newPage();
  const seen = (text: string) => shopper.locator("main").getByRole("heading", { name: text });
  await shopper.goto(`${base}/en`);
  await expect(seen(texts.headline)).toBeVisible();
  await expect(shopper.getByRole("img", { name: texts.picture })).toBeVisible();
  await expect(shopper.locator(`main a[href="${href}"]`).first()).toBeVisible();
  await expect(shopper.locator("main h2")).toContainText([
    texts.section,
    third ?? "",
    second ?? "",
  ]);
  expect(await shopper.locator("[data-edit], [data-edit-section]").count()).toBe(0);
  await shopper.setViewportSize(PHONE);
  await shopper.reload();
  await expect(seen(texts.phone)).toBeVisible();
  await expect(shopper.getByText(texts.headline)).toBeHidden();
  await expect(seen(texts.section)).toBeVisible();
  await shopper.goto(base);
  await expect(seen(texts.arabic)).toBeVisible();
  await expect(seen(texts.arabicSection)).toBeVisible();
  await shopper.context().close();

  // Everything else is unchanged byte for byte; sections below a new one have another position number.
  const changed = differences(stored, await sandbox.elements(SITE));
  expect(changed.filter((place) => !/^en \w+ options\.order$/.test(place))).toEqual([
    "ar hero meta.title",
    "ar text: new",
    "en hero linkMeta.cta",
    "en hero meta.image",
    "en hero meta.title",
    "en hero mobileMeta.title",
    "en text: new",
  ]);
});

/** A photo that no library has. */
const photo = (stamp: number) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: "#7ab" } })
    .composite([{ input: Buffer.from(`<svg><text y="40">${stamp}</text></svg>`), top: 0, left: 0 }])
    .jpeg()
    .toBuffer();

/** The differences between a site's elements, each named by the element's language and kind: "en hero meta.title". */
function differences(before: readonly StoredElement[], after: readonly StoredElement[]): string[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const found = after.flatMap((row) => {
    const { component } = JSON.parse(row.doc).options;
    const was = old.get(row.id);
    if (!was) return [`${row.language} ${component}: new`];
    if (JSON.stringify(was) === JSON.stringify(row)) return [];
    const [then, now] = [placesIn(was.doc), placesIn(row.doc)];
    const places = new Set([...then.keys(), ...now.keys()]);
    return [...places]
      .filter((place) => then.get(place) !== now.get(place))
      .map((place) => `${row.language} ${component} ${place}`);
  });
  const gone = before.filter(({ id }) => !after.some((row) => row.id === id));
  return [...found, ...gone.map(({ id }) => `${id}: gone`)].sort();
}

/** The exact value of each path in an element. */
const placesIn = (doc: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries<object>(JSON.parse(doc)).flatMap(([slot, values]) =>
      typeof values === "object" && !Array.isArray(values)
        ? Object.entries(values).map(([name, value]): [string, string] => [
            `${slot}.${name}`,
            JSON.stringify(value),
          ])
        : [[slot, JSON.stringify(values)] as [string, string]],
    ),
  );
