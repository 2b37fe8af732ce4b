// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TextRegion } from "#components/edit/regions/text-region.tsx";
import en from "#messages/en.json";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";
import { SharedQuestion } from "./shared-question.tsx";

const { title, text, change } = en.edit.sharedQuestion;
const place = (elementId: number, handler: string, component: string) => ({
  elementId,
  handler,
  about: { component, title: "" },
  seen: "",
  path: "meta.emptyText",
  slot: "text" as const,
  stored: "Nothing here",
});

beforeEach(() => {
  allowDialogs();
  sessionStorage.clear();
});
afterEach(cleanup);

async function enter(handler: string, component: string) {
  await drawInEditor(
    <>
      <main>
        <TextRegion as="p" seed={place(90, handler, component)} shown="Nothing here" />
      </main>
      <SharedQuestion />
    </>,
    "hero",
  );
  const field = screen.getByText("Nothing here");
  // jsdom has no editable content.
  Object.defineProperty(field, "isContentEditable", { value: true });
  field.tabIndex = 0;
  act(() => field.focus());
  return field;
}

it("comes before a text of every page is entered where its section is not: in the page of the cart", async () => {
  const field = await enter("cart-section", "cart");
  expect(screen.getByRole("dialog", { name: title }).textContent).toContain(
    text.replace("{section}", en.edit.names.cart),
  );
  expect(document.activeElement).not.toBe(field);
  fireEvent.click(screen.getByRole("button", { name: change }));
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.queryByRole("dialog", { name: title })).toBeNull();
});

it("does not come before a text of this page alone", async () => {
  const field = await enter("page-section:home", "text");
  expect(screen.queryByRole("dialog", { name: title })).toBeNull();
  expect(document.activeElement).toBe(field);
});
