// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { setValue } from "#lib/staff/edit/model/actions.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { drawInEditor, EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { PlaceNotes } from "./place-notes.tsx";

const { at } = vi.hoisted(() => ({ at: { path: "/" } }));
vi.mock("next/navigation", () => ({ usePathname: () => at.path }));

const OF = { id: 7, handler: "page-section:homepage", options: { component: "hero" } };
const TEXTS = { meta: { title: "Two wheels" }, mobileMeta: { title: "Wheels" } };

/** A headline for desktops and one for phones, and how they are written. */
async function drawTwins() {
  const store = await drawInEditor(
    <SiteProvider site={EDITED_SITE}>
      <main id="main">
        <h1 data-edit="7:meta.title">Two wheels</h1>
      </main>
      <PlaceNotes announce={() => {}} />
    </SiteProvider>,
    "hero",
    { ...OF, ...TEXTS },
  );
  const section = toSection(anElement({ ...OF, ...TEXTS }), "hero");
  const definition = definitionNamed("hero");
  if (!definition) throw new Error("there is no hero");
  const { elementId, handler, about, seen } = section;
  const write = (path: string, text: string) => {
    const operation = setValue(store.getState().operations, section, definition, path, text);
    if (operation) act(() => store.getState().act([operation]));
  };
  for (const [path, stored] of [
    ["meta.title", "Two wheels"],
    ["mobileMeta.title", "Wheels"],
  ] as const)
    act(() =>
      store.getState().register({ elementId, handler, about, seen, path, slot: "text", stored }),
    );
  return { store, write, headline: screen.getByRole("heading") };
}

const note = en.edit.twin.phone.replace("{text}", "Wheels");

it("says so too of a text that was changed and left before the page could answer", async () => {
  const { write } = await drawTwins();
  write("meta.title", "Three wheels");
  expect(screen.getByText(note)).toBeDefined();
});

it("says that phones keep a text of their own while only the desktop's is changed", async () => {
  const { store, write, headline } = await drawTwins();
  fireEvent.pointerDown(headline);
  write("meta.title", "Three wheels");
  expect(screen.queryByText(note)).toBeNull();
  fireEvent.focusOut(headline);
  expect(screen.getByText(note)).toBeDefined();
  act(() => void store.getState().undo());
  expect(screen.queryByText(note)).toBeNull();
  act(() => void store.getState().redo());
  expect(screen.getByText(note)).toBeDefined();
  write("mobileMeta.title", "Many");
  expect(screen.queryByText(note)).toBeNull();
  act(() => void store.getState().undo());
  expect(screen.getByText(note)).toBeDefined();
  const { operations, settle } = store.getState();
  const results = Object.keys(operations).map((address) => ({
    address,
    status: "saved" as const,
    stored: "",
  }));
  act(() => settle(operations, { results, created: {}, seen: {}, merged: false }));
  expect(screen.queryByText(note)).toBeNull();
});

it("leads from a post's own words to where they are written", async () => {
  at.path = "/blog/news";
  const store = await drawInEditor(
    <SiteProvider site={EDITED_SITE}>
      <main id="main">
        <h1>News</h1>
      </main>
      <PlaceNotes announce={() => {}} />
    </SiteProvider>,
    "hero",
    OF,
  );
  fireEvent.click(screen.getByRole("heading"));
  expect(screen.getByText(en.edit.elsewhere.post)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: en.edit.pages.tab.settings }));
  expect(store.getState().dialog).toEqual({ name: "newPage", isSettings: true });
});
