import type { Page } from "@playwright/test";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, chooseStaffLanguage, openTool } from "#e2e/support/staff.ts";
import { type StagedPage, stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";
import { BASE } from "#tests/overlaps/edit-actions.ts";
import { dialogFaults, OPEN_DIALOG } from "./dialog-faults.ts";

type Words = (typeof MESSAGES.en)["edit"];

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A dialog that needs a certain section, file or person. */
interface RareDialog {
  readonly open: () => Promise<void>;
  /** In it once it is complete. */
  readonly complete: string;
  /** Whether it stays open for the one after it. */
  readonly stays?: boolean;
}

/** The dialogs that `every-dialog.spec.ts` does not reach, on a page with cards, products and icons. */
function rareDialogs(page: Page, words: Words, staged: StagedPage): readonly RareDialog[] {
  const [cards = 0, products = 0] = staged.ids;
  const dialog = () => page.locator(OPEN_DIALOG).last();
  const within = (name: string) => dialog().getByRole("button", { name, exact: true }).first();
  const title = page.locator(`main [data-edit="${cards}:meta.title"]`).first();
  const chosenFile = async () => {
    const files = dialog().getByRole("listbox");
    await expect(files.getByRole("option").first()).toBeVisible();
    await files.press("ArrowDown");
  };
  return [
    {
      complete: "textarea, input",
      open: async () => {
        await page.locator(`main [data-section-handle="${products}"]`).focus();
        await page.keyboard.press("Enter");
        const tools = page.locator("[data-tools]");
        await expect(tools.getByRole("button").first()).toBeFocused();
        const { settings } = words.sections;
        await tools.getByRole("button", { name: `${settings}: ` }).press("Enter");
      },
      stays: true,
    },
    {
      complete: "input[type=radio]:not(:checked)",
      open: () =>
        within(words.settings.chooseName.replace("{name}", words.names.category)).press("Enter"),
    },
    {
      complete: "button[aria-pressed]",
      open: async () => {
        await page.locator('main [data-edit-slot="icon"]').first().focus();
        const tools = page.locator(".edit-slot-tools");
        await tools.getByRole("button", { name: `${words.slots.icon}: ` }).press("Enter");
      },
    },
    {
      complete: "[role=listbox] [role=option]",
      open: async () => {
        await page.locator(`main [data-edit="${cards}:parts.p11.meta.text"]`).focus();
        const tools = page.locator(".rich-bar");
        await tools.getByRole("button", { name: words.text.picture, exact: true }).press("Enter");
      },
      stays: true,
    },
    {
      complete: "form :is(input, textarea)",
      open: async () => {
        await chosenFile();
        await within(words.media.use).press("Enter");
        await expect(page.getByRole("dialog", { name: words.text.picture })).toBeVisible();
      },
    },
    {
      complete: "bdi",
      open: async () => {
        await openTool(page, words.media.title, words.more);
        await chosenFile();
        await dialog()
          .getByLabel(words.media.replace.open)
          .and(page.locator("input"))
          .setInputFiles({ name: "court.png", mimeType: "image/png", buffer: PICTURE });
        await expect(within(words.media.replace.confirm)).toBeVisible();
      },
    },
    {
      complete: "p",
      open: async () => {
        await title.focus();
        await page.keyboard.press("End");
        await page.keyboard.type(" as I tell it");
        await staged.backend.save(cards, "meta", { title: "How they tell it" });
        await page.keyboard.press("ControlOrMeta+s");
        await expect(page.getByRole("dialog", { name: words.conflict.title })).toBeVisible();
      },
    },
    {
      complete: "input[type=password]",
      open: async () => {
        await page.context().clearCookies();
        await title.focus();
        await page.keyboard.type(" and more");
        await page.keyboard.press("ControlOrMeta+s");
        await expect(page.getByRole("dialog", { name: words.session.title })).toBeVisible();
      },
    },
  ];
}

const LOOKS = [
  { language: "en", colorScheme: "light", viewport: { width: 1440, height: 900 } },
] as const;

for (const { language, colorScheme, viewport } of LOOKS)
  test.describe(`${language}, ${colorScheme}, ${viewport.width} px wide`, () => {
    test.use({ colorScheme, viewport });

    test("dialogs that few ever see have room, and axe finds nothing", async ({
      page,
      browser,
      watch,
    }) => {
      // The session ends, and the picture of the cards is in no library.
      watch.allow(/401|404/);
      const base = origin(HOSTS.hr);
      const staged = await stagePage(browser, `rare-${language}`, [{}, { component: "products" }]);
      const [part] = BASE.parts;
      await staged.backend.create(staged.handler, {
        ...BASE,
        options: { component: "icons", order: 3 },
        parts: [{ ...part, meta: { title: "point-base", icon: "check" } }],
      });
      await becomeStaff(page, base);
      await chooseStaffLanguage(page, language, base);
      await page.goto(staged.address);
      await expect(page.locator("main [data-section-handle]").first()).toBeAttached();
      const faults: string[] = [];
      for (const { open, complete, stays } of rareDialogs(page, MESSAGES[language].edit, staged)) {
        await open();
        faults.push(...(await dialogFaults(page, complete)));
        for (
          let left = 3;
          !stays && left > 0 && (await page.locator(OPEN_DIALOG).count()) > 0;
          left -= 1
        )
          await page.keyboard.press("Escape");
        if (!stays) await expect(page.locator(OPEN_DIALOG)).toHaveCount(0);
      }
      expect(faults).toEqual([]);
    });
  });
