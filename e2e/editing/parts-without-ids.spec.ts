import type { Page } from "@playwright/test";
import { expireSections, OtherEditor } from "#e2e/support/other-editor.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff, openTool } from "#e2e/support/staff.ts";
import { BASE_ADDRESS, servePicture, stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, origin, test } from "#e2e/support/test.ts";
import { BARE } from "#tests/overlaps/edit-actions.ts";

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

test("words for a part without an id land where they were typed, or their editor is asked", async ({
  page,
}) => {
  const other = await OtherEditor.logIn();
  const id = await other.create(HANDLER, {
    options: { component: "cards", order: 99 },
    parts: [card("Parcels"), card("Letters"), card("Returns")],
  });
  // The key of a part without an id is its place and the list that this is a place of.
  const title = (place: number) =>
    page.locator(
      `[data-edit^="${id}:parts.i${place}x"][data-edit$=".meta.title"][contenteditable]`,
    );
  const held = async () => {
    const { parts } = (await other.read(id)) as unknown as {
      parts: readonly { id: null; meta: Record<string, string> }[];
    };
    return parts.map(({ meta }) => [meta.text?.replaceAll(/<.*?>/g, "") ?? "", meta.title ?? ""]);
  };
  await expireSections();
  await becomeStaff(page);
  await open(page, id);

  // An empty title takes no press before its section is hovered, and the focus at any time.
  await title(1).focus();
  await page.keyboard.type("How letters go");
  await publish(page);
  await expect.poll(held).toEqual([
    ["Parcels", ""],
    ["Letters", "How letters go"],
    ["Returns", ""],
  ]);
  // The list is another one since: what is typed next is for it, also where the page is not drawn anew.
  await title(2).focus();
  await page.keyboard.type("How returns go");
  await publish(page);
  await expect.poll(held).toEqual([
    ["Parcels", ""],
    ["Letters", "How letters go"],
    ["Returns", "How returns go"],
  ]);

  // Somebody else removes the first card while the second one gets another title.
  await title(1).fill("Where letters go");
  await other.saveParts(id, [card("Letters", "How letters go"), card("Returns", "How returns go")]);
  await publish(page);
  const dialog = page.getByRole("dialog", { name: words.conflict.title });
  await expect(dialog).toContainText(words.conflict.unsure);
  await expect(dialog).toContainText("How returns go");
  expect(await held()).toEqual([
    ["Letters", "How letters go"],
    ["Returns", "How returns go"],
  ]);
  // The part that is there now is not the one that was meant.
  await dialog.getByRole("button", { name: words.conflict.takeTheirs }).click();
  await expect(page.locator(".edit-status")).toContainText("No unsaved changes");

  // What is unsaved stays where the page is opened anew on another list, and is asked about.
  await expireSections();
  await open(page, id);
  await title(0).fill("Of letters");
  await other.saveParts(id, [
    card("Letters", "How letters go"),
    card("Returns", "How returns go"),
    card("Bicycles"),
  ]);
  await expireSections();
  await page.reload();
  await page.getByRole("button", { name: words.draft.restore, exact: true }).click();
  await expect(title(0)).toHaveText("How letters go");
  await expect(page.locator(".edit-status")).toContainText("1 unsaved change");
  await publish(page);
  await expect(dialog).toContainText("Of letters");
  await dialog.getByRole("button", { name: words.conflict.keepMine }).click();
  await expect.poll(held).toEqual([
    ["Letters", "Of letters"],
    ["Returns", "How returns go"],
    ["Bicycles", ""],
  ]);
  await open(page, id);
  await expect(title(0)).toHaveText("Of letters");

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
