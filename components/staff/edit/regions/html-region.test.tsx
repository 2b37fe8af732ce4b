// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import messages from "#messages/en.json" with { type: "json" };
import { allowRichText, typeInto } from "#tests/dom/rich-text.ts";
import { allowDialogs, EDITED_SITE, REGION } from "#tests/factories/edit-page.tsx";
import { cleanMarkup } from "./clean-markup.ts";
import { HtmlRegion } from "./html-region.tsx";
import { serialised } from "./serialised.ts";
import { TextRegion } from "./text-region.tsx";

const TEXT = "7:meta.text";
const TITLE = "7:meta.title";

let store: EditStore;
function Store({ children }: { children: ReactNode }) {
  store = useEditContext().store;
  return children;
}

function show(stored: string | undefined) {
  const html = cleanMarkup(stored ?? "", EDITED_SITE.mediaUrl);
  render(
    <Translations locale="en" timeZone="UTC" messages={messages}>
      <style>{".ProseMirror { white-space: pre-wrap }"}</style>
      <SiteProvider site={EDITED_SITE}>
        <EditContextProvider>
          <Store>
            <TextRegion
              as="h2"
              seed={{ ...REGION, path: "meta.title", slot: "text", stored: "Old" }}
              shown="Old"
            />
            <HtmlRegion
              seed={{ ...REGION, path: "meta.text", slot: "html", stored }}
              html={html}
              storedHtml={html}
            />
            <button type="button">Elsewhere</button>
          </Store>
        </EditContextProvider>
      </SiteProvider>
    </Translations>,
  );
}

const field = (address: string) => {
  const node = document.querySelector<HTMLElement>(`[data-edit="${address}"]`);
  if (!node) throw new Error(`no field ${address}`);
  return node;
};
const bar = () => screen.findByRole("toolbar", { name: /^Formatting: / });
const enter = async (address: string) => {
  const node = field(address);
  act(() => node.focus());
  await bar();
  return node;
};
const value = () => {
  const operation = store.getState().operations[TEXT];
  return operation?.kind === "set" ? operation.after : undefined;
};
const selectAll = (node: HTMLElement) =>
  act(() => void fireEvent.keyDown(node, { key: "a", code: "KeyA", keyCode: 65, ctrlKey: true }));

beforeEach(() => {
  allowRichText();
  allowDialogs();
});

it("puts the editor into the same element with the same words, and takes it away", async () => {
  show('<p>One <a href="https://example.com">link</a></p>\n<ul><li>Two</li></ul>');
  const before = field(TEXT).innerHTML;
  const node = await enter(TEXT);
  expect(node).toBe(field(TEXT));
  expect(node.classList).toContain("ProseMirror");
  expect(node.getAttribute("role")).toBe("textbox");
  act(() => screen.getByText("Elsewhere").focus());
  expect(screen.queryByRole("toolbar")).toBeNull();
  expect(node.className).not.toContain("ProseMirror");
  expect(node.innerHTML).toBe(before);
  expect(store.getState().operations).toEqual({});
  expect(node.getAttribute("contenteditable")).toBe("true");
  await enter(TEXT);
  expect(node.classList).toContain("ProseMirror");
});

it("says to translators that its texts are left as they are, before, while and after they are edited", async () => {
  show("<p>Old</p>");
  const ways = () => [TITLE, TEXT].map((address) => field(address).getAttribute("translate"));
  expect(ways()).toEqual(["no", "no"]);
  act(() => field(TEXT).focus());
  await waitFor(() => expect(field(TEXT).classList).toContain("ProseMirror"));
  expect(ways()).toEqual(["no", "no"]);
  act(() => screen.getByText("Elsewhere").focus());
  await waitFor(() => expect(field(TEXT).classList).not.toContain("ProseMirror"));
  expect(ways()).toEqual(["no", "no"]);
});

