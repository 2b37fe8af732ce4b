import type { Locator, Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { press, tabTo, type } from "#e2e/support/keyboard.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, chooseStaffLanguage } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

const { edit: words } = MESSAGES.hr;
const base = origin(HOSTS.hr);
const HEADLINE = 'main [data-edit$=":meta.title"][contenteditable]';

test.use({ viewport: { width: 1440, height: 900 } });

const violationsOf = async (page: Page, part: string): Promise<string[]> => {
  const { violations } = await axeOf(page).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
};

/** Whether nothing covers the centre of a control. */
const isOnTop = (control: Element): boolean => {
  const { left, top, width, height } = control.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && control.contains(there);
};

/** Goes to a section of the page by the finder: its button has the focus then. */
async function find(page: Page, kind: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  const finder = page.getByRole("dialog", { name: words.palette.title });
  await expect(finder.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(kind);
  await expect(
    finder.getByRole("option", { name: new RegExp(`^${kind} „`) }).first(),
  ).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-section-handle]:focus")).toContainText(kind);
}

test("a page is made, ordered, given words of the phone's own and published by the keyboard alone, in Croatian", async ({
  page,
  browser,
}) => {
  const stamp = Date.now();
  const headline = `Naučite tenis ${stamp}`;
  await becomeStaff(page, base);
  await chooseStaffLanguage(page, "hr", base);
  await page.goto(`${base}/?editPage=true`);
  const bar = page.getByRole("toolbar", { name: words.bar });
  const tool = (name: string) => bar.getByRole("button", { name, exact: true });
  await expect(page.locator(".edit-bar[data-measured]")).toBeVisible();

  await page.keyboard.press("F6");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: words.help.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tool(words.edit)).toBeFocused();

  // The skip link comes next, and the bar does not cover it.
  const skip = page.getByRole("link", { name: MESSAGES.hr.layout.skip, exact: true });
  await tabTo(page, skip);
  await expect.poll(() => skip.evaluate(isOnTop)).toBe(true);
  await page.keyboard.press("F6");

  // A page from the first template.
  await press(page, tool(words.pages.open));
  const pages = page.getByRole("dialog", { name: words.pages.title });
  await type(page, pages.getByLabel(words.pages.pageTitle, { exact: true }), `Škola ${stamp}`);
  const template = pages.getByLabel(words.pages.template);
  await tabTo(page, template);
  await page.keyboard.press("ArrowDown");
  await expect(template.locator("option:checked")).toHaveText("Članstvo");
  // It is read by a shopper below.
  await tabTo(page, pages.getByLabel(words.pages.status, { exact: true }));
  await page.keyboard.press("ArrowDown");
  await expect(pages.getByLabel(words.pages.status, { exact: true })).toHaveValue("published");
  await press(page, pages.getByRole("button", { name: words.pages.create }));
  await expect(page).toHaveURL(`${base}/skola-${stamp}?editPage=true`);
  await expect(page.locator("main [data-section-handle]").first()).toBeAttached();

  await find(page, words.names.hero);
  await type(page, page.locator(HEADLINE).first(), headline);
  await page.keyboard.press("Enter");
  await expect(bar.getByText("1 neobjavljena izmjena", { exact: true })).toBeVisible();
  expect(await violationsOf(page, "[data-edit-bar]")).toEqual([]);

  // Another order: the focused section moves down, and a new one is inserted after it.
  const titles = page.locator('main h2[data-edit$=":meta.title"]');
  const before = await titles.allInnerTexts();
  await find(page, words.names.cards);
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.locator("main [data-edit-section]").nth(2)).toContainText(before[0] ?? "?");
  await expect(page.locator("[data-section-handle]:focus")).toContainText(words.names.cards);
  await page.keyboard.press("Enter");
  const insert = new RegExp(`^${words.sections.insertAfter}: `);
  await press(page, page.locator("[data-tools]").getByRole("button", { name: insert }));
  const gallery = page.getByRole("dialog", { name: words.sections.insert });
  await press(page, gallery.getByRole("button", { name: words.names.text, exact: true }));
  const made = page.locator('main [data-edit-section="-1"]');
  await expect(made.locator("[data-section-handle]")).toBeFocused();
  await type(page, made.locator('[data-edit$=":meta.title"]'), `Novo ${stamp}`);
  await page.keyboard.press("Enter");

  // The phone's own headline, in the frame that F6 leads to.
  await page.keyboard.press("F6");
  await press(page, tool(words.preview.open));
  const phone = page.frameLocator('iframe[data-edit-preview="phone"]');
  const small = phone.locator('main [data-edit$=":mobileMeta.title"][contenteditable]').first();
  await expect(small).toBeVisible();
  await page.keyboard.press("F6");
  await press(page, phone.getByRole("link", { name: MESSAGES.hr.layout.skip, exact: true }));
  await type(page, small, `Tenis ${stamp}`);
  await page.keyboard.press("Enter");
  await page.keyboard.press("F6");
  await press(page, page.getByRole("button", { name: words.preview.close, exact: true }));
  await expect(tool(words.preview.open)).toBeFocused();

  const publish = tool(words.publish);
  // Before the preview in the bar.
  await expect
    .poll(async () => {
      await page.keyboard.press("ArrowLeft");
      return publish.evaluate((button) => button === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press("Enter");
  const review = page.getByRole("dialog", { name: words.review.title });
  await press(page, review.getByRole("button", { name: /^Objavi \d+ / }));
  await expect(bar.getByText("Nema neobjavljenih izmjena", { exact: true })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 780 } });
  const shopper = await context.newPage();
  await shopper.goto(`${base}/skola-${stamp}`);
  const seen = (name: string) => shopper.locator("main").getByRole("heading", { name });
  await expect(seen(`Tenis ${stamp}`)).toBeVisible();
  await expect(seen(headline)).toBeHidden();
  await expect(shopper.locator("main h2").filter({ hasText: `Novo ${stamp}` })).toHaveCount(1);
  // Elements out of view have no inner text before they are laid out.
  const order = (await shopper.locator("main h2").allTextContents()).map((text) => text.trim());
  const [moved, added] = [before[0] ?? "?", `Novo ${stamp}`].map((name) => order.indexOf(name));
  expect(moved).toBeGreaterThan(-1);
  expect(added).toBe((moved ?? 0) + 1);
  await context.close();
});

