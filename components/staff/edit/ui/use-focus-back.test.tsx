// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";
import { useFocusBack } from "./use-focus-back.ts";

beforeEach(allowDialogs);
afterEach(() => vi.restoreAllMocks());

/** A page whose tools go away while a dialog is open, as those over places and sections do. */
function Page() {
  const { store } = useEditContext();
  const isFree = useEditState(({ dialog }) => dialog === null);
  useFocusBack(store);
  return (
    <main>
      <p data-edit-bar="">
        <button type="button">Edit</button>
        <button type="button">In the bar</button>
        <button type="button">Media</button>
      </p>
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

const nextFrame = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

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

it("finds a tool of the bar again that has become another element, and none where nothing had the focus", async () => {
  // jsdom lays nothing out.
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  const store = await drawInEditor(<Page />, "text");
  act(() => store.getState().open({ name: "help" }));
  act(() => store.getState().close());
  await nextFrame();
  expect(document.activeElement).toBe(document.body);

  const tool = screen.getByText("Media");
  tool.focus();
  act(() => store.getState().open({ name: "media" }));
  tool.replaceWith(tool.cloneNode(true));
  act(() => store.getState().close());
  await expect.poll(() => document.activeElement?.textContent).toBe("Media");
});

it("leaves the focus where it went meanwhile", async () => {
  const store = await drawInEditor(<Page />, "text");
  screen.getByText("In the bar").focus();
  act(() => store.getState().open({ name: "media" }));
  act(() => store.getState().close());
  screen.getByText("The shop").focus();
  await nextFrame();
  expect(document.activeElement?.textContent).toBe("The shop");
});
