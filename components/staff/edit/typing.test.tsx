// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Profiler } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { allowRichText, typeInto } from "#tests/dom/rich-text.ts";
import { allowDialogs, drawInEditor, EDITED_SITE, valuesSet } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { EditBar } from "./chrome/bar/edit-bar.tsx";
import { cleanMarkup } from "./regions/clean-markup.ts";
import { HtmlRegion } from "./regions/html-region.tsx";
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
/** After these, what waits for a frame is drawn. */
const nextFrames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

afterEach(cleanup);
beforeEach(() => {
  allowRichText();
  allowDialogs();
  drawn.mockClear();
  vi.stubGlobal("fetch", async () => Response.json({ data: { seen: {}, people: [] } }));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

it("draws the count of changes after the first key, and nothing for those after it", async () => {
  const store = await drawInEditor(
    <SiteProvider site={EDITED_SITE}>
      <Profiler id="bar" onRender={drawn}>
        <EditBar email="anna@example.com" />
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
    act(() => {
      field.textContent = text;
      fireEvent.input(field);
    });
  await act(async () => field.focus());
  // The tools of the section in use are shown too.
  expect(document.querySelector('[data-tools="7"]')).not.toBeNull();
  drawn.mockClear();
  type("a");
  // The key has enough to do with its character: all other changes are drawn with the frame.
  expect(drawn).not.toHaveBeenCalled();
  expect(await screen.findByText("1 unsaved change")).toBeDefined();
  expect(drawn.mock.calls.map(([id]) => id)).toEqual(["bar"]);
  drawn.mockClear();
  for (const text of ["ab", "abc", "abcd"]) type(text);
  await act(nextFrames);
  expect(drawn.mock.calls.map(([id]) => id)).toEqual([]);
  expect(valuesSet(store)).toEqual({ "meta.title150": "abcd" });
});

it("publishes what was typed before it is drawn, with the button and with Ctrl and S", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 500 }));
  const { getState } = await drawInEditor(
    <SiteProvider site={EDITED_SITE}>
      <EditBar email="anna@example.com" />
      <TextRegion as="p" seed={seedOf(1)} shown="Title 1" />
    </SiteProvider>,
    "text",
    FIELDS,
  );
  const button = screen.getByRole("button", { name: en.edit.publish });
  const field = screen.getByText("Title 1");
  const presses = [
    () => fireEvent.click(button),
    () => fireEvent.keyDown(field, { key: "s", ctrlKey: true }),
  ];
  fireEvent.click(button);
  expect(getState().saving).toBe(false);
  for (const press of presses) {
    act(() => field.focus());
    act(() => {
      field.textContent = "Words";
      fireEvent.input(field);
    });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    act(() => void press());
    expect(getState().saving).toBe(true);
    await waitFor(() => expect(getState().saving).toBe(false));
    act(() => getState().discard());
  }
});

it("lists a change of every page before Ctrl and S publishes it, as the button does", async () => {
  const { getState } = await drawInEditor(
    <SiteProvider site={EDITED_SITE}>
      <EditBar email="anna@example.com" />
      <TextRegion
        as="p"
        seed={{
          ...seedOf(1),
          handler: "footer-section",
          about: { component: "footer", title: "" },
        }}
        shown="Title 1"
      />
    </SiteProvider>,
    "text",
    FIELDS,
  );
  const field = screen.getByText("Title 1");
  act(() => getState().type("7:meta.title1", "For every page"));
  act(() => void fireEvent.keyDown(field, { key: "s", ctrlKey: true }));
  expect(getState().saving).toBe(false);
  expect(getState().dialog).toEqual({ name: "review" });
  act(() => getState().close());
});

it("draws nothing of a rich text's tools for a key, but what is pressed when the selection has another look", async () => {
  const html = cleanMarkup("<p>Words</p>", EDITED_SITE.mediaUrl);
  const store = await drawInEditor(
    <SiteProvider site={EDITED_SITE}>
      <Profiler id="text" onRender={drawn}>
        <HtmlRegion
          seed={{ ...seedOf(0), path: "meta.text", slot: "html", stored: "<p>Words</p>" }}
          html={html}
          storedHtml={html}
        />
      </Profiler>
    </SiteProvider>,
    "text",
    FIELDS,
  );
  const field = document.querySelector<HTMLElement>('[data-edit="7:meta.text"]');
  if (!field) return expect.fail("no field");
  await act(async () => field.focus());
  const heading = await screen.findByRole("button", { name: en.edit.text.heading2 });
  expect(heading.getAttribute("aria-pressed")).toBe("false");
  drawn.mockClear();
  for (const text of ["a", "b", "c"]) typeInto(field, text);
  expect(valuesSet(store)).toEqual({ "meta.text": "<p>abcWords</p>" });
  expect(drawn).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(heading));
  expect(heading.getAttribute("aria-pressed")).toBe("true");
});