it("keeps the bytes around what is typed, as one step of the history", async () => {
  const stored = "<P lang='en'>One&#160;two</P>\n\n<ul>\n <li>Three</li></ul>";
  show(stored);
  const node = await enter(TEXT);
  typeInto(node, "New ");
  typeInto(node, "words ");
  expect(value()).toBe(stored.replace("One&#160;", "New words One&nbsp;"));
  expect(store.getState().done).toHaveLength(0);
  act(() => screen.getByText("Elsewhere").focus());
  expect(store.getState().done).toHaveLength(1);
  act(() => void store.getState().undo());
  expect(value()).toBeUndefined();
  expect(node.textContent).toContain("One\u00a0two");
  act(() => void store.getState().redo());
  expect(node.textContent).toContain("New words One");
});

it("opens a link that says to stay in its window, and keeps its bytes", async () => {
  const stored = "<p><a target=_self href='/about'>About</a> us</p>";
  show(stored);
  typeInto(await enter(TEXT), "All ");
  expect(value()).toMatch(/ us<\/p>$/);
  expect(value()).toContain("<a target=_self href='/about'>");
});

it("gives words without a paragraph one when a second block follows", async () => {
  show("One");
  const node = await enter(TEXT);
  act(() => void fireEvent.keyDown(node, { key: "Enter", code: "Enter", keyCode: 13 }));
  expect(value()).toBe("<p></p><p>One</p>");
});

it("opens as source what the editor cannot keep, and says why", async () => {
  const stored = "<dl><dt>Word</dt><dd>Meaning</dd></dl>";
  show(stored);
  act(() => field(TEXT).focus());
  const source = await screen.findByRole("textbox", { hidden: true });
  expect(source).toHaveProperty("value", stored);
  expect(document.body.textContent).toContain("the editor cannot keep: <dl>");
  expect(store.getState().operations).toEqual({});
});

