import type { Locator, Page } from "@playwright/test";
import { expect, MESSAGES } from "./test.ts";

const words = MESSAGES.en.edit;

/** The names of the masters to follow. Those of an earlier try cannot be deleted, because sections follow them. */
const TRY = crypto.randomUUID().slice(0, 8);
export const MASTERS = [`First master ${TRY}`, `Second master ${TRY}`] as const;

/** The text that an editor types. */
const TYPED = "mine-word";

/** Opens a tool of a section by keyboard. */
async function openSectionTool(page: Page, id: number, label: string): Promise<void> {
  const tools = page.locator(`[data-tools="${id}"]`);
  // The focus moves to the first tool, once the tools are drawn. A section being redrawn takes no keys.
  await expect(async () => {
    await page.locator(`main [data-section-handle="${id}"]`).focus();
    await page.keyboard.press("Enter");
    await expect(tools.getByRole("button").first()).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await tools.getByRole("button", { name: `${label}: ` }).press("Enter");
}

/** Types a text in place of what is there. */
export async function write(page: Page, place: string, text = TYPED): Promise<void> {
  await page.locator(`main [data-edit${place}][contenteditable]`).first().click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

async function inSettings(page: Page, id: number, use: (panel: Locator) => Promise<void>) {
  await openSectionTool(page, id, words.sections.settings);
  const panel = page.getByRole("dialog", { name: /^Settings: / });
  await use(panel);
  await panel.getByRole("button", { name: words.dialogClose, exact: true }).click();
}

const onPhone = (page: Page, id: number, use: (panel: Locator) => Promise<void>) =>
  inSettings(page, id, async (panel) => {
    await panel.getByRole("button", { name: words.settings.phone, exact: true }).click();
    await use(panel);
  });

/** Uses the list of a section's parts, and closes it. */
async function inParts(page: Page, id: number, use: (row: Locator) => Promise<void>) {
  await openSectionTool(page, id, words.sections.parts);
  const outline = page.getByRole("dialog", { name: words.sections.title });
  await use(outline.locator(`[data-row="${id}"] .edit-parts`));
  await outline.getByRole("button", { name: words.sections.close, exact: true }).click();
}

const ofPart = (list: Locator, key: string, label: string) =>
  list.locator(`[data-part="${key}"]`).getByRole("button", { name: `${label}: ` });

/**
 * Opens the dialog of a card's picture or link. The link covers the card, so both are offered wherever it is hovered.
 */
async function openInCard(page: Page, id: number, path: string, kind: string) {
  const place = page.locator(`main [data-edit="${id}:parts.p11.${path}"]`).first();
  const tool = page.getByRole("button", { name: new RegExp(`^${kind}: `) });
  // A page being redrawn does not notice a pointer that comes and rests; a real one keeps moving.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await place.hover({ force: true });
    await expect(tool).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await tool.click();
}

async function inLink(page: Page, id: number, field: string, text: string) {
  await openInCard(page, id, "linkMeta.link", words.slots.link);
  const dialog = page.getByRole("dialog").filter({ has: page.getByText(words.links.leadsTo) });
  await dialog.getByLabel(field, { exact: true }).fill(text);
  await dialog.getByRole("button", { name: words.links.apply }).click();
}

async function follow(page: Page, id: number, name: string) {
  await openSectionTool(page, id, words.sections.master);
  const dialog = page.getByRole("dialog").filter({ hasText: words.master.text });
  await dialog.getByRole("button", { name }).click();
}

/** A section that exists on this page only, once it is drawn. */
const newest = async (page: Page): Promise<string> => {
  const box = page.locator('main [data-edit-section^="-"]').last();
  await expect(box).toBeVisible();
  return (await box.getAttribute("data-edit-section")) ?? "";
};

type ByHand = (page: Page, id: number) => Promise<void>;

/** The deeds of `tests/overlaps/edit-actions.ts` as an editor does them, with keys and presses, on a section of the page. */
export const HANDS: Readonly<Record<string, ByHand>> = {
  "sets meta.title": (page, id) => write(page, `="${id}:meta.title"`),
  "sets mobileMeta.title": (page, id) =>
    onPhone(page, id, (panel) => panel.getByLabel("Title (phone)", { exact: true }).fill(TYPED)),
  "sets mobileMeta.title back to the desktop's": (page, id) =>
    onPhone(page, id, (panel) =>
      panel.getByRole("button", { name: `Reset: ${words.names.title}` }).click(),
    ),
  "sets options.columns": (page, id) =>
    inSettings(page, id, (panel) =>
      panel.getByRole("button", { name: `Less: ${words.names.columns}` }).click(),
    ),
  "sets options.hidden": (page, id) => openSectionTool(page, id, words.sections.hide),
  "sets parts.p11.meta.title": (page, id) => write(page, `="${id}:parts.p11.meta.title"`),
  "sets parts.p11.meta.text": (page, id) => write(page, `="${id}:parts.p11.meta.text"`),
  "sets parts.p11.meta.image, its description": async (page, id) => {
    await openInCard(page, id, "meta.image", words.slots.media);
    await page.getByLabel(words.pictures.description).fill(TYPED);
    await page.getByRole("button", { name: words.pictures.apply }).click();
  },
  "sets parts.p11.linkMeta.link, its name": (page, id) => inLink(page, id, words.links.name, TYPED),
  "sets parts.p11.linkMeta.link, its href": (page, id) =>
    inLink(page, id, words.links.addressField, `/${TYPED}`),
  "adds a section behind it": async (page, id) => {
    await openSectionTool(page, id, words.sections.insertAfter);
    const gallery = page.getByRole("dialog", { name: words.sections.insert });
    await gallery.getByRole("button", { name: words.names.text, exact: true }).click();
    await write(page, `="${await newest(page)}:meta.title"`);
  },
  "duplicates it and types in the copy": async (page, id) => {
    await openSectionTool(page, id, words.sections.copy);
    await write(page, `="${await newest(page)}:meta.title"`);
  },
  "removes it": (page, id) => openSectionTool(page, id, words.sections.remove),
  "moves it down by one": (page, id) => openSectionTool(page, id, words.sections.down),
  "adds a part": async (page, id) => {
    await inParts(page, id, (list) =>
      list.getByRole("button", { name: `Add: ${words.names.card}` }).click(),
    );
    // An empty text is visible while its section is hovered; the keyboard reaches it anyway.
    await page.locator(`main [data-edit^="${id}:parts.n"][data-edit$=".meta.title"]`).focus();
    await page.keyboard.type(TYPED);
  },
  "removes the first part": (page, id) =>
    inParts(page, id, (list) => ofPart(list, "p11", words.sections.remove).click()),
  "removes the second part": (page, id) =>
    inParts(page, id, (list) => ofPart(list, "p12", words.sections.remove).click()),
  "orders the parts": (page, id) =>
    inParts(page, id, (list) => ofPart(list, "p11", words.sections.down).click()),
  "makes it follow a master": (page, id) => follow(page, id, MASTERS[0]),
  "makes it follow another master": (page, id) => follow(page, id, MASTERS[1]),
  "frees it from its master": (page, id) => follow(page, id, words.master.detach),
  "shows it again": (page, id) =>
    page
      .locator(`main [data-edit-section="${id}"]`)
      .getByRole("button", { name: words.sections.show, exact: true })
      .click(),
};
