import type { Page } from "@playwright/test";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";
import { CountedHands, type HandKind } from "./counted-hands.ts";

const { edit: words } = MESSAGES.en;
const base = `${origin(HOSTS.hr)}/en`;

interface Job {
  readonly act: (hands: CountedHands, page: Page) => Promise<void>;
  /** The presses that it takes today. */
  readonly presses: Readonly<Record<HandKind, number>>;
}

const sectionOf = (page: Page, place: number) =>
  page.locator("main [data-edit-section]").nth(place);
const isUnsaved = (page: Page) => expect(page.locator(".edit-status[data-dirty]")).toBeVisible();

/** The jobs that editors do most. Nothing is published. */
const JOBS: Readonly<Record<string, Job>> = {
  "a new headline": {
    presses: { mouse: 3, keyboard: 5, phone: 3 },
    act: async (hands, page) => {
      if (hands.kind === "keyboard") await hands.goTo(sectionOf(page, 0), words.names.hero);
      const title = ':is([data-edit$=":meta.title"], [data-edit$=":mobileMeta.title"])';
      const shown = page.locator(`main ${title}[contenteditable]:visible`).first();
      await hands.write(shown, "Another headline");
      await hands.key("Enter");
    },
  },
  "another target of a button": {
    presses: { mouse: 4, keyboard: 24, phone: 5 },
    act: async (hands, page) => {
      const button = page.locator('main a[data-edit$=":linkMeta.cta"]').first();
      await hands.openSlot(button, words.names.hero, words.slots.link);
      const dialog = page.getByRole("dialog").filter({ has: page.getByText(words.links.leadsTo) });
      await hands.press(dialog.getByRole("button", { name: words.links.other }));
      await expect(dialog.getByRole("combobox", { name: words.links.search })).toBeFocused();
      await page.keyboard.type("Rackets");
      const found = dialog.getByRole("option", { name: /^Rackets/ }).first();
      await expect(found).toHaveAttribute("aria-selected", "true");
      await (hands.kind === "keyboard" ? hands.key("Enter") : hands.press(found));
      await expect(dialog.getByRole("button", { name: words.links.other })).toBeFocused();
      await hands.press(dialog.getByRole("button", { name: words.links.apply }));
      await expect(dialog).toBeHidden();
    },
  },
  "a description of a picture": {
    presses: { mouse: 4, keyboard: 16, phone: 5 },
    act: async (hands, page) => {
      const picture = page.locator('main img[data-edit$=":meta.image"]').first();
      await hands.openSlot(picture, words.names.hero, words.slots.media);
      await hands.write(page.getByLabel(words.pictures.description), "Four people play doubles");
      await hands.press(page.getByRole("button", { name: words.pictures.apply }));
    },
  },
  "another order of sections": {
    presses: { mouse: 1, keyboard: 3, phone: 2 },
    act: async (hands, page) => {
      if (hands.kind !== "keyboard")
        return hands.pressTool(sectionOf(page, 1), words.names.events, "down");
      await hands.goTo(sectionOf(page, 1), words.names.events);
      await hands.key("Alt+ArrowDown");
    },
  },
  "a section that phones do not show": {
    presses: { mouse: 3, keyboard: 24, phone: 4 },
    act: async (hands, page) => {
      await hands.pressTool(sectionOf(page, 1), words.names.events, "settings");
      const settings = page.locator(".edit-settings");
      if (hands.kind === "keyboard") await expect(settings.locator(":focus")).toHaveCount(1);
      const phone = settings.getByRole("button", { name: words.settings.phone, exact: true });
      await hands.press(phone);
      const hidden = words.onPhone.replace("{name}", words.names.hidden);
      await expect(settings.getByLabel(hidden)).toBeVisible();
      await hands.press(settings.getByLabel(hidden), "Space");
    },
  },
};

const DEVICES = {
  mouse: { viewport: { width: 1440, height: 900 } },
  keyboard: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<HandKind, object>;

for (const kind of ["mouse", "keyboard", "phone"] as const)
  test.describe(`by ${kind}`, () => {
    test.use(DEVICES[kind]);

    test("the jobs of each day take no more presses than they did", async ({ page }) => {
      await becomeStaff(page, base);
      const taken: Record<string, number> = {};
      for (const [name, job] of Object.entries(JOBS)) {
        await page.goto(`${base}?editPage=true`);
        await expect(page.locator(".edit-bar[data-measured]")).toBeVisible();
        await expect(page.locator("[data-section-handle]").first()).toBeAttached();
        const hands = new CountedHands(page, kind);
        await job.act(hands, page);
        await isUnsaved(page);
        taken[name] = hands.presses;
        // The next job begins without an offer of these changes.
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: /^Undo/ }).press("Enter");
        await expect(page.locator(".edit-status[data-dirty]")).toHaveCount(0);
      }
      const more = Object.entries(JOBS).filter(
        ([name, { presses }]) => (taken[name] ?? 0) > presses[kind],
      );
      expect(
        more.map(([name]) => name),
        JSON.stringify(taken),
      ).toEqual([]);
    });
  });
