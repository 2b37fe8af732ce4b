// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
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
it("a section without words is called by its place on the page, which follows a move and no key", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
  const FIELDS = { handler: "page-section:home", options: { component: "cards" } };
  const mark = (id: number) => (
    <div data-edit-section={id}>
      <SectionMark section={toSection(anElement({ id, ...FIELDS }), "cards")} />
    </div>
  );
  const store = await drawInEditor(
    <>
      <div data-edit-page={FIELDS.handler} />
      {mark(7)}
      {mark(8)}
    </>,
    "cards",
    { id: 9, ...FIELDS },
  );
  const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  const [first = "", second = ""] = names();
  expect(first).toContain("1");
  expect(second).toContain("2");
  act(() =>
    store
      .getState()
      .act([{ kind: "order", handler: FIELDS.handler, before: [7, 8], after: [8, 7] }]),
  );
  expect(names()).toEqual([second, first]);
  act(() => void store.getState().undo());
  const looks = vi.spyOn(document, "querySelectorAll");
  act(() => store.getState().register({ ...REGION, elementId: 7 }));
  looks.mockClear();
  act(() => store.getState().type("7:meta.text", "a"));
  expect(looks).not.toHaveBeenCalled();
  expect(names()).toEqual([first, second]);
});

const REGION = {
  ...{ handler: "page-section:home", about: { component: "cards", title: "" }, seen: "" },
  ...{ path: "meta.text", slot: "text" as const, stored: "" },
};

const page = (...texts: readonly string[]) => (
  <Translations locale="en" messages={{ edit: en.edit, shell: en.shell }} timeZone="UTC">
    <EditContextProvider>
      <SectionMark section={section(...texts)} />
      <input
        aria-label="Second title"
        data-edit={`7:parts.${section(...texts).partKeys[1] ?? "i1"}.meta.title`}
      />
    </EditContextProvider>
  </Translations>
);

it.each<[string, readonly string[], boolean]>([
  ["is left where another part stands in its place", ["b", "c"], false],
  ["is left where its part is gone", ["a"], false],
  ["is left where another one has come", ["a", "b", "c", "d"], false],
  ["keeps the focus where the list is the same", ["a", "b", "c"], true],
])("a field of a part without an id %s once the section is drawn anew", (_, texts, isKept) => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
  const { rerender } = render(page("a", "b", "c"));
  const field = screen.getByLabelText("Second title");
  act(() => field.focus());
  rerender(page(...texts));
  expect(document.activeElement === field).toBe(isKept);
});
