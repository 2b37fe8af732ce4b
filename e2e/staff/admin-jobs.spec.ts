import type { Page } from "@playwright/test";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";
import { BASE } from "#tests/overlaps/edit-actions.ts";
import { CountedHands } from "./counted-hands.ts";

const { admin, edit: words } = MESSAGES.en;
const base = `${origin(HOSTS.hr)}/en`;

/** Goes to a screen or list of the admin area by the finder. */
async function find(hands: CountedHands, page: Page, name: string): Promise<void> {
  await hands.key("ControlOrMeta+k");
  const finder = page.getByRole("dialog", { name: admin.palette.title });
  await expect(finder.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(name);
  await expect(finder.getByRole("option", { name }).first()).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await hands.key("Enter");
}

test("by keyboard, a consent is saved in few presses, and this is said once", async ({ page }) => {
  await becomeStaff(page, base);
  await page.goto(`${base}/admin`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const hands = new CountedHands(page, "keyboard");
  await find(hands, page, admin.frame.consents);
  await expect(page).toHaveURL(/\/consent$/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  const consent = page.locator("[data-link-list] a").first();
  await hands.press(consent);
  await expect(page).toHaveURL(/\/consent\/.+/);
  await expect(heading).toBeFocused();
  const text = page.locator("#main textarea").first();
  const before = await text.inputValue();
  await hands.enter(text);
  await hands.key("End");
  await page.keyboard.type(" ");
  await hands.key("ControlOrMeta+s");
  await expect(page).toHaveURL(/\/consent\?form=[^&]*$/);
  await expect(page.getByText(admin.consents.saved, { exact: true })).toBeVisible();
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(page.getByText(admin.consents.saved, { exact: true })).toHaveCount(0);
  expect(hands.presses).toBeLessThanOrEqual(30);
  await page.locator("[data-link-list] a").first().click();
  await text.fill(before);
  await page.getByRole("button", { name: admin.consents.save }).click();
  await expect(page).toHaveURL(/\/consent\?form=/);
});

test("by keyboard, two presses lead to the broken links of the overview", async ({ page }) => {
  await becomeStaff(page, base);
  await page.goto(`${base}/admin/activity`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const hands = new CountedHands(page, "keyboard");
  await find(hands, page, admin.overview.broken.title);
  await expect(page.locator("#broken")).toBeFocused();
  expect(hands.presses).toBe(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test("the form of a link leaves the words in view that it is about", async ({
    page,
    browser,
    watch,
  }) => {
    watch.allow(/404/);
    const staged = await stagePage(browser, "phone-link", [{}, {}]);
    const [id = 0] = staged.ids;
    const paragraphs = Array.from({ length: 14 }, (_, at) => `<p>Line ${at} of many words</p>`);
    const [card] = BASE.parts;
    const meta = { title: "Card", text: paragraphs.join("") };
    await staged.backend.saveParts(id, [{ ...card, meta }]);
    await becomeStaff(page, base);
    await page.goto(staged.address);
    const field = page.locator(`main [data-edit="${id}:parts.p11.meta.text"]`);
    for (const line of [0, 7, 13]) {
      const sentence = field.getByText(`Line ${line} of`);
      await sentence.tap();
      const tools = page.locator(".rich-bar");
      await expect(tools).toBeVisible();
      await sentence.evaluate((node) => getSelection()?.selectAllChildren(node));
      await tools.getByRole("button", { name: words.text.link, exact: true }).tap();
      await expect(page.getByRole("textbox", { name: words.text.address })).toBeFocused();
      await expect
        .poll(() =>
          sentence.evaluate((node) => {
            const [one, bar] = [node, document.querySelector(".rich-bar")].map((part) =>
              part?.getBoundingClientRect(),
            );
            if (!one || !bar) return "nothing";
            const isSeen = one.top >= 0 && one.bottom <= innerHeight;
            return isSeen && (one.bottom <= bar.top || bar.bottom <= one.top)
              ? "in view"
              : "covered";
          }),
        )
        .toBe("in view");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(tools).toHaveCount(0);
    }
  });
});
