// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { Profiler } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/providers/site-provider.tsx";
import { toSection } from "#lib/edit/model/section.ts";
import { allowDialogs, drawInEditor, EDITED_SITE, valuesSet } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { EditBar } from "./bar/edit-bar.tsx";
import { TextRegion } from "./regions/text-region.tsx";
import { SectionMark } from "./sections/section-mark.tsx";

vi.mock("next/navigation", () => ({
  usePathname: () => "/about",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {}, refresh: () => {} }),
}));

// jsdom keeps nothing.
vi.mock("idb-keyval", () => ({
  createStore: () => async () => undefined,
  entries: async () => [],
  promisifyRequest: async () => undefined,
}));

const FIELDS = { id: 7, handler: "page-section:about" };
const PLACES = Array.from({ length: 300 }, (_, index) => index);
const seedOf = (index: number) => ({
  elementId: 7,
  handler: FIELDS.handler,
  about: { component: "text", title: "" },
  seen: "",
  path: `meta.title${index}`,
  slot: "text" as const,
  stored: `Title ${index}`,
});
const drawn = vi.fn();

beforeEach(() => {
  allowDialogs();
  drawn.mockClear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", async () => Response.json({ data: { seen: {}, people: [] } }));
});

it("draws the count of changes with the first key, and nothing with those after it", async () => {
  const store = await drawInEditor(
    <SiteProvider site={EDITED_SITE}>
      <Profiler id="bar" onRender={drawn}>
        <EditBar email="anna@example.com" domain="localhost" locale="en" person="1" />
      </Profiler>
      <Profiler id="page" onRender={drawn}>
        <section data-edit-section={7}>
          <SectionMark section={toSection(anElement(FIELDS), "text")} />
          {PLACES.map((index) => (
            <TextRegion key={index} as="p" seed={seedOf(index)} shown={`Title ${index}`} />
          ))}
        </section>
      </Profiler>
    </SiteProvider>,
    "text",
    FIELDS,
  );
  const field = screen.getByText("Title 150");
  const type = (text: string) =>
    act(async () => {
      field.textContent = text;
      fireEvent.input(field);
    });
  await act(async () => field.focus());
  // The tools of the section in use are there too.
  expect(document.querySelector('[data-tools="7"]')).not.toBeNull();
  drawn.mockClear();
  await type("a");
  expect(screen.getByText("1 unsaved change")).toBeDefined();
  expect(drawn.mock.calls.map(([id]) => id)).toEqual(["bar"]);
  drawn.mockClear();
  for (const text of ["ab", "abc", "abcd"]) await type(text);
  expect(drawn.mock.calls.map(([id]) => id)).toEqual([]);
  expect(valuesSet(store)).toEqual({ "meta.title150": "abcd" });
});
