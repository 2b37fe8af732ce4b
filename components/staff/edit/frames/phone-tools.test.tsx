// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { cleanMarkup } from "#components/staff/edit/regions/clean-markup.ts";
import { SourceRegion } from "#components/staff/edit/regions/source-region.tsx";
import { TextRegion } from "#components/staff/edit/regions/text-region.tsx";
import { type EditStore, valueAt } from "#components/staff/edit/store/edit-store.ts";
import type { Region } from "#components/staff/edit/store/edit-types.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { PhoneTools } from "./phone-tools.tsx";

const words = en.edit;
const aSection = (override?: string) =>
  toSection(
    anElement({
      id: 7,
      handler: "page-section:home",
      meta: { title: "Welcome", text: "<p class='x'>Long</p>" },
      mobileMeta: override ? { title: override } : {},
      options: { component: "hero" },
    }),
    "hero",
  );
const seed = (path: string, stored: Json | undefined, slot: Region["slot"] = "text"): Region => ({
  elementId: 7,
  handler: "page-section:home",
  about: { component: "hero", title: "" },
  seen: "",
  path,
  slot,
  stored,
});
const DESKTOP = "7:meta.title";
const PHONE = "7:mobileMeta.title";

let store: EditStore;
function Keep() {
  store = useEditContext().store;
  return null;
}

/** A title that the server drew once for all screens, and a link's name, which phones cannot have of their own. */
function show(on: "phone" | "desktop" | null, override?: string) {
  const title = seed("meta.title", "Welcome");
  const phone = seed("mobileMeta.title", override);
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ edit: en.edit }}>
      <SiteProvider site={EDITED_SITE}>
        <EditContextProvider screen={on}>
          <Keep />
          {override ? (
            <TextRegion as="h2" seed={phone} from={title} shown={override} />
          ) : (
            <TextRegion as="h2" seed={title} phone={phone} shown="Welcome" />
          )}
          <TextRegion
            as="span"
            seed={seed("linkMeta.cta", { name: "Join" }, "link")}
            shown="Join"
          />
          <SourceRegion
            seed={seed("meta.text", "<p class='x'>Long</p>", "html")}
            phone={seed("mobileMeta.text", undefined, "html")}
            html={cleanMarkup("<p class='x'>Long</p>", "")}
            kept={["class"]}
          />
          <button type="button">Elsewhere</button>
          <PhoneTools />
        </EditContextProvider>
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  act(() => store.getState().registerSection(aSection(override)));
}

const title = () => screen.getByRole("heading", { level: 2 });
const type = (text: string) =>
  act(() => {
    title().focus();
    title().textContent = text;
    fireEvent.input(title());
  });
const leave = () => act(() => screen.getByText("Elsewhere").focus());
const changes = () => Object.keys(store.getState().operations);

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

it("writes the phone's own text, and leaves the desktop's alone", () => {
  show("phone");
  expect(title().textContent).toBe("Welcome");
  expect(title().hasAttribute("data-edit-inherited")).toBe(true);
  type("Hi");
  leave();
  expect(changes()).toEqual([PHONE]);
  expect(valueAt(store.getState(), PHONE)).toBe("Hi");
  expect(valueAt(store.getState(), DESKTOP)).toBe("Welcome");
  expect(title().hasAttribute("data-edit-inherited")).toBe(false);
  act(() => void store.getState().undo());
  expect(title().textContent).toBe("Welcome");
  expect(changes()).toEqual([]);
});

it("writes the desktop's text in every other window", () => {
  show("desktop");
  type("Hi");
  leave();
  expect(changes()).toEqual([DESKTOP]);
});

it("inherits what is only looked at, also after the desktop has changed", () => {
  show("phone");
  act(() => title().focus());
  leave();
  expect(changes()).toEqual([]);
  act(() => store.getState().type(DESKTOP, "Good day"));
  expect(title().textContent).toBe("Good day");
  type("Good day, all");
  fireEvent.keyDown(title(), { key: "Escape" });
  expect(title().textContent).toBe("Good day");
  expect(changes()).toEqual([DESKTOP]);
});

it("says whether a text is inherited, and resets it in place", () => {
  show("phone", "Hi");
  act(() => title().focus());
  const tools = screen.getByRole("toolbar");
  expect(tools.textContent).toContain(words.settings.ownValue);
  fireEvent.click(screen.getByRole("button", { name: "Reset: Title" }));
  leave();
  expect(valueAt(store.getState(), PHONE)).toBeUndefined();
  expect(title().textContent).toBe("Welcome");
  act(() => title().focus());
  expect(screen.getByRole("toolbar").textContent).toContain(words.settings.inherited);
  expect(store.getState().announcement.text).toContain("Title");
});

it("edits nothing that is the same on every screen", () => {
  show("phone");
  const name = screen.getByText("Join");
  expect(name.getAttribute("contenteditable")).toBeNull();
  act(() => void fireEvent.focusIn(name));
  expect(screen.getByRole("toolbar").textContent).toContain(words.preview.same);
  fireEvent.click(screen.getByRole("button", { name: words.sections.settings }));
  expect(store.getState().dialog).toEqual({
    name: "settings",
    elementId: 7,
    part: null,
    isPhone: true,
  });
});

it("keeps what was typed as source when the dialog is closed, until it is given up", () => {
  show("phone");
  const open = () => fireEvent.click(screen.getByRole("button", { name: words.source.open }));
  const source = () => screen.getByRole("textbox");
  open();
  fireEvent.change(source(), { target: { value: "<p class='x'>Typed</p>" } });
  fireEvent.click(screen.getByRole("button", { name: words.dialogClose }));
  expect(changes()).toEqual([]);
  open();
  expect(source()).toHaveProperty("value", "<p class='x'>Typed</p>");
  expect(screen.getByText(words.unsent.broughtBack)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: words.source.cancel }));
  open();
  expect(source()).toHaveProperty("value", "<p class='x'>Long</p>");
});

it("opens the desktop's source as the beginning of the phone's", () => {
  show("phone");
  fireEvent.click(screen.getByRole("button", { name: words.source.open }));
  const source = screen.getByRole("textbox");
  expect(source).toHaveProperty("value", "<p class='x'>Long</p>");
  fireEvent.change(source, { target: { value: "<p class='x'>Short</p>" } });
  fireEvent.click(screen.getByRole("button", { name: words.source.apply }));
  expect(changes()).toEqual(["7:mobileMeta.text"]);
  expect(screen.getByText("Short")).toBeDefined();
});