it("makes words bold, a list and a link by the toolbar, which is one stop of Tab", async () => {
  show("<p>Words</p>");
  const node = await enter(TEXT);
  fireEvent.keyDown(node, { key: "F10", altKey: true });
  const toolbar = await bar();
  expect(document.activeElement).toBe(toolbar.querySelector("button"));
  expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  fireEvent.keyDown(document.activeElement ?? node, { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Heading 2");
  const heading = document.activeElement;
  fireEvent.click(heading ?? node);
  expect(value()).toBe("<h2>Words</h2>");
  // Somebody who came by keyboard stays in the toolbar, in the next frame too.
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole("status").textContent).toBe("Heading 2: on");
  fireEvent.click(screen.getByRole("button", { name: "Paragraph" }));
  fireEvent.click(screen.getByRole("button", { name: "Bulleted list" }));
  expect(value()).toBe("<ul><li>Words</li></ul>");
  selectAll(node);
  fireEvent.click(screen.getByRole("button", { name: "Bold" }));
  expect(value()).toBe("<ul><li><strong>Words</strong></li></ul>");
  fireEvent.click(screen.getByRole("button", { name: "Link" }));
  const address = screen.getByRole("textbox", { name: "Address" });
  expect(document.activeElement).toBe(address);
  fireEvent.change(address, { target: { value: "javascript:x()" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(screen.getByRole("alert").textContent).toContain("This is no address");
  fireEvent.change(address, { target: { value: "example.com/a" } });
  fireEvent.click(screen.getByRole("checkbox", { name: "Open in a new tab" }));
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(value()).toBe(
    '<ul><li><a href="https://example.com/a" target="_blank"><strong>Words</strong></a></li></ul>',
  );
  // The form and the toolbar belong to the field: nothing was left yet.
  expect(store.getState().done).toHaveLength(0);
});

it("formats what was selected last, however soon the toolbar is called", async () => {
  show("<p>Two words</p>");
  const node = await enter(TEXT);
  const two = node.querySelector("p")?.firstChild;
  if (!two) throw new Error("no words");
  // A selection is reported in a task of its own, which comes later.
  getSelection()?.setBaseAndExtent(two, 3, two, 0);
  fireEvent.keyDown(node, { key: "F10", altKey: true });
  fireEvent.click(screen.getByRole("button", { name: "Bold" }));
  expect(value()).toBe("<p><strong>Two</strong> words</p>");
});

it("keeps the ids of a text as they are stored, while no element of the page has them", async () => {
  const stored = '<h2 id="main">One</h2><p><a href="#main">Up</a> <b id="cookie">two</b></p>';
  show(stored);
  expect(field(TEXT).querySelector("h2")?.id).toBe("user-content-main");
  const node = await enter(TEXT);
  expect([...node.querySelectorAll("[id]")]).toEqual([]);
  typeInto(node, "New ");
  expect(value()).toBe(stored.replace("One", "New One"));
  act(() => screen.getByText("Elsewhere").focus());
  expect(document.getElementById("main")).toBeNull();
  expect(node.querySelector("h2")?.id).toBe("user-content-main");
});

it("takes in what was pasted before the editor had arrived, cleaned", async () => {
  show("<p>Words</p>");
  const node = field(TEXT);
  act(() => node.focus());
  const markup =
    '<p class="MsoNormal" style="color:red">Pasted\u200b <a href="/a" onclick="x()">link</a></p>';
  fireEvent.paste(node, {
    clipboardData: { getData: (kind: string) => (kind === "text/html" ? markup : "Pasted link") },
  });
  await bar();
  await waitFor(() => expect(value()).toBe('<p>Pasted <a href="/a">link</a>Words</p>'));
});

it("names an empty text as a field", () => {
  show("");
  expect(screen.getByRole("textbox", { name: /Text$/ })).toBe(field(TEXT));
  act(() => store.getState().type(TEXT, "<p>Words</p>"));
  expect(field(TEXT).getAttribute("role")).toBeNull();
});

it("leaves a plain text as it was on Escape, and redo brings back what was typed", () => {
  show("");
  const title = field(TITLE);
  act(() => title.focus());
  title.textContent = "New";
  fireEvent.input(title);
  expect(Object.keys(store.getState().operations)).toEqual([TITLE]);
  fireEvent.keyDown(title, { key: "Escape" });
  expect(title.textContent).toBe("Old");
  expect(document.activeElement).not.toBe(title);
  expect(store.getState().announcement.text).toMatch(/^Done with .*Title\./);
  expect(store.getState().operations).toEqual({});
  expect(store.getState().done).toEqual([]);
  act(() => void store.getState().redo());
  expect(title.textContent).toBe("New");
});

it("takes Enter as the end of a plain text", () => {
  show("");
  const title = field(TITLE);
  act(() => title.focus());
  title.textContent = "New";
  fireEvent.input(title);
  // Safari's Enter of a composed word, after the composition.
  fireEvent.keyDown(title, { key: "Enter", keyCode: 229 });
  expect(document.activeElement).toBe(title);
  fireEvent.keyDown(title, { key: "Enter" });
  expect(store.getState().done).toHaveLength(1);
  expect(title.textContent).toBe("New");
  expect(store.getState().announcement.text).toMatch(/^Done with .*Title\./);
});

it("says that a rich text was left by Escape", async () => {
  show("<p>Words</p>");
  const node = await enter(TEXT);
  act(() => void fireEvent.keyDown(node, { key: "Escape" }));
  expect(document.activeElement).not.toBe(node);
  expect(store.getState().announcement.text).toMatch(/^Done with .*Text\./);
});

it("reads no field again for a key that is typed in it or in another one", async () => {
  show("<p>Words</p>");
  const node = await enter(TEXT);
  const read = vi.spyOn(Element.prototype, "innerHTML", "get");
  typeInto(node, "New ");
  expect(value()).toBe("<p>New Words</p>");
  expect(read.mock.contexts).not.toContain(node);
  act(() => field(TITLE).focus());
  read.mockClear();
  field(TITLE).textContent = "New";
  fireEvent.input(field(TITLE));
  expect(read).not.toHaveBeenCalled();
});

it("serialises a text once, however often its field is drawn", () => {
  const made = vi.spyOn(document, "createElement");
  const first = serialised("<P>once & for all");
  expect(first).toBe("<p>once &amp; for all</p>");
  expect(serialised("<P>once & for all")).toBe(first);
  expect(made).toHaveBeenCalledTimes(1);
});
