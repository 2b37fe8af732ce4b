// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { cleanMarkup } from "#components/staff/edit/regions/clean-markup.ts";
import { HtmlRegion } from "#components/staff/edit/regions/html-region.tsx";
import en from "#messages/en.json";
import { allowRichText } from "#tests/dom/rich-text.ts";
import { drawInEditor, EDITED_SITE } from "#tests/factories/edit-page.tsx";

const STORED = "<p>Old</p>";

async function draw() {
  const html = cleanMarkup(STORED, EDITED_SITE.mediaUrl);
  const store = await drawInEditor(
    <SiteProvider site={EDITED_SITE}>
      <HtmlRegion
        seed={{
          elementId: 7,
          handler: "page-section:home",
          about: { component: "hero", title: "" },
          seen: "",
          path: "meta.text",
          slot: "html",
          stored: STORED,
        }}
        html={html}
        storedHtml={html}
      />
    </SiteProvider>,
    "hero",
    {},
  );
  const field = document.querySelector<HTMLElement>('[data-edit="7:meta.text"]');
  if (!field) throw new Error("no field");
  const stored = () => {
    const operation = store.getState().operations["7:meta.text"];
    return operation?.kind === "set" ? operation.after : undefined;
  };
  return { store, field, stored };
}

/** The event before a browser changes the field; the change must be prevented. */
const input = (
  field: HTMLElement,
  inputType: string,
  data: string | null = null,
  isComposing = false,
) =>
  field.dispatchEvent(
    new InputEvent("beforeinput", {
      inputType,
      data,
      isComposing,
      bubbles: true,
      cancelable: true,
    }),
  );

beforeEach(allowRichText);

it("does what was typed before the editor was there, once and in order, and says meanwhile that it is kept", async () => {
  const { store, field, stored } = await draw();
  act(() => field.focus());
  for (const letter of "Hello") expect(input(field, "insertText", letter)).toBe(false);
  expect(input(field, "insertParagraph")).toBe(false);
  input(field, "insertText", "second");
  expect(input(field, "insertLineBreak")).toBe(false);
  expect(field.getAttribute("aria-busy")).toBe("true");
  expect(store.getState().announcement.text).toBe(en.edit.text.opening);
  expect(field.textContent).toBe("Old");
  await screen.findByRole("toolbar", { name: /^Formatting: / });
  await waitFor(() => expect(stored()).toBe("<p>Hello</p><p>second<br>Old</p>"));
  expect(field.hasAttribute("aria-busy")).toBe(false);
});

it("leaves a word that is composed to the browser until it is done, also where the editor comes meanwhile", async () => {
  const { field, stored } = await draw();
  act(() => field.focus());
  input(field, "insertText", "a ");
  fireEvent.compositionStart(field);
  // Browsers do not allow preventing it.
  expect(input(field, "insertCompositionText", "\u65e5", true)).toBe(true);
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  expect(screen.queryByRole("toolbar")).toBeNull();
  await act(async () => void fireEvent.compositionEnd(field, { data: "\u65e5\u672c" }));
  await screen.findByRole("toolbar", { name: /^Formatting: / });
  await waitFor(() => expect(stored()).toBe("<p>a \u65e5\u672cOld</p>"));
});
