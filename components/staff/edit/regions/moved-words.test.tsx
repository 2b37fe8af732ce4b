// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { allowRichText } from "#tests/dom/rich-text.ts";
import { drawInEditor, EDITED_SITE, placeAt, REGION } from "#tests/factories/edit-page.tsx";
import { cleanMarkup } from "./clean-markup.ts";
import { HtmlRegion } from "./html-region.tsx";
import { TextRegion } from "./text-region.tsx";

const STORED = { title: "Alpha Beta Gamma", lead: "One Two", text: "<p>Words</p>" };
type Name = keyof typeof STORED;

async function draw() {
  const html = cleanMarkup(STORED.text, EDITED_SITE.mediaUrl);
  const line = (name: Name) =>
    ({ ...REGION, path: `meta.${name}`, slot: "text", stored: STORED[name] }) as const;
  const store = await drawInEditor(
    <SiteProvider site={EDITED_SITE}>
      <TextRegion as="h2" seed={line("title")} shown={STORED.title} />
      <TextRegion as="h3" seed={line("lead")} shown={STORED.lead} />
      <HtmlRegion seed={{ ...line("text"), slot: "html" }} html={html} storedHtml={html} />
    </SiteProvider>,
    "hero",
    {},
  );
  const field = (name: Name) => placeAt(`meta.${name}`);
  return {
    store,
    field,
    said: () => [field("title"), field("lead"), field("text")].map((node) => node.textContent),
  };
}

/** jsdom edits nothing: inserts at the cursor as a browser's command does. */
function insertAtCursor(_command: string, _ui?: boolean, text = ""): boolean {
  const range = getSelection()?.getRangeAt(0);
  range?.deleteContents();
  range?.insertNode(document.createTextNode(text));
  range?.startContainer.parentElement?.normalize();
  document.activeElement?.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return true;
}

beforeEach(() => {
  allowRichText();
  document.execCommand = insertAtCursor;
});

const firstText = (node: HTMLElement): Text => {
  const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode();
  if (!(text instanceof Text)) throw new Error("no words");
  return text;
};

/** Selects characters of a field and starts to drag them. */
function drag(node: HTMLElement, from: number, to: number): void {
  act(() => node.focus());
  getSelection()?.setBaseAndExtent(firstText(node), from, firstText(node), to);
  fireEvent.dragStart(node);
}

/** Drops words before a character of a field. */
function drop(node: HTMLElement, at: number, words: string, keys = {}): boolean {
  const place = { offsetNode: firstText(node), offset: at, getClientRect: () => null };
  document.caretPositionFromPoint = () => place;
  const dataTransfer = {
    getData: (kind: string) => (kind === "text/plain" ? words : ""),
    types: ["text/plain"],
    files: [],
  };
  // jsdom's drop knows of no keys.
  const event = Object.assign(createEvent.drop(node, { dataTransfer }), keys);
  let isLeftToBrowser = false;
  act(() => {
    isLeftToBrowser = fireEvent(node, event);
  });
  return isLeftToBrowser;
}

it("words that are dragged within a headline are moved by the browser, as one step of its own", async () => {
  const { field, said } = await draw();
  drag(field("title"), 0, 6);
  expect(drop(field("title"), 11, "Alpha ")).toBe(true);
  expect(said()).toEqual(["Alpha Beta Gamma", "One Two", "Words"]);
});

it("words that are dragged into another headline are moved, and one undo takes both back, but not what was typed before", async () => {
  const { store, field, said } = await draw();
  act(() => field("title").focus());
  firstText(field("title")).data = "Alpha Beta Gamma!";
  fireEvent.input(field("title"));
  drag(field("title"), 6, 11);
  expect(drop(field("lead"), 4, "Beta ")).toBe(false);
  expect(said()).toEqual(["Alpha Gamma!", "One Beta Two", "Words"]);
  act(() => field("lead").blur());
  act(() => void store.getState().undo());
  expect(said()).toEqual(["Alpha Beta Gamma!", "One Two", "Words"]);
  act(() => void store.getState().redo());
  expect(said()).toEqual(["Alpha Gamma!", "One Beta Two", "Words"]);
});

it("with the key for it words are copied", async () => {
  const { field, said } = await draw();
  drag(field("title"), 6, 11);
  drop(field("lead"), 4, "Beta ", { ctrlKey: true });
  expect(said()).toEqual(["Alpha Beta Gamma", "One Beta Two", "Words"]);
});

it("words go from a headline into a rich text and back, once and in one step each", async () => {
  const { store, field, said } = await draw();
  drag(field("title"), 6, 11);
  drop(field("text"), 5, " Beta");
  await screen.findByRole("toolbar", { name: /^Formatting: / });
  await waitFor(() => expect(said()).toEqual(["Alpha Gamma", "One Two", "Words Beta"]));
  expect(store.getState().done).toHaveLength(1);
  drag(field("text"), 5, 10);
  drop(field("lead"), 0, "Beta ");
  expect(said()).toEqual(["Alpha Gamma", "Beta One Two", "Words"]);
  act(() => field("lead").blur());
  expect(store.getState().done).toHaveLength(2);
  act(() => void store.getState().undo());
  expect(said()).toEqual(["Alpha Gamma", "One Two", "Words Beta"]);
  act(() => void store.getState().undo());
  expect(said()).toEqual(["Alpha Beta Gamma", "One Two", "Words"]);
});
