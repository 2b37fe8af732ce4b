import type { Locator, Page } from "@playwright/test";
import { dialogFaults, OPEN_DIALOG } from "#e2e/staff/dialog-faults.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, chooseStaffLanguage, openTool } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";

type Words = (typeof MESSAGES.en)["edit"];

/** Opens something; and what is in it once it is complete. */
type Step = readonly [open: () => Promise<void>, complete: string];

/** Every way into a dialog of the editor; dialogs of one line are opened one from the other. */
function waysIn(page: Page, words: Words): readonly (readonly Step[])[] {
  const top = () => page.locator(OPEN_DIALOG).last();
  const tool = (name: string | RegExp) => () => openTool(page, name, words.more);
  const press = (name: string | RegExp, within: () => Locator = top) => {
    const exact = typeof name === "string";
    return () => within().getByRole("button", { name, exact }).first().press("Enter");
  };
  const startsWith = (name: string) => new RegExp(`^${name}: `);
  const ofSection =
    (name: string, part = "main") =>
    async () => {
      await page.locator(`${part} [data-section-handle]`).first().focus();
      await page.keyboard.press("Enter");
      const tools = page.locator("[data-tools]");
      await expect(tools.getByRole("button").first()).toBeFocused();
      await press(startsWith(name), () => tools)();
    };
  const ofPlace = (place: string, kind: string) => async () => {
    const shown = page.locator(`main ${place}`).first();
    await shown.focus();
    await press(startsWith(kind), () => page.locator(".edit-slot-tools"))();
  };
  const { admin, history, languages, links, media, pages, pictures, sections, slots } = words;
  const list = "[role=listbox] [role=option]";
  return [
    [
      [tool(sections.title), "[data-row]"],
      [press(sections.insertFirst), "button"],
    ],
    [
      [tool(media.title), list],
      [() => top().getByRole("listbox").press("ArrowDown"), "textarea"],
      [press(media.crop.open), "input"],
      [press(media.crop.cancel), "textarea"],
      [press(media.delete.open), "p"],
    ],
    [
      [tool(pages.open), "input"],
      [press(pages.tab.settings), "textarea"],
      [press(pages.tab.list), "a"],
      [press(pages.tab.types), "input"],
    ],
    [[tool(history.title), "input"]],
    [[tool(words.check.title), "p"]],
    [[tool(words.palette.title), list]],
    [[tool(words.help.title), "kbd"]],
    [
      [tool(admin.site), "button"],
      [press(admin.caches), "h2"],
    ],
    [
      [tool(admin.site), "button"],
      [press(admin.domains), "input"],
    ],
    [
      [tool(/^(English|العربية): /), "table"],
      [press(new RegExp(`^${languages.translateOne.replace("{name}", ".+")}$`)), "textarea"],
    ],
    [[ofSection(sections.settings), "textarea"]],
    [[ofSection(sections.master), "p"]],
    [[ofSection(sections.history), "p"]],
    [
      [ofPlace('[data-edit-slot="media"]', slots.media), "input[type=range]"],
      [press(pictures.replace), list],
    ],
    [
      [ofPlace('[data-edit-slot="link"]', slots.link), "input"],
      [async () => top().getByLabel(links.address).check(), "input[type=text]"],
    ],
    [
      [ofSection(sections.settings, "[data-site-footer]"), "h2"],
      [press(words.sharedQuestion.change, () => page.locator("dialog[open]")), "textarea"],
    ],
    [
      [
        () =>
          page
            .getByRole("button", { name: new RegExp(`: ${links.all}$`) })
            .last()
            .press("Enter"),
        "ol",
      ],
    ],
    [
      [
        async () => {
          await tool(words.palette.title)();
          await top().getByRole("combobox").fill(words.master.all);
          await expect(top().getByRole("option", { name: words.master.all })).toBeVisible();
          await page.keyboard.press("Enter");
          await expect(page.getByRole("dialog", { name: words.master.all })).toBeVisible();
        },
        "p",
      ],
    ],
    // The last of them: from here on something is unsaved.
    [
      [
        async () => {
          await ofSection(sections.remove)();
          await expect(page.locator(".edit-status[data-dirty]")).toBeVisible();
          await tool(words.publish)();
        },
        "ul",
      ],
    ],
    [[tool(words.exit), "p"]],
  ];
}

/** Opens everything once, and checks each by its layout and with axe. */
async function walk(page: Page, words: Words): Promise<void> {
  const faults: string[] = [];
  for (const steps of waysIn(page, words)) {
    for (const [open, complete] of steps) {
      await open();
      faults.push(...(await dialogFaults(page, complete)));
    }
    for (
      let left = steps.length + 1;
      left > 0 && (await page.locator(OPEN_DIALOG).count()) > 0;
      left -= 1
    )
      await page.keyboard.press("Escape");
    await expect(page.locator(OPEN_DIALOG)).toHaveCount(0);
  }
  expect(faults).toEqual([]);
  // Nothing stays for the tests after this one.
  await openTool(page, new RegExp(`^${words.undo}`), words.more);
  await expect(page.locator(".edit-status[data-dirty]")).toHaveCount(0);
}

test.describe("at 200 %", () => {
  // A window of 1280 by 800 pixels.
  test.use({ viewport: { width: 640, height: 400 } });

  test("every dialog has room, nothing is out of reach, and axe finds nothing", async ({
    page,
  }) => {
    const base = `${origin(HOSTS.hr)}/en`;
    await becomeStaff(page, base);
    await page.goto(`${base}/membership?editPage=true`);
    await expect(page.locator("main [data-section-handle]").first()).toBeAttached();
    await walk(page, MESSAGES.en.edit);
  });
});

test.describe("from right to left", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("every dialog has room on a phone, in Arabic", async ({ page }) => {
    const base = origin(HOSTS.velo);
    await becomeStaff(page, `${base}/en`);
    await chooseStaffLanguage(page, "ar", base);
    await page.goto(`${base}/?editPage=true`);
    await expect(page.locator("main [data-section-handle]").first()).toBeAttached();
    await walk(page, MESSAGES.ar.edit);
  });
});
