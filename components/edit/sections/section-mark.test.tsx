// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { EditContextProvider } from "#components/edit/edit-context.tsx";
import { Translations } from "#components/messages/translations.tsx";
import { toSection } from "#lib/edit/model/section.ts";
import en from "#messages/en.json";
import { anElement } from "#tests/factories/element.ts";
import { SectionMark } from "./section-mark.tsx";

afterEach(cleanup);

const NOTHING = { title: "", linkMeta: {}, mobileMeta: {}, options: {}, mobileOptions: {} };
const section = (...texts: readonly string[]) =>
  toSection(
    anElement({
      ...{ id: 7, options: { component: "cards" } },
      parts: texts.map((text) => ({ ...NOTHING, id: 0, meta: { text } })),
    }),
    "cards",
  );
const page = (...texts: readonly string[]) => (
  <Translations locale="en" messages={{ edit: en.edit, shell: en.shell }} timeZone="UTC">
    <EditContextProvider>
      <SectionMark section={section(...texts)} />
      <input aria-label="Second title" data-edit="7:parts.i1.meta.title" />
    </EditContextProvider>
  </Translations>
);

it.each<[string, readonly string[], boolean]>([
  ["is left where another part stands in its place", ["b", "c"], false],
  ["is left where its part is gone", ["a"], false],
  ["keeps the focus where its part stands there still", ["a", "b", "c", "d"], true],
])("a field of a part without an id %s once the section is drawn anew", (_, texts, isKept) => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
  const { rerender } = render(page("a", "b", "c"));
  const field = screen.getByLabelText("Second title");
  act(() => field.focus());
  rerender(page(...texts));
  expect(document.activeElement === field).toBe(isKept);
});
