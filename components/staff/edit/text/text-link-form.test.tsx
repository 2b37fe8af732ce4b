// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetLibraries } from "#components/staff/edit/media/library-store.ts";
import { BodyField } from "#components/staff/edit/pages/body-field.tsx";
import en from "#messages/en.json";
import { allowRichText } from "#tests/dom/rich-text.ts";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";
import { mediaEntry, mediaList } from "#tests/factories/media.ts";

const { text, links } = en.edit;
let body: string;

function Text() {
  const [value, setValue] = useState("<p>Words</p>");
  body = value;
  return <BodyField value={value} onChange={setValue} />;
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  allowRichText();
  allowDialogs();
  forgetLibraries();
  Element.prototype.scrollIntoView = () => {};
  const tag = { type: "tag", id: 4, slug: "clay", title: "Clay", address: "/blog/clay" };
  vi.stubGlobal("fetch", async () => Response.json({ data: { items: [tag] } }));
});

it("words lead to a page that is found by its title, by keys alone", async () => {
  await drawInEditor(<Text />, "text");
  const node = await screen.findByRole("textbox", { name: en.edit.pages.body });
  await screen.findByRole("toolbar");
  fireEvent.keyDown(node, { key: "a", code: "KeyA", keyCode: 65, ctrlKey: true });
  press(text.link);
  const address = screen.getByRole("textbox", { name: text.address });
  expect(document.activeElement).toBe(address);
  fireEvent.change(address, { target: { value: "/old" } });
  press(text.linkPage);
  // There is room for the list alone, which would cover the text otherwise.
  expect(screen.queryByRole("textbox", { name: text.address })).toBeNull();
  expect(screen.queryByRole("button", { name: text.add })).toBeNull();
  const search = await screen.findByRole("combobox", { name: links.search });
  search.focus();
  await screen.findByRole("option", { name: /Clay/ });
  // Enter takes what is found, and does not yet make the link.
  fireEvent.keyDown(search, { key: "Enter" });
  expect(address).toHaveProperty("value", "/blog/clay");
  expect(document.activeElement).toBe(address);
  expect(body).toBe("<p>Words</p>");
  fireEvent.keyDown(address, { key: "Enter" });
  await waitFor(() => expect(body).toBe('<p><a href="/blog/clay">Words</a></p>'));
});

it("a file of the library is linked, under its title where no words are selected", async () => {
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json({
      data: url.endsWith("media/list")
        ? mediaList([mediaEntry(3, { title: "Price list", path: "m/3.pdf" })])
        : { items: [] },
    }),
  );
  await drawInEditor(<Text />, "text");
  await screen.findByRole("textbox", { name: en.edit.pages.body });
  await screen.findByRole("toolbar");
  press(text.link);
  press(links.chooseFile);
  fireEvent.click(await screen.findByRole("option", { name: /Price list/ }));
  fireEvent.click(await screen.findByRole("button", { name: en.edit.media.use }));
  const address = screen.getByRole("textbox", { name: text.address });
  await waitFor(() => expect(address).toHaveProperty("value", "https://media.test/files/m/3.pdf"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(address);
  fireEvent.keyDown(address, { key: "Enter" });
  const link = '<a href="https://media.test/files/m/3.pdf">Price list</a>';
  await waitFor(() => expect(body).toContain(link));
});

it("marked words are linked with Ctrl and K, which is left to the palette where none are", async () => {
  await drawInEditor(<Text />, "text");
  const node = await screen.findByRole("textbox", { name: en.edit.pages.body });
  await screen.findByRole("toolbar");
  const link = { key: "k", code: "KeyK", ctrlKey: true };
  expect(fireEvent.keyDown(node, link)).toBe(true);
  expect(screen.queryByRole("textbox", { name: text.address })).toBeNull();
  fireEvent.keyDown(node, { key: "a", code: "KeyA", keyCode: 65, ctrlKey: true });
  expect(fireEvent.keyDown(node, link)).toBe(false);
  expect(document.activeElement).toBe(await screen.findByRole("textbox", { name: text.address }));
});
