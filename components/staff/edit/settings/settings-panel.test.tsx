// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import { ok } from "#lib/shop/api/errors.ts";
import type { Json, SectionContent } from "#lib/staff/edit/model/edit-operation.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import en from "#messages/en.json";
import { allowDialogs } from "#tests/factories/edit-page.tsx";
import { SettingsPanel } from "./settings-panel.tsx";

const SITE = {
  domain: "localhost",
  locale: "en",
  defaultLocale: "en",
  locales: [],
  currency: { id: 1, label: "EUR", symbol: "€" },
  cartType: 1,
  mediaUrl: "http://media.test",
  timeZone: "UTC",
} as const;

/** The backend's records: 13 is gone. */
const NAMES: Readonly<Record<number, string>> = { 11: "Lamp", 12: "Chair", 14: "Table" };

interface Filter {
  readonly filters: readonly { readonly key: string; readonly value: unknown }[];
  readonly keywords?: string;
}
const { filter } = vi.hoisted(() => ({ filter: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock("#lib/web/client/gateway.ts", () => ({ gateway: { product: { web: { filter } } } }));

const EMPTY: SectionContent = {
  title: "",
  meta: {},
  linkMeta: {},
  mobileMeta: {},
  options: {},
  mobileOptions: {},
  parts: [],
};
const section = (component: string, content: Partial<SectionContent>): Section => ({
  elementId: 7,
  handler: "page-section:home",
  about: { component, title: "" },
  seen: "",
  masterId: null,
  content: { ...EMPTY, ...content },
  partKeys: (content.parts ?? []).map((_, index) => `i${index}`),
});

let store: EditStore;
const announce = vi.fn();

function Page({ of }: { of: Section }) {
  const context = useEditContext();
  store = context.store;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Opener
      </button>
      {isOpen ? (
        <SettingsPanel
          dialog={{ name: "settings", elementId: of.elementId, part: null }}
          onClose={() => setOpen(false)}
          announce={announce}
          publish={vi.fn()}
        />
      ) : null}
    </>
  );
}

function open(component: string, content: Partial<SectionContent> = {}) {
  const of = section(component, content);
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <SiteProvider site={SITE}>
        <EditContextProvider>
          <Page of={of} />
        </EditContextProvider>
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  act(() => store.getState().registerSection(of));
  const opener = screen.getByRole("button", { name: "Opener" });
  opener.focus();
  fireEvent.click(opener);
}

const setAt = (path: string): Json | undefined => {
  const operation = store.getState().operations[`7:${path}`];
  return operation?.kind === "set" ? operation.after : undefined;
};
const steps = () => store.getState().done.length;
const toPhone = () => fireEvent.click(screen.getByRole("button", { name: "Phone" }));

beforeEach(() => {
  announce.mockReset();
  browserQueryClient().clear();
  allowDialogs();
  filter.mockImplementation(async ({ input }: { input: Filter }) => {
    const ids = input.filters.find(({ key }) => key === "id")?.value;
    const items = Object.entries(NAMES)
      .map(([id, name]) => ({ id: Number(id), name, media: [] }))
      .filter(({ id }) => !Array.isArray(ids) || ids.includes(id))
      .filter(({ name }) => name.toLowerCase().includes(input.keywords ?? ""));
    return ok({ items, page: 1, perPage: 24, totalPages: 1, total: items.length });
  });
});

describe("the panel", () => {
  it("takes the focus, closes by Escape with what was typed, and gives the focus back", async () => {
    open("cards");
    expect(document.activeElement?.textContent).toBe("Settings: Cards");
    const title = screen.getByRole("textbox", { name: "Title" });
    title.focus();
    fireEvent.change(title, { target: { value: "New" } });
    fireEvent.keyDown(title, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(setAt("meta.title")).toBe("New");
    expect(steps()).toBe(1);
    expect(document.activeElement?.textContent).toBe("Opener");
  });

  it("says why nothing can be set in a section that follows a master", () => {
    open("cards");
    act(() => store.getState().registerSection({ ...section("cards", {}), masterId: 3 }));
    expect(screen.getByText(en.edit.settings.follower)).toBeTruthy();
    expect(screen.getByRole("button", { name: en.edit.master.edit })).toBeTruthy();
    expect(screen.queryByRole("spinbutton")).toBeNull();
  });
});

describe("numbers", () => {
  it("are typed, stepped and dragged within their range, as one step until they are left", () => {
    open("cards", { options: { columns: "3" } });
    const field = screen.getByRole("spinbutton", { name: "Columns" });
    const slider = screen.getByRole("slider", { name: "Columns" });
    expect(field).toHaveProperty("value", "3");
    field.focus();
    fireEvent.click(screen.getByRole("button", { name: "More: Columns" }));
    expect(setAt("options.columns")).toBe(4);
    fireEvent.change(slider, { target: { value: "6" } });
    fireEvent.click(screen.getByRole("button", { name: "More: Columns" }));
    expect(setAt("options.columns")).toBe(6);
    expect(steps()).toBe(0);
    fireEvent.blur(field);
    expect(steps()).toBe(1);
    fireEvent.change(field, { target: { value: "9" } });
    expect(screen.getByRole("alert").textContent).toBe("From 1 to 6");
    expect(setAt("options.columns")).toBe(6);
    act(() => void store.getState().undo());
    expect(store.getState().operations).toEqual({});
  });
});

describe("rich texts", () => {
  it("are shown as words, a line for each paragraph, and their markup only to whoever asks for it", () => {
    const html = "<p>Eleven <strong>courts</strong>.</p><p>One hall.</p>";
    open("text", { meta: { text: html } });
    const words = document.querySelector(".edit-shown-text");
    expect(words?.textContent).toBe("Eleven courts.\nOne hall.");
    const source = screen.getByLabelText("Text: source");
    expect(source.closest("details")?.open).toBe(false);
    expect(source).toHaveProperty("value", html);
    source.focus();
    fireEvent.change(source, { target: { value: "<p>Twelve courts.</p>" } });
    expect(words?.textContent).toBe("Twelve courts.");
    fireEvent.blur(source);
    expect(setAt("meta.text")).toBe("<p>Twelve courts.</p>");
    expect(steps()).toBe(1);
  });

  it("without markup are edited in the panel, and typing a tag stays in the field", () => {
    open("text", { meta: { text: "Eleven courts." } });
    const [field] = screen.getAllByRole("textbox", { name: "Text" });
    if (!field) throw new Error("there is no field");
    field.focus();
    fireEvent.change(field, { target: { value: "Eleven <b>courts</b>." } });
    expect(document.activeElement).toBe(field);
    expect(field.isConnected).toBe(true);
    fireEvent.blur(field);
    expect(document.querySelector(".edit-shown-text")?.textContent).toBe("Eleven courts.");
  });
});

describe("phones", () => {
  it("inherit the desktop's value until they have their own, which can be reset", () => {
    open("cards", { options: { columns: 3 } });
    toPhone();
    const field = screen.getByRole("spinbutton", { name: "Columns (phone)" });
    const reset = screen.getByRole("button", { name: "Reset: Columns" });
    expect(field).toHaveProperty("value", "3");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Inherited from desktop",
    );
    fireEvent.change(field, { target: { value: "2" } });
    fireEvent.blur(field);
    expect(setAt("mobileOptions.columns")).toBe(2);
    expect(setAt("options.columns")).toBeUndefined();
    expect(screen.getByText("Own value for phones")).toBeTruthy();
    fireEvent.click(reset);
    expect(store.getState().operations).toEqual({});
    expect(field).toHaveProperty("value", "3");
    expect(announce).toHaveBeenCalledWith("Columns: inherited from desktop again");
  });

  it("may show what the desktop hides", () => {
    open("cards", { options: { hidden: true } });
    toPhone();
    const hidden = screen.getByRole("checkbox", { name: "Hidden (phone)" });
    expect(hidden).toHaveProperty("checked", true);
    fireEvent.click(hidden);
    expect(setAt("mobileOptions.hidden")).toBe(false);
  });

  it("have no place for what phones cannot have of their own", () => {
    open("products");
    toPhone();
    expect(screen.queryByRole("checkbox", { name: /Featured/ })).toBeNull();
  });
});

it("a flag that is put back leaves no change", () => {
  open("products");
  const featured = screen.getByRole("checkbox", { name: "Featured only" });
  fireEvent.click(featured);
  expect(setAt("options.featured")).toBe(true);
  fireEvent.click(featured);
  expect(store.getState().operations).toEqual({});
});

it("colours are checked, warned of where they are hard to read, and taken away", () => {
  open("banner", { options: { background: "#ffffff" } });
  const ink = screen.getByRole("textbox", { name: "Text colour" });
  fireEvent.change(ink, { target: { value: "#12" } });
  expect(screen.getByRole("alert").textContent).toBe(en.edit.settings.notAColor);
  expect(store.getState().operations).toEqual({});
  fireEvent.change(ink, { target: { value: "#cccccc" } });
  fireEvent.blur(ink);
  expect(screen.getByRole("status").textContent).toContain("contrast 1.6");
  fireEvent.click(screen.getByRole("button", { name: "Background: none" }));
  expect(store.getState().operations["7:options.background"]).toMatchObject({ before: "#ffffff" });
  expect(setAt("options.background")).toBeUndefined();
  expect(screen.getByRole("status").textContent).toBe(en.edit.settings.noGround);
});

it("words are added by Enter and comma, and removed one by one", () => {
  open("instagram", { options: { hashtags: "sea, sun" } });
  const field = screen.getByRole("textbox", { name: "Hashtags" });
  fireEvent.change(field, { target: { value: "sand" } });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(setAt("options.hashtags")).toEqual(["sea", "sun", "sand"]);
  fireEvent.click(screen.getByRole("button", { name: "Remove sun" }));
  expect(setAt("options.hashtags")).toEqual(["sea", "sand"]);
});

describe("products picked by hand", () => {
  const chosen = () =>
    within(screen.getByRole("list", { name: "Products: chosen" }))
      .getAllByRole("listitem")
      .map((item) => item.textContent);

  it("are put in order by buttons and keys; one that is gone is shown and can be removed", async () => {
    open("products", { options: { productIds: [12, 13, 11] } });
    await waitFor(() => expect(chosen()).toEqual(["Chair", "No longer exists", "Lamp"]));
    fireEvent.click(screen.getByRole("button", { name: "Move Lamp up" }));
    expect(setAt("options.productIds")).toEqual([12, 11, 13]);
    expect(announce).toHaveBeenCalledWith("Lamp: place 2 of 3");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Lamp up");
    const down = screen.getByRole("button", { name: "Move Chair down" });
    fireEvent.keyDown(down, { key: "ArrowDown", altKey: true });
    expect(setAt("options.productIds")).toEqual([11, 12, 13]);
    fireEvent.click(screen.getByRole("button", { name: "Remove No longer exists" }));
    expect(setAt("options.productIds")).toEqual([11, 12]);
  });

  it("are searched in a dialog that shows the selection, and Escape in it leaves the panel open", async () => {
    open("products");
    fireEvent.click(screen.getByRole("button", { name: "Choose: Products" }));
    fireEvent.click(await screen.findByRole("checkbox", { name: "Table" }));
    expect(setAt("options.productIds")).toEqual([14]);
    const search = screen.getByRole("searchbox", { name: "Search" });
    fireEvent.change(search, { target: { value: "lamp" } });
    await waitFor(() => expect(screen.queryByRole("checkbox", { name: "Chair" })).toBeNull());
    fireEvent.click(await screen.findByRole("checkbox", { name: "Lamp" }));
    expect(setAt("options.productIds")).toEqual([14, 11]);
    fireEvent.keyDown(search, { key: "Escape" });
    expect(screen.getByRole("dialog", { name: /Settings/ })).toBeTruthy();
  });
});
