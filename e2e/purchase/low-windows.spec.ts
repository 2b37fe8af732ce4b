import type { Page } from "@playwright/test";
import { becomeStaff } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { cart, checkout, product, shell } = MESSAGES.en;
/** A laptop's window at 400 %, and phones on their side. */
const SIZES = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
  { width: 667, height: 375 },
];
/** About a third. */
const MOST = 0.36;

/**
 * How much of the window is covered by what stays where it is while the page scrolls, as a share of points that are laid
 * over it. In a dialog its content scrolls.
 */
const stuckShare = (page: Page, scope: "page" | "dialog") =>
  page.evaluate((scope) => {
    const open = [...document.querySelectorAll("dialog[open]")].at(-1);
    const inner = [...(open?.querySelectorAll("*") ?? [])].find(
      (node) =>
        node.scrollHeight > node.clientHeight + 20 &&
        /auto|scroll/.test(getComputedStyle(node).overflowY),
    );
    const scroller = scope === "dialog" ? (inner ?? open) : document.scrollingElement;
    if (!scroller) throw new Error("nothing scrolls");
    const area =
      scope === "dialog" && open
        ? open.getBoundingClientRect()
        : new DOMRect(0, 0, innerWidth, innerHeight);
    const middle = (scroller.scrollHeight - scroller.clientHeight) / 2;
    const STEPS = 16;
    const coveredAt = (top: number) => {
      scroller.scrollTo({ top, behavior: "instant" });
      return Array.from({ length: STEPS * STEPS }, (_, index) => {
        const x = area.left + ((index % STEPS) + 0.5) * (area.width / STEPS);
        const y = area.top + (Math.floor(index / STEPS) + 0.5) * (area.height / STEPS);
        return document.elementFromPoint(x, y);
      });
    };
    const before = coveredAt(middle);
    const places = new Map(before.map((node) => [node, node?.getBoundingClientRect().top]));
    coveredAt(middle + Math.min(40, middle));
    const stuck = before.filter(
      (node) =>
        node !== null &&
        !node.contains(scroller) &&
        node !== scroller &&
        Math.abs(node.getBoundingClientRect().top - (places.get(node) ?? 0)) < 1,
    );
    return stuck.length / before.length;
  }, scope);

/** Goes through a page by Tab: whatever has the focus can be seen in its middle. */
async function expectFocusInView(page: Page, stops: number): Promise<void> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const node = document.activeElement;
      if (!node || node === document.body) return null;
      // Where a page scrolls softly it is on its way.
      node.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, top, width, height } = node.getBoundingClientRect();
      const seen = document.elementFromPoint(
        left + width / 2,
        top + Math.min(height, innerHeight) / 2,
      );
      // Of a field that is hidden for the eye what is drawn in its stead.
      const drawn = node.closest("label, [role=radiogroup]");
      const isSeen = seen && (node.contains(seen) || seen.contains(node) || drawn?.contains(seen));
      return isSeen ? null : node.outerHTML.slice(0, 120);
    });
    if (name) hidden.push(name);
  }
  expect(hidden).toEqual([]);
}

/** What lies over the letter before the cursor; null where that can be seen. */
const overLetter = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    const selection = getSelection();
    const letter = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
    if (!letter || !field?.contains(letter.startContainer)) return "no cursor";
    letter.setStart(letter.startContainer, Math.max(0, letter.startOffset - 1));
    const { left, top, width, height } = letter.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return field.contains(seen) ? null : (seen?.outerHTML.slice(0, 120) ?? "outside");
  });

test("in low windows what is stuck leaves two thirds to the shop, and hides nothing that has the focus", async ({
  page,
}) => {
  test.slow();
  for (const size of SIZES) {
    await test.step(`${size.width} x ${size.height}`, async () => {
      await page.context().clearCookies();
      await page.setViewportSize(size);
      await page.goto(`${origin()}/product/match-balls-can-of-four`);
      const notice = page.locator("[data-cookie-notice]");
      await expect(notice).toBeVisible();
      expect(await stuckShare(page, "page"), "with the cookie notice").toBeLessThan(MOST);
      await notice.getByRole("button").click();
      await expect(notice).toBeHidden();
      expect(await stuckShare(page, "page"), "product").toBeLessThan(MOST);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expectFocusInView(page, 58);
      await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
      const sheet = page.getByRole("dialog", { name: cart.title });
      await expect(sheet.getByRole("link", { name: cart.checkout, exact: true })).toBeAttached();
      expect(await stuckShare(page, "dialog"), "cart dialog").toBeLessThan(MOST);
      await expect(sheet.getByRole("button", { name: shell.close }).first()).toBeInViewport();
      await page.goto(`${origin()}/checkout`);
      await expect(
        page.getByRole("heading", { name: checkout.address, exact: true }),
      ).toBeVisible();
      expect(await stuckShare(page, "page"), "checkout").toBeLessThan(MOST);
      await expectFocusInView(page, 25);
    });
  }
});

test("in low windows the editor's bar leaves two thirds to the page", async ({ page }) => {
  await becomeStaff(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(`${origin()}/?editPage=true`);
    const field = page
      .locator('[data-edit-kind="html"][contenteditable]:not(:empty)')
      .filter({ visible: true })
      .first();
    await expect(field).toBeAttached();
    await page.waitForLoadState("networkidle");
    const name = `${size.width} x ${size.height}`;
    await expect.poll(() => stuckShare(page, "page"), { message: name }).toBeLessThan(MOST);
    await field.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
    await field.click();
    await expect(page.getByRole("toolbar", { name: /^Formatting: / })).toBeVisible();
    const lines = page
      .locator('#main [contenteditable="plaintext-only"]')
      .filter({ visible: true });
    for (let index = 0; index < 6; index++) {
      const line = lines.nth(index);
      await line.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
      await line.click();
      await page.keyboard.press("End");
      await page.keyboard.type("x");
      await expect.poll(() => overLetter(page), { message: `${name}, line ${index}` }).toBeNull();
    }
  }
});