test("a button of the home page is led to another page by the keyboard alone: every step is seen and said", async ({
  page,
  browser,
}) => {
  await becomeStaff(page, base);
  await chooseStaffLanguage(page, "hr", base);
  await page.goto(`${base}/?editPage=true`);
  await expect(page.locator(".edit-bar[data-measured]")).toBeVisible();
  const button = page.locator('main a[data-edit$=":linkMeta.cta"]').first();
  const old = await button.getAttribute("href");
  const said = (text: string) => expect(page.locator(".edit-announcement")).toContainText(text);
  const pressSeen = async (control: Locator) => {
    await tabTo(page, control);
    await expect(control).toBeInViewport({ ratio: 1 });
    await expect.poll(() => control.evaluate(isOnTop)).toBe(true);
    await page.keyboard.press("Enter");
  };

  await find(page, words.names.hero);
  await tabTo(page, button);
  await expect(button).toBeInViewport({ ratio: 1 });
  await pressSeen(page.getByRole("button", { name: new RegExp(`^${words.slots.link}: `) }));
  const dialog = page.getByRole("dialog").filter({ has: page.getByText(words.links.leadsTo) });
  const other = dialog.getByRole("button", { name: words.links.other });
  await pressSeen(other);
  await expect(dialog.getByRole("combobox", { name: words.links.search })).toBeFocused();
  await page.keyboard.type("Članstvo");
  const found = dialog.getByRole("option", { name: /^Članstvo/ });
  await expect(found).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(other).toBeFocused();
  await expect(dialog.getByRole("status").filter({ hasText: "„Članstvo”" })).toBeAttached();
  await expect(dialog).toContainText("/clanstvo");
  await pressSeen(dialog.getByRole("button", { name: words.links.apply }));
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("href", "/clanstvo");
  await said(words.links.applied.split("{")[0] ?? "?");

  const bar = page.getByRole("toolbar", { name: words.bar });
  const publish = async () => {
    await page.keyboard.press("F6");
    await pressSeen(bar.getByRole("button", { name: words.publish, exact: true }));
    await said("1 izmjena objavljena");
  };
  await publish();
  const shopper = await (await browser.newContext()).newPage();
  const shown = shopper.locator(`main a[href="/clanstvo"]`).filter({ hasText: /./ });
  await shopper.goto(base);
  await expect(shown.first()).toBeVisible();
  const times = await shown.count();

  // The page is restored to its initial state.
  await page.keyboard.press("ControlOrMeta+z");
  await expect(button).toHaveAttribute("href", old ?? "?");
  await page.keyboard.press("ControlOrMeta+s");
  await said("1 izmjena objavljena");
  await shopper.reload();
  await expect(shown).toHaveCount(times - 1);
  await shopper.context().close();
});

