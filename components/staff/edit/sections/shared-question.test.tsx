// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TextRegion } from "#components/staff/edit/regions/text-region.tsx";
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
  Object.defineProperty(field, "contentEditable", { value: "plaintext-only" });
  field.tabIndex = 0;
  act(() => field.focus());
  return field;
}

it("comes before a text of every page is entered where its section is not: in the page of the cart", async () => {
  const field = await enter("cart-section", "cart");
  expect(fireEvent.mouseDown(field)).toBe(false);
  expect(screen.getByRole("dialog", { name: title }).textContent).toContain(
    text.replace("{section}", en.edit.names.cart),
  );
  fireEvent.click(screen.getByRole("button", { name: change }));
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.queryByRole("dialog", { name: title })).toBeNull();
});

it("lets the keyboard pass, and comes with the first letter, which is not written yet", async () => {
  const field = await enter("cart-section", "cart");
  expect(screen.queryByRole("dialog", { name: title })).toBeNull();
  expect(document.activeElement).toBe(field);
  const letter = new InputEvent("beforeinput", { data: "a", bubbles: true, cancelable: true });
  expect(fireEvent(field, letter)).toBe(false);
  fireEvent.click(
    within(screen.getByRole("dialog", { name: title })).getByRole("button", { name: change }),
  );
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  const next = new InputEvent("beforeinput", { data: "a", bubbles: true, cancelable: true });
  expect(fireEvent(field, next)).toBe(true);
});

it("does not come before a text of this page alone", async () => {
  const field = await enter("page-section:home", "text");
  expect(screen.queryByRole("dialog", { name: title })).toBeNull();
  expect(document.activeElement).toBe(field);
});

it("comes before a master, with the number of sections that change with it, and for each master", async () => {
  sessionStorage.setItem("edit-shared-asked", "yes");
  const followers = document.createElement("div");
  followers.dataset.masterFollowers = "3";
  document.body.append(followers);
  const field = await enter("master-section", "banner");
  expect(fireEvent.mouseDown(field)).toBe(false);
  const { masterTitle } = en.edit.sharedQuestion;
  const question = screen.getByRole("dialog", { name: masterTitle });
  expect(question.textContent).toContain("3 sections");
  fireEvent.click(within(question).getByRole("button", { name: change }));
  expect(fireEvent.mouseDown(field)).toBe(true);
  followers.remove();
});
