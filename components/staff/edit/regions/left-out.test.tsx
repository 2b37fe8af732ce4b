// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import en from "#messages/en.json";
import { allowRichText } from "#tests/dom/rich-text.ts";
import { drawInEditor, EDITED_SITE, placeAt, REGION } from "#tests/factories/edit-page.tsx";
import { cleanMarkup } from "./clean-markup.ts";
import { HtmlRegion } from "./html-region.tsx";
import { TextRegion } from "./text-region.tsx";

const STORED = "<p>Words</p>";
const NO_FILES = en.edit.slots.noFiles;
const NO_PICTURES = en.edit.text.noPictures.replace("{button}", en.edit.text.picture);

/** The data of a clipboard or a drag. */
const data = (values: Readonly<Record<string, string>>, files: readonly File[] = []) => ({
  getData: (kind: string) => values[kind] ?? "",
  types: [...Object.keys(values), ...(files.length > 0 ? ["Files"] : [])],
  files,
});
const picture = new File(["x"], "a.heic");
const INLINE = `<p>before</p><img src="data:image/png;base64,${"A".repeat(60_000)}"><p>after</p>`;

async function draw() {
  const html = cleanMarkup(STORED, EDITED_SITE.mediaUrl);
  const store = await drawInEditor(
    <SiteProvider site={EDITED_SITE}>
      <TextRegion
        as="h2"
        seed={{ ...REGION, path: "meta.title", slot: "text", stored: "Old" }}
        shown="Old"
      />
      <HtmlRegion
        seed={{ ...REGION, path: "meta.text", slot: "html", stored: STORED }}
        html={html}
        storedHtml={html}
      />
    </SiteProvider>,
    "hero",
    {},
  );
  return {
    store,
    title: placeAt("meta.title"),
    text: placeAt("meta.text"),
    said: () => store.getState().announcement.text,
    stored: (path: string) => {
      const operation = store.getState().operations[`7:${path}`];
      return operation?.kind === "set" ? operation.after : undefined;
    },
  };
}

beforeEach(() => {
  allowRichText();
  document.execCommand = vi.fn();
});

async function enter(node: HTMLElement): Promise<void> {
  act(() => node.focus());
  await screen.findByRole("toolbar", { name: /^Formatting: / });
}

it("a picture that is pasted into a rich text as text is left out with a word, and all around it stays", async () => {
  const { text, said, stored } = await draw();
  await enter(text);
  act(
    () =>
      void fireEvent.paste(text, {
        clipboardData: data({ "text/html": INLINE, "text/plain": "x" }),
      }),
  );
  expect(said()).toBe(NO_PICTURES);
  expect(stored("meta.text")).toBe("<p>before</p><p>afterWords</p>");
});

it.each([
  ["nothing", data({}), ""],
  ["a file", data({}, [picture]), NO_PICTURES],
  [
    "a picture alone",
    data({ "text/html": '<img src="https://other.example/a.png">' }, [picture]),
    NO_PICTURES,
  ],
])("a rich text into which %s is pasted keeps its editor, its focus and its words", async (_, clipboardData, words) => {
  const { text, said, stored } = await draw();
  await enter(text);
  act(() => void fireEvent.keyDown(text, { key: "a", code: "KeyA", keyCode: 65, ctrlKey: true }));
  act(() => void fireEvent.paste(text, { clipboardData }));
  expect(document.activeElement).toBe(text);
  // Nothing else takes the paste.
  expect(text.parentElement?.querySelector('[style*="-10000px"]')).toBeNull();
  expect(said()).toBe(words);
  expect(stored("meta.text")).toBeUndefined();
});

it.each([
  ["the rich text before its editor is there", "text", NO_PICTURES],
  ["a headline", "title", NO_FILES],
] as const)("a file that is dropped on %s is named as what it is, and not opened", async (_, name, words) => {
  const fields = await draw();
  const isLeftToBrowser = fireEvent.drop(fields[name], { dataTransfer: data({}, [picture]) });
  expect(isLeftToBrowser).toBe(false);
  await waitFor(() => expect(fields.said()).toBe(words));
  expect(fields.store.getState().operations).toEqual({});
});

it("an empty paste takes nothing away from a headline", async () => {
  const { title } = await draw();
  act(() => title.focus());
  fireEvent.paste(title, { clipboardData: data({}) });
  expect(document.execCommand).not.toHaveBeenCalled();
});