test("Tab goes on from a field that was left by Enter or Escape, and that it was left is said", async ({
  page,
}) => {
  await becomeStaff(page, base);
  await chooseStaffLanguage(page, "hr", base);
  await page.goto(`${base}/?editPage=true`);
  await expect(page.locator(".edit-bar[data-measured]")).toBeVisible();
  const title = '[data-edit$=":meta.title"][contenteditable]';
  const section = page.locator("main [data-edit-section]").filter({ has: page.locator(title) });
  const headline = section.first().locator(title).first();
  const text = section.first().locator('[data-edit$=":meta.text"][contenteditable]').first();
  const said = (name: string) =>
    expect(page.locator(".edit-announcement")).toHaveText(new RegExp(`^Napušteno: .*${name}\\. `));

  for (const key of ["Enter", "Escape"]) {
    await tabTo(page, headline);
    await page.keyboard.press(key);
    await expect(headline).not.toBeFocused();
    await said(words.names.title);
    await page.keyboard.press("Tab");
    await expect(text).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(headline).toBeFocused();
  }

  await tabTo(page, text);
  await page.keyboard.press("Escape");
  await expect(text).not.toBeFocused();
  await said(words.names.text);
  await page.keyboard.press("Tab");
  // The next control in the same section, not the first one of the page.
  const next = section.first().locator(":focus");
  await expect(next).toHaveCount(1);
  expect(
    await text.evaluate(
      (left, focused) =>
        focused ? left.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING : 0,
      await next.elementHandle(),
    ),
  ).toBeGreaterThan(0);
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 780 },
    colorScheme: "dark",
    hasTouch: true,
    isMobile: true,
  });

  test("the bar shows how much is unsaved, and what is touched is what is meant", async ({
    page,
  }) => {
    await becomeStaff(page, base);
    for (const [path, language] of [
      ["/de/mitgliedschaft", "de"],
      ["/en/membership", "en"],
      ["/clanstvo", "hr"],
    ] as const) {
      const { edit } = MESSAGES[language];
      await chooseStaffLanguage(page, language, base);
      await page.goto(`${base}${path}?editPage=true`);
      await expect(page.locator(".edit-bar[data-measured]")).toBeVisible();
      const status = page.locator(".edit-status > :first-child");
      for (const part of [status, page.getByRole("button", { name: edit.publish, exact: true })])
        await expect(part).toBeInViewport({ ratio: 1 });
      const isCut = await page
        .locator(".edit-bar")
        .evaluate((row) => row.scrollWidth > row.clientWidth || row.clientHeight > 75);
      expect(isCut, path).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    }
    // The tools of a section appear above the tapped element, and must not be hit by the same tap.
    const headline = page.locator('main [data-edit$="eta.title"][contenteditable]:visible').first();
    await headline.tap();
    await expect(headline).toBeFocused();
    const tools = page.locator("[data-tools]");
    await expect(tools).toBeVisible();
    // They give way to what is being typed.
    await expect
      .poll(async () => {
        const [text, over] = [await headline.boundingBox(), await tools.boundingBox()];
        return text && over && over.y < text.y + text.height && text.y < over.y + over.height;
      })
      .toBe(false);
    await expect(page.locator(".edit-status")).not.toHaveAttribute("data-dirty");
  });
});
