// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  EditContextProvider,
  useEditContext,
  useEditState,
} from "#components/edit/edit-context.tsx";
import type { EditStore } from "#components/edit/store/edit-store.ts";
import { useFocusReturn } from "./use-focus-return.ts";

let store: EditStore;

/** As on a page: tools of a section, which go while a dialog is open. */
function Page() {
  store = useEditContext().store;
  useFocusReturn();
  const isOpen = useEditState(({ dialog }) => dialog !== null);
  return (
    <>
      <aside data-edit-bar="">
        <button type="button">Edit</button>
      </aside>
      <section data-edit-section="7">
        <button type="button" data-section-handle="7">
          Tools
        </button>
      </section>
      {isOpen ? <dialog open>Asked</dialog> : <Tools />}
    </>
  );
}

const Tools = () => (
  <div data-tools="7">
    <button type="button" aria-label='Delete: Text “One "two"”'>
      Delete
    </button>
  </div>
);

const show = () =>
  render(
    <EditContextProvider>
      <Page />
    </EditContextProvider>,
  );
const tool = () => screen.queryByText("Delete");
const openFrom = (node: HTMLElement | null) => {
  node?.focus();
  act(() => store.getState().open({ name: "help" }));
};

it("gives the focus to the tool that stands where the dialog was opened from", async () => {
  show();
  const before = tool();
  openFrom(before);
  expect(tool()).toBeNull();
  act(() => store.getState().close());
  await waitFor(() => expect(document.activeElement).toBe(tool()));
  expect(tool()).not.toBe(before);
});

it("gives it to the section where the tool is gone, and to nothing while something else has it", async () => {
  show();
  openFrom(tool());
  act(() => store.getState().close());
  tool()?.remove();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText("Tools")));

  openFrom(screen.getByText("Tools"));
  const edit = screen.getByText("Edit");
  act(() => store.getState().close());
  edit.focus();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(edit);
});
