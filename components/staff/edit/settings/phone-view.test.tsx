// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Dialogs } from "#components/staff/edit/chrome/dialogs.tsx";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import { drawInEditor } from "#tests/factories/edit-page.tsx";

let store: EditStore;
const view = () => store.getState().view;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(async () => {
  store = await drawInEditor(<Dialogs announce={() => {}} publish={() => {}} />, "cards", {
    id: 7,
  });
  await act(async () => store.getState().open({ name: "settings", elementId: 7, part: null }));
  await screen.findByRole("button", { name: "Phone" });
});

it("shows the page as on a phone while the phone's settings are open", () => {
  press("Phone");
  expect(view()).toBe("phone");
  press("Desktop");
  expect(view()).toBeNull();
  press("Phone");
  press("Close");
  expect(view()).toBeNull();
});

it("leaves a preview that is open already, and a window that is as narrow as a phone", () => {
  act(() => store.getState().preview("both"));
  press("Phone");
  expect(view()).toBe("both");
  act(() => store.getState().preview(null));
  press("Desktop");
  vi.stubGlobal("innerWidth", 390);
  press("Phone");
  expect(view()).toBeNull();
});
