// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { cleanMarkup } from "#components/staff/edit/regions/clean-markup.ts";
import { HtmlRegion } from "#components/staff/edit/regions/html-region.tsx";
import messages from "#messages/en.json" with { type: "json" };
import { allowRichText } from "#tests/dom/rich-text.ts";
import { allowDialogs, drawInEditor, EDITED_SITE, REGION } from "#tests/factories/edit-page.tsx";

const { text } = messages.edit;
const LINK_KEY = { key: "k", code: "KeyK", ctrlKey: true };
const WORDS = "<p>Eleven courts</p>";
const HTML = cleanMarkup(WORDS, EDITED_SITE.mediaUrl);

beforeEach(() => {
  allowRichText();
  allowDialogs();
});

/** Enters a text, and presses Ctrl+K before its editor is there. */
async function pressEarly(isMarked: boolean): Promise<boolean> {
  await drawInEditor(
    <HtmlRegion
      seed={{ ...REGION, path: "meta.text", slot: "html", stored: WORDS }}
      html={HTML}
      storedHtml={HTML}
    />,
    "text",
  );
  const field = document.querySelector<HTMLElement>('[data-edit="7:meta.text"]');
  if (!field) throw new Error("there is no field");
  let isLeft = false;
  act(() => {
    field.focus();
    getSelection()?.selectAllChildren(field);
    if (!isMarked) getSelection()?.collapseToStart();
    isLeft = fireEvent.keyDown(field, LINK_KEY);
  });
  await screen.findByRole("toolbar", { name: /^Formatting: / });
  return isLeft;
}

it("Ctrl and K on marked words is the link's, before the editor is loaded too", async () => {
  expect(await pressEarly(true)).toBe(false);
  expect(await screen.findByRole("textbox", { name: text.address })).toBe(document.activeElement);
});

it("without marked words it is the palette's", async () => {
  expect(await pressEarly(false)).toBe(true);
  expect(screen.queryByRole("textbox", { name: text.address })).toBeNull();
});
