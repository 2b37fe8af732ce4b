import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { OtherEditor } from "#e2e/support/other-editor.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { media: words, text: textWords } = MESSAGES.en.edit;
const RICH = '[data-edit-kind="html"][contenteditable]:not(:empty)';

/** Delays the code of the rich-text editor whenever it is requested. @returns releases it */
async function holdEditor(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    if (body.includes("ProseMirror-trailingBreak")) await gate.promise;
    await route.fulfill({ response: answer, body });
  });
  return gate.resolve;
}

/** The centre of some characters of a field. */
const placeOf = (field: Locator, letters: string, at: "start" | "middle") =>
  field.evaluate(
    (node, { letters, at }) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const start = text.nodeValue?.indexOf(letters) ?? -1;
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, start + letters.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        return { x: at === "start" ? left + 1 : left + width / 2, y: top + height / 2 };
      }
      throw new Error(`no ${letters}`);
    },
    { letters, at },
  );

/** Selects a word with the mouse, and drags it before some characters. */
async function dragWord(page: Page, from: Locator, word: string, to: Locator, before: string) {
  const start = await placeOf(from, word, "middle");
  await page.mouse.dblclick(start.x, start.y);
  const end = await placeOf(to, before, "start");
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

const timesIn = (text: string, word: string): number => text.split(word).length - 1;

test("what is typed before the editor of a rich text is there lands once, in order, where the cursor is", async ({
  page,
}) => {
  await becomeStaff(page);
  const release = await holdEditor(page);
  // The editor may be loaded ahead: the page is not whole before it is let go.
  await page.goto(`${origin()}/?editPage=true`, { waitUntil: "domcontentloaded" });
  const field = page.locator(RICH).first();
  await expect(field).toBeVisible();
  await field.evaluate((node) => node.scrollIntoView({ block: "center" }));
  const before = (await field.textContent()) ?? "";
  await field.click({ position: { x: 2, y: 8 } });
  await page.keyboard.press("Home");
  await page.keyboard.type("Helo");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("lo");
  await page.keyboard.press("Enter");
  await page.keyboard.type("second");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.type("third");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("-");
  await expect(field).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status").filter({ hasText: textWords.opening })).toBeVisible();
  await expect(field).toHaveText(before);
  release();
  await expect(page.getByRole("toolbar", { name: /^Formatting: / })).toBeVisible();
  await expect(field).toHaveText(`Hello thir-d${before}`, { useInnerText: true });
  await expect(field).not.toHaveAttribute("aria-busy");
  await page.keyboard.type("+");
  await expect(field).toContainText("thir-+d");
});

test("words that are dragged are moved and never doubled: within a headline, into a text and back", async ({
  page,
}) => {
  await becomeStaff(page);
  await page.goto(`${origin()}/?editPage=true`);
  const rich = page.locator(RICH).first();
  await expect(rich).toBeVisible();
  await page.waitForLoadState("networkidle");
  const section = page.locator("[data-edit-section]").filter({ has: rich }).first();
  const line = section.locator('[data-edit-kind="text"][contenteditable]:not(:empty)').first();
  await line.evaluate((node) => node.scrollIntoView({ block: "center" }));
  await line.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Alpha Beta Gamma");
  await dragWord(page, line, "Alpha", line, "Gamma");
  const moved = (await line.textContent()) ?? "";
  for (const word of ["Alpha", "Beta", "Gamma"]) expect(timesIn(moved, word), moved).toBe(1);
  expect(moved.indexOf("Beta"), moved).toBeLessThan(moved.indexOf("Alpha"));
  await page.keyboard.press("ControlOrMeta+z");
  await expect(line).toHaveText("Alpha Beta Gamma");

  const [first = ""] = (await rich.textContent())?.trim().split(/\s+/) ?? [];
  await dragWord(page, line, "Beta", rich, first);
  await expect(rich).toContainText("Beta");
  await expect(line).not.toContainText("Beta");
  await expect(page.getByRole("toolbar", { name: /^Formatting: / })).toBeVisible();
  expect(timesIn((await rich.textContent()) ?? "", "Beta")).toBe(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(line).toHaveText("Alpha Beta Gamma");
  await expect(rich).not.toContainText("Beta");
});

test("a part of a transparent AVIF stays transparent", async ({ page }) => {
  await becomeStaff(page);
  await page.goto(`${origin()}/?editPage=true`);
  await page.getByRole("button", { name: words.title, exact: true }).press("Enter");
  const dialog = page.getByRole("dialog", { name: words.title });
  const name = `Ball ${Date.now()}`;
  const ball = `<svg width="120" height="120"><circle cx="60" cy="60" r="50" fill="hsl(${Date.now() % 360} 80% 50%)"/></svg>`;
  const buffer = await sharp(Buffer.from(ball)).avif().toBuffer();
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: `${name}.avif`, mimeType: "image/avif", buffer });
  await expect(dialog.getByText("1 of 1 done")).toBeVisible();
  await dialog.getByRole("button", { name: `${words.uploads.show}: ${name}.avif` }).click();
  await dialog.getByRole("button", { name: words.crop.open, exact: true }).press("Enter");
  const crop = page.getByRole("dialog", { name: words.crop.title });
  await expect(crop.locator("canvas")).toBeVisible();
  const edge = crop.getByRole("slider").first();
  for (let step = 0; step < 10; step++) await edge.press("ArrowRight");
  await crop.getByRole("button", { name: words.crop.save }).click();
  await dialog
    .getByRole("button", { name: new RegExp(`^${words.uploads.show}: .*[(]crop[)][.]`) })
    .click();
  const copy = words.crop.name.replace("{name}", name);
  await expect(dialog.getByRole("heading", { name: copy })).toBeVisible();
  // The details show the picture itself.
  const picture = dialog.locator(".media-preview img");
  const source = new URL((await picture.getAttribute("src")) ?? "", page.url());
  const original = source.searchParams.get("url") ?? source.href;
  const bytes = await (await page.request.get(new URL(original, page.url()).href)).body();
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  expect(data[3]).toBe(0);
});

test("links to places of a text lead there for shoppers, and so does an address of before", async ({
  page,
  browser,
  watch,
}) => {
  // The pictures of the cards are in no library.
  watch.allow(/404/);
  const { handler, address, ids } = await stagePage(browser, "anchors", [{}, {}]);
  const backend = await OtherEditor.logIn(HOSTS.hr);
  const far = "<p>between</p>".repeat(60);
  const html = `<p><a href="#delivery">To delivery</a> <a href="#dostava-šok">Šok</a></p>${far}<h2 id="delivery">Delivery</h2>${far}<h3 id="dostava-šok">Dostava</h3><p id="main">own</p>${far}`;
  await backend.create(handler, {
    meta: { text: html },
    options: { component: "text", order: ids.length + 1 },
  });
  const shop = address.replace("?editPage=true", "");
  await page.goto(shop);
  const heading = page.getByRole("heading", { name: "Delivery", exact: true });
  await page.getByRole("link", { name: "To delivery" }).click();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#user-content-delivery$/);
  await page.goto(`${shop}?from=letter#delivery`);
  await expect(heading).toBeInViewport();
  await page.goto(`${shop}?from=mail#dostava-šok`);
  await expect(page.getByRole("heading", { name: "Dostava" })).toBeInViewport();
  // The page's own place has its name for itself.
  expect(await page.evaluate(() => document.getElementById("main")?.nodeName)).toBe("MAIN");
});
