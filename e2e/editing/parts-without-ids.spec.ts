import type { Page } from "@playwright/test";
import { expireSections, OtherEditor } from "#e2e/support/other-editor.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, openTool } from "#e2e/support/staff.ts";
import { BASE_ADDRESS, servePicture, stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";
import { BARE } from "#tests/overlaps/deeds.ts";

const words = MESSAGES.en.edit;
/** A page that no other test looks at. */
const PAGE = "/delivery-and-returns";
const HANDLER = "page-section:delivery-and-returns";

/** A card from a backend that gives parts no ids. */
const card = (text: string, title?: string) => ({
  id: null,
  meta: { ...(text && { text: `<p>${text}</p>` }), ...(title && { title }) },
});

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`${origin()}${PAGE}?editPage=true`);
  await expect(page.locator(`[data-section-handle="${id}"]`)).toBeAttached();
}
const publish = (page: Page) => page.getByRole("button", { name: words.publish }).click();

test("words for a part without an id land on the part that was meant, or their editor is asked", async ({
  page,
}) => {
  const other = await OtherEditor.logIn();
  const id = await other.create(HANDLER, {
    options: { component: "cards", order: 99 },
    parts: [card("Parcels"), card("Letters"), card("Returns")],
  });
  const title = (place: number) =>
    page.locator(`[data-edit="${id}:parts.i${place}.meta.title"][contenteditable]`);
  const held = async () => {
    const { parts } = (await other.read(id)) as unknown as {
      parts: readonly { id: null; meta: Record<string, string> }[];
    };
    return parts.map(({ meta }) => [meta.text?.replaceAll(/<.*?>/g, "") ?? "", meta.title ?? ""]);
  };
  await expireSections();
  await becomeStaff(page);
  await open(page, id);

  // An empty title cannot be clicked before its section is hovered, but always be focused. Another person removes the
  // first card while the second one gets a title.
  await title(1).focus();
  await page.keyboard.type("How letters go");
  await other.saveParts(id, [card("Letters"), card("Returns")]);
  await publish(page);
  await expect.poll(held).toEqual([
    ["Letters", "How letters go"],
    ["Returns", ""],
  ]);
  // Texts are not redrawn: the page still shows the old positions.
  await expect(title(1)).toHaveText("How letters go");

  // An unsaved change stays with its card when the page is opened again.
  await title(2).focus();
  await page.keyboard.type("How returns go");
  await other.saveParts(id, [card("Bicycles"), card("Letters", "How letters go"), card("Returns")]);
  await expireSections();
  await page.reload();
  await page.getByRole("button", { name: words.draft.restore, exact: true }).click();
  await expect(title(2)).toHaveText("How returns go");
  await expect(title(1)).toHaveText("How letters go");
  await publish(page);
  await expect.poll(held).toEqual([
    ["Bicycles", ""],
    ["Letters", "How letters go"],
    ["Returns", "How returns go"],
  ]);

  // Of empty cards nobody can tell which one was removed.
  await other.saveParts(id, [card(""), card(""), card("Bicycles")]);
  await expireSections();
  await open(page, id);
  await title(1).focus();
  await page.keyboard.type("Which one?");
  await other.saveParts(id, [card(""), card("Bicycles")]);
  await publish(page);
  const dialog = page.getByRole("dialog", { name: words.conflict.title });
  await expect(dialog).toContainText(words.conflict.unsure);
  await expect(dialog).toContainText(words.conflict.unsureNumber.replace("{number}", "1"));
  expect(await held()).toEqual([
    ["", ""],
    ["Bicycles", ""],
  ]);
  await dialog.getByRole("button", { name: words.conflict.keepMine }).click();
  await expect.poll(held).toEqual([
    ["", "Which one?"],
    ["Bicycles", ""],
  ]);
  await open(page, id);
  await expect(title(0)).toHaveText("Which one?");

  await other.remove(id);
  await expireSections();
});

test("the page agrees with a preview that was opened after somebody else had saved", async ({
  page,
  browser,
}) => {
  const { address, backend, ids } = await stagePage(browser, "newer-preview", [{}]);
  const [id = 0] = ids;
  // One with a picture, one without.
  await backend.saveParts(id, BARE.parts);
  await expireSections(HOSTS.hr);
  await servePicture(page);
  await becomeStaff(page, BASE_ADDRESS);
  await page.goto(address);
  const titles = page.locator(`[data-edit^="${id}:parts."][data-edit$=".meta.title"]`);
  const pictures = page.locator('main img[src*="5.jpg"]');
  await expect(titles).toHaveText(["first-base", "second-base"]);
  await expect(pictures).toHaveCount(1);

  await backend.saveParts(id, BARE.parts.slice(1));
  await expireSections(HOSTS.hr);
  await openTool(page, words.preview.open);
  const phone = page.frameLocator('iframe[data-edit-preview="phone"]');
  const shown = phone.locator(`[data-edit^="${id}:parts."]`);
  await expect(shown.filter({ hasText: "second-base" })).toHaveCount(1);
  await expect(shown.filter({ hasText: "first-base" })).toHaveCount(0);

  // Behind it the page is the same one.
  await expect(titles).toHaveText(["second-base"]);
  await expect(pictures).toHaveCount(0);
  await page.getByRole("button", { name: words.preview.close, exact: true }).click();
  await titles.first().fill("mine-word");
  await publish(page);
  await expect
    .poll(async () => JSON.stringify((await backend.read(id)).parts))
    .toContain("mine-word");
  const { parts } = await backend.read(id);
  expect(parts).toMatchObject([{ meta: { ...BARE.parts[1]?.meta, title: "mine-word" } }]);
});
