// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { forgetLibraries } from "#components/staff/edit/media/library-store.ts";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import messages from "#messages/en.json" with { type: "json" };
import { allowRichText, typeInto } from "#tests/dom/rich-text.ts";
import { UploadServer } from "#tests/dom/upload-server.ts";
import { allowDialogs, EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { mediaEntry, mediaList } from "#tests/factories/media.ts";
import { cleanMarkup } from "./clean-markup.ts";
import { HtmlRegion } from "./html-region.tsx";

const words = messages.edit;
const TEXT = "7:meta.text";

let store: EditStore;
function Store() {
  store = useEditContext().store;
  return null;
}

function show(stored: string) {
  const html = cleanMarkup(stored, EDITED_SITE.mediaUrl);
  const seed = {
    elementId: 7,
    handler: "page-section:home",
    about: { component: "hero", title: "" },
    seen: "",
    path: "meta.text",
    slot: "html",
    stored,
  } as const;
  render(
    <Translations locale="en" timeZone="UTC" messages={messages}>
      <style>{".ProseMirror { white-space: pre-wrap }"}</style>
      <SiteProvider site={EDITED_SITE}>
        <EditContextProvider>
          <Store />
          <HtmlRegion seed={seed} html={html} storedHtml={html} />
          <button type="button">Elsewhere</button>
        </EditContextProvider>
      </SiteProvider>
    </Translations>,
  );
}

const field = () => {
  const node = document.querySelector<HTMLElement>(`[data-edit="${TEXT}"]`);
  if (!node) throw new Error("no field");
  return node;
};
const bar = () => screen.findByRole("toolbar", { name: /^Formatting: / });
const enter = async () => {
  const node = field();
  act(() => node.focus());
  await bar();
  return node;
};
const value = () => {
  const operation = store.getState().operations[TEXT];
  return operation?.kind === "set" ? operation.after : undefined;
};

beforeEach(() => {
  allowRichText();
  allowDialogs();
});

it("edits a text with paths of pictures and of pages in place, and draws its pictures from the media host", async () => {
  const stored = '<p>One <img src="/uploads/a.jpg" alt="A"> <a href="about">two</a></p>';
  show(stored);
  const picture = () => field().querySelector("img")?.getAttribute("src");
  const address = `${EDITED_SITE.mediaUrl}/uploads/a.jpg`;
  expect(picture()).toBe(address);
  const node = await enter();
  expect(picture()).toBe(address);
  typeInto(node, "New ");
  expect(value()).toBe(stored.replace("One", "New One"));
  act(() => screen.getByText("Elsewhere").focus());
  expect(picture()).toBe(address);
});

it("inserts a picture of the library with the words for those who cannot see it", async () => {
  forgetLibraries();
  new UploadServer({ list: () => mediaList([mediaEntry(1, { description: "A court" })]) });
  show("<p>Words</p>");
  const node = await enter();
  fireEvent.keyDown(node, { key: "F10", altKey: true });
  await bar();
  fireEvent.click(screen.getByRole("button", { name: words.text.picture }));
  const library = await screen.findByRole("dialog", { name: words.media.choose });
  // A modal dialog takes the focus, and the field stays open under it.
  const found = await within(library).findByRole("option", { name: /^Court 1/ });
  act(() => found.focus());
  await userEvent.click(found);
  await userEvent.click(within(library).getByRole("button", { name: words.media.use }));
  const text = await screen.findByLabelText(new RegExp(words.pictures.description));
  expect(text).toHaveProperty("value", "A court");
  fireEvent.change(text, { target: { value: "At dawn" } });
  fireEvent.click(screen.getByRole("button", { name: words.pictures.apply }));
  expect(value()).toBe('<p><img src="https://media.test/files/m/1.jpg" alt="At dawn">Words</p>');
  expect(document.activeElement).toBe(node);
  expect(store.getState().done).toHaveLength(0);
});
