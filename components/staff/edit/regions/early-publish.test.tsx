// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { afterInput } from "#components/staff/edit/page/typed-ahead-of-editor.ts";
import { SharedQuestion } from "#components/staff/edit/sections/shared-question.tsx";
import en from "#messages/en.json";
import { allowRichText, typeInto } from "#tests/dom/rich-text.ts";
import {
  allowDialogs,
  drawInEditor,
  EDITED_SITE,
  placeAt,
  REGION,
  valuesSet,
} from "#tests/factories/edit-page.tsx";
import { cleanMarkup } from "./clean-markup.ts";
import { HtmlRegion } from "./html-region.tsx";

const WORDS = "<p>Eleven courts</p>";
const HTML = cleanMarkup(WORDS, EDITED_SITE.mediaUrl);

beforeEach(() => {
  allowRichText();
  allowDialogs();
  sessionStorage.clear();
});

/** Draws a rich text of a page, or of every page. */
const draw = (handler: string) =>
  drawInEditor(
    <>
      <main data-edit-section="7">
        <HtmlRegion
          seed={{ ...REGION, handler, path: "meta.text", slot: "html", stored: WORDS }}
          html={HTML}
          storedHtml={HTML}
        />
      </main>
      <SharedQuestion />
    </>,
    "text",
    { handler },
  );

const toolbar = () => screen.findByRole("toolbar", { name: /^Formatting: / });

it("publishes words that wait for the editor with the others", async () => {
  const store = await draw("page-section:home");
  const publish = vi.fn(() => valuesSet(store));
  afterInput(publish);
  expect(publish).toHaveBeenCalledTimes(1);
  const field = placeAt("meta.text");
  await act(async () => {
    field.focus();
    getSelection()?.selectAllChildren(field);
    getSelection()?.collapseToEnd();
    fireEvent(
      field,
      new InputEvent("beforeinput", {
        inputType: "insertText",
        data: " are open",
        bubbles: true,
        cancelable: true,
      }),
    );
    afterInput(publish);
  });
  await toolbar();
  await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(2));
  expect(publish.mock.results[1]?.value).toEqual({
    "meta.text": "<p>Eleven courts are open</p>",
  });
});

it("asks before a rich text of every page is changed, and not when Tab passes through it", async () => {
  const store = await draw("cart-section");
  const field = placeAt("meta.text");
  Object.defineProperty(field, "isContentEditable", { value: true });
  const question = () => screen.queryByRole("dialog", { name: en.edit.sharedQuestion.title });
  act(() => field.focus());
  await toolbar();
  expect(question()).toBeNull();
  typeInto(field, "never asked");
  expect(question()).not.toBeNull();
  expect(valuesSet(store)).toEqual({});
  await act(async () =>
    fireEvent.click(screen.getByRole("button", { name: en.edit.sharedQuestion.change })),
  );
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  await toolbar();
  typeInto(field, "asked ");
  expect(JSON.stringify(valuesSet(store))).toContain("asked ");
});

it("asks before a tool changes such a text, too", async () => {
  await draw("cart-section");
  const field = placeAt("meta.text");
  Object.defineProperty(field, "isContentEditable", { value: true });
  act(() => field.focus());
  await toolbar();
  fireEvent.click(screen.getByRole("button", { name: en.edit.text.link }));
  expect(screen.queryByRole("dialog", { name: en.edit.sharedQuestion.title })).not.toBeNull();
  expect(screen.queryByRole("textbox", { name: en.edit.text.address })).toBeNull();
});
