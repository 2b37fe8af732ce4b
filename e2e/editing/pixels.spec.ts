import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { staffLogin } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";
import { SECTIONS } from "#lib/domain/sections/definitions.ts";

/** Pages that together show every section. */
const PAGES = ["/", "/coaching", "/our-courts", "/about-the-club", "/questions-and-answers"];

/**
 * Without what staff have besides the page, the notice that only they do not get, and what moves by itself, such as a
 * video's own sign of loading. Without the header too, and without the notes in place of sections that visitors do not see:
 * their heights end between two pixels, and letters below are smoothed otherwise.
 */
const THE_PAGE_ALONE = `
  .edit-shell, .edit-layer, .edit-notice-opener, .staff-bar, .site-header, [data-cookie-notice],
  main section:has(> .wrap > [role="status"]) { display: none !important; }
  video::-webkit-media-controls { display: none !important; }
  *, *::before, *::after { animation: none !important; transition: none !important; }`;

/** Of a section's pixels, as many may differ. */
const TOLERANCE = 0.001;
/** Of 255, by which a pixel may differ. */
const SHADE = 24;

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Picture {
  readonly boxes: readonly Box[];
  readonly png: Buffer;
}

/** The whole page as one picture, with the places of the sections that visitors see. */
async function photograph(page: Page, path: string): Promise<Picture> {
  await page.goto(origin() + path);
  await page.addStyleTag({ content: THE_PAGE_ALONE });
  if (path.includes("editPage"))
    await expect(page.locator("main [data-section-handle]").first()).toBeAttached();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  });
  const boxes = await page.locator("main section:not(section section)").evaluateAll((sections) =>
    sections
      .map((section) => {
        const { x, y, width, height } = section.getBoundingClientRect();
        const name = section.querySelector("[data-section-handle]")?.textContent ?? "";
        return { name, x, y: y + window.scrollY, width, height };
      })
      .filter(({ height }) => height > 0),
  );
  return { boxes, png: await page.screenshot({ fullPage: true }) };
}

/** The pixels of one place of a picture. */
async function pixelsOf(png: Buffer, { x, y, width, height }: Box): Promise<Buffer> {
  const place = {
    left: Math.round(x),
    top: Math.round(y),
    width: Math.floor(width),
    height: Math.floor(height),
  };
  return sharp(png).extract(place).removeAlpha().raw().toBuffer();
}

/** The share of pixels that differ; 1 where the sizes do. */
function difference(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return 1;
  let count = 0;
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].some((c) => Math.abs((one[at + c] ?? 0) - (other[at + c] ?? 0)) > SHADE))
      count += 1;
  return count / (one.length / 3);
}

/** The names of the sections of a page that look different to staff. */
async function differing(shop: Picture, edit: Picture): Promise<string[]> {
  const names = await Promise.all(
    shop.boxes.map(async (box, index) => {
      const twin = edit.boxes[index];
      if (!twin) return `section ${index} is missing`;
      const share = difference(await pixelsOf(shop.png, box), await pixelsOf(edit.png, twin));
      const sizes = `${box.width}×${box.height}, ${twin.width}×${twin.height}`;
      return share > TOLERANCE ? `${twin.name} ${(share * 100).toFixed(2)} % (${sizes})` : "";
    }),
  );
  return names.filter((name) => name !== "");
}

const tab = async (browser: Browser, width: number) =>
  (
    await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" })
  ).newPage();

for (const width of [390, 1440]) {
  test(`every section looks the same to staff and to shoppers at ${width} px`, async ({
    browser,
  }) => {
    const [shopper, staff] = [await tab(browser, width), await tab(browser, width)];
    await staffLogin(staff);
    const seen: string[] = [];
    for (const path of PAGES) {
      // Another test may publish between the two pictures.
      await expect(async () => {
        const shop = await photograph(shopper, path);
        const edit = await photograph(staff, `${path}?editPage=true`);
        seen.push(...edit.boxes.map(({ name }) => name));
        expect(shop.boxes.length, path).toBe(edit.boxes.length);
        expect(await differing(shop, edit), path).toEqual([]);
      }).toPass({ timeout: 40_000 });
    }
    const { names } = MESSAGES.en.edit;
    const unseen = SECTIONS.filter(({ name }) => !seen.some((one) => one.startsWith(names[name])));
    expect(unseen.map(({ component }) => component)).toEqual([]);
    await shopper.context().close();
    await staff.context().close();
  });
}
