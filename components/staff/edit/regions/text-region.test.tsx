// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import messages from "#messages/en.json" with { type: "json" };
import { EDITED_SITE, REGION } from "#tests/factories/edit-page.tsx";
import { TextRegion } from "./text-region.tsx";

afterEach(cleanup);

let store: EditStore;
function Store({ children }: { children: ReactNode }) {
  store = useEditContext().store;
  return children;
}

const SEED = {
  elementId: 7,
  handler: "cart-section",
  about: { component: "cart", title: "" },
  seen: "",
  path: "meta.emptyText",
  slot: "text",
  stored: undefined,
} as const;

type Seed = ComponentProps<typeof TextRegion>["seed"];

/** The region of a seed on a page that is edited. */
const pageWith = (seed: Seed, shown: string) => (
  <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
    <SiteProvider site={EDITED_SITE}>
      <EditContextProvider>
        <Store>
          <TextRegion as="p" seed={seed} shown={shown} />
        </Store>
      </EditContextProvider>
    </SiteProvider>
  </NextIntlClientProvider>
);
const draw = (seed: Seed, shown: string) => render(pageWith(seed, shown));

it("does not save a placeholder as text when it is only viewed", () => {
  draw(SEED, "Your cart is empty");
  const field = document.querySelector<HTMLElement>('[data-edit="7:meta.emptyText"]');
  const isMarked = () => document.documentElement.hasAttribute("data-edit-typing");
  act(() => field?.focus());
  expect(isMarked()).toBe(true);
  act(() => field?.blur());
  expect(isMarked()).toBe(false);
  expect(store.getState().operations).toEqual({});
  expect(store.getState().done).toEqual([]);
  act(() => field?.focus());
  if (field) field.textContent = "Nothing here yet";
  act(() => field?.blur());
  expect(store.getState().operations["7:meta.emptyText"]).toMatchObject({
    after: "Nothing here yet",
  });
});

it("says by an attribute that it is empty, so that a box of nothing else has no room, and not while it has words", () => {
  draw({ ...SEED, stored: "" }, "");
  const field = document.querySelector<HTMLElement>('[data-edit="7:meta.emptyText"]');
  if (!field) return expect.fail("no field");
  const isEmpty = () => field.hasAttribute("data-edit-empty");
  const write = (text: string) => {
    act(() => field.focus());
    field.textContent = text;
    act(() => field.blur());
  };
  expect(isEmpty()).toBe(true);
  write("Nothing here yet");
  expect(isEmpty()).toBe(false);
  act(() => void store.getState().undo());
  expect(isEmpty()).toBe(true);
  act(() => void store.getState().redo());
  write("");
  expect(isEmpty()).toBe(true);
});

it("makes one step of typing before hydration, though React reports the focus afterwards", () => {
  draw({ ...SEED, stored: "Your cart is empty" }, "Your cart is empty");
  const field = document.querySelector<HTMLElement>('[data-edit="7:meta.emptyText"]');
  if (!field) return expect.fail("no field");
  act(() => field.focus());
  act(() => field.blur());
  field.textContent = "Nothing here yet";
  field.focus = () => {};
  Object.defineProperty(document, "activeElement", { value: field, configurable: true });
  fireEvent.input(field);
  fireEvent.focusIn(field);
  fireEvent.keyDown(field, { key: "Enter" });
  Reflect.deleteProperty(document, "activeElement");
  expect(store.getState().done).toHaveLength(1);
});

it("is not entered again where it was typed in and left before React answered, though its words are selected", () => {
  const page = pageWith({ ...REGION, path: "meta.title", slot: "text", stored: "Old" }, "Old");
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const field = container.querySelector<HTMLElement>('[data-edit="7:meta.title"]');
  if (!field) return expect.fail("no field");
  field.textContent = "New";
  getSelection()?.selectAllChildren(field);
  render(page, { container, hydrate: true });
  expect(document.activeElement).toBe(document.body);
  fireEvent.input(field);
  expect(store.getState().done).toHaveLength(1);
});
