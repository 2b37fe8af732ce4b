// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";
import { useFocusBack } from "./use-focus-back.ts";

beforeEach(allowDialogs);

/** A page whose tools go away while a dialog is open, as those over places and sections do. */
function Page() {
  const { store } = useEditContext();
  const isFree = useEditState(({ dialog }) => dialog === null);
  useFocusBack(store);
  return (
    <main>
      <button type="button">In the bar</button>
      <section data-edit-section="7">
        <button type="button" data-section-handle="7">
          Handle
        </button>
        <a href="/shop" data-edit="7:linkMeta.cta">
          The shop
        </a>
      </section>
      {isFree ? (
        <>
          <p data-tools="7">
            <button type="button">Of the section</button>
          </p>
          <button type="button" data-place="7:linkMeta.cta">
            Of the link
          </button>
        </>
      ) : null}
    </main>
  );
}

it.each([
  ["In the bar", "In the bar"],
  ["Of the section", "Handle"],
  ["Of the link", "The shop"],
])("gives the focus of the button “%s” back to “%s”", async (opener, then) => {
  const store = await drawInEditor(<Page />, "text");
  screen.getByText(opener).focus();
  act(() => store.getState().open({ name: "media" }));
  (document.activeElement as HTMLElement).blur();
  act(() => store.getState().close());
  await expect.poll(() => document.activeElement?.textContent).toBe(then);
});

it("leaves the focus where it went meanwhile", async () => {
  const store = await drawInEditor(<Page />, "text");
  screen.getByText("In the bar").focus();
  act(() => store.getState().open({ name: "media" }));
  act(() => store.getState().close());
  screen.getByText("The shop").focus();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(document.activeElement?.textContent).toBe("The shop");
});
