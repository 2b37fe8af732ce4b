import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import sharp from "sharp";
import { becomeStaff } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";
import { SECTIONS } from "#lib/shop/domain/sections/definitions.ts";

/** Pages that together show every section, and one of every other kind. */
const PAGES = [
  "/",
  "/coaching",
  "/our-courts",
  "/about-the-club",
  "/questions-and-answers",
  "/shop",
  "/shop/rackets",
  "/product/court-line-98",
  "/blog",
  "/three-drills-for-one-wall",
  "/cart",
];

/** The looks compared: between them both widths and both colour schemes. */
const LOOKS = [
  { width: 390, colorScheme: "dark" },
  { width: 1440, colorScheme: "light" },
] as const;

/**
 * Everything that isn't part of the page: the bar, the room below it, floating elements, the notes in place of sections
 * that visitors do not see, and the cookie notice, which staff are not asked. A video's loading sign is animated.
 */
const THE_PAGE_ALONE = `
  :root { --edit-bar-height: 0px !important; }
  html { padding-block-end: 0 !important; }
  html::after { display: none !important; }
  .edit-shell, .edit-layer, .edit-notice-opener, .edit-product-opener, .staff-bar, [data-cookie-notice],
  [data-edit-section]:has(> .wrap > [role="status"]) { display: none !important; }
  video::-webkit-media-controls { display: none !important; }
  *, *::before, *::after { animation: none !important; transition: none !important; }`;

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Picture {
  readonly boxes: readonly Box[];
  readonly png: Buffer;
}

/** The whole page as one picture, with the places of its header, its sections and its footer. */
async function photograph(page: Page, path: string, query = ""): Promise<Picture> {
  await page.goto(origin() + path + query);
  await page.addStyleTag({ content: THE_PAGE_ALONE });
  if (query) await expect(page.locator("[data-section-handle]").first()).toBeAttached();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  // Until then the placeholder below the first screen has another height.
  await expect(page.locator("html")).not.toHaveAttribute("data-below");
  // Late islands far down the page load when the connection is restored (docs/late-hydration.md).
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  // Products of the same kind are asked for by one of them.
  if (path.startsWith("/product/"))
    await expect(page.locator("[data-seen] a").first()).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  });
  const parts = ".site-header, main section:not(section section), [data-site-footer]";
  const boxes = await page.locator(parts).evaluateAll((all) =>
    all
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const name = part.querySelector("[data-section-handle]")?.textContent ?? part.tagName;
        return {
          name,
          left: Math.round(x),
          top: Math.round(y + window.scrollY),
          width: Math.floor(width),
          height: Math.floor(height),
        };
      })
      .filter(({ height }) => height > 0),
  );
  return { boxes, png: await page.screenshot({ fullPage: true }) };
}

const pixelsOf = (png: Buffer, box: Box): Promise<Buffer> =>
  sharp(png).extract(box).removeAlpha().raw().toBuffer();

/** The parts of a page that look different to staff: their names, else the size of the whole pictures. */
async function differing(shop: Picture, edit: Picture): Promise<string[]> {
  const names = await Promise.all(
    shop.boxes.map(async (box, index) => {
      const twin = edit.boxes[index];
      if (!twin) return [`${box.name} ${index} is missing`];
      const [seen, edited] = [await pixelsOf(shop.png, box), await pixelsOf(edit.png, twin)];
      const sizes = `${box.width}×${box.height}, ${twin.width}×${twin.height}`;
      return seen.equals(edited) ? [] : [`${twin.name} (${sizes})`];
    }),
  );
  if (names.flat().length > 0) return names.flat();
  const [one, other] = await Promise.all(
    [shop, edit].map(({ png }) =>
      sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!one || !other || one.data.equals(other.data)) return [];
  return [`the page between its parts (height ${one.info.height}, ${other.info.height})`];
}

/** A tab without a cache between pages: browsers may otherwise show a larger cached copy of a picture. */
async function tab(browser: Browser, look: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...look, reducedMotion: "reduce" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  return page;
}

for (const { width, colorScheme } of LOOKS) {
  test(`every section and page looks the same to staff and to shoppers, ${colorScheme}, at ${width} px`, async ({
    browser,
  }) => {
    const look = { viewport: { width, height: 900 }, colorScheme };
    const [shopper, staff] = [await tab(browser, look), await tab(browser, look)];
    await becomeStaff(staff);
    const seen: string[] = [];
    for (const path of PAGES) {
      // Another test may publish between the two pictures.
      await expect(async () => {
        const [shop, edit] = await Promise.all([
          photograph(shopper, path),
          photograph(staff, path, "?editPage=true"),
        ]);
        seen.push(...edit.boxes.map(({ name }) => name));
        expect(await differing(shop, edit), path).toEqual([]);
        expect(shop.boxes.length, path).toBe(edit.boxes.length);
      }).toPass({ timeout: 40_000 });
    }
    // An adopter's own sections are in no demo: their names are not among the shop's.
    const names = new Map(Object.entries(MESSAGES.en.edit.names));
    const unseen = SECTIONS.filter(({ name }) => {
      const shown = names.get(name);
      return shown !== undefined && !seen.some((one) => one.startsWith(shown));
    });
    expect(unseen.map(({ component }) => component)).toEqual([]);
    await shopper.context().close();
    await staff.context().close();
  });
}
