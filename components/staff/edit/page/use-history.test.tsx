// @vitest-environment jsdom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { useHistory } from "./use-history.ts";

const announce = vi.fn();
let go: ReturnType<typeof useHistory>;

function Keys() {
  go = useHistory(announce);
  return null;
}
const here = "7:meta.title";
const set = (elementId: number): Operation => ({
  kind: "set",
  elementId,
  handler: "page-section:home",
  about: { component: "text", title: "Prices" },
  seen: "",
  path: "meta.title",
  slot: "text",
  before: "Old",
  after: "New",
});

beforeEach(() => {
  announce.mockReset();
  // jsdom lays nothing out: what is in the document is to be seen.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

it("a step of this page is shown, one of another page says that it is there", async () => {
  const store = await drawInEditor(
    <>
      <Keys />
      <h2 data-edit={here} tabIndex={-1}>
        New
      </h2>
    </>,
    "text",
    { id: 7 },
  );
  act(() => store.getState().act([set(99)]));
  act(() => store.getState().act([set(7)]));
  act(() => go("undo"));
  expect(document.activeElement?.getAttribute("data-edit")).toBe(here);
  expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(/^Undone: .*“Prices”/));
  act(() => go("undo"));
  expect(announce).toHaveBeenLastCalledWith(
    expect.stringMatching(/^Undone on another page: .*“Prices”/),
  );
  act(() => go("undo"));
  expect(announce).toHaveBeenLastCalledWith("Nothing to undo");
  act(() => go("redo"));
  expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(/^Redone on another page: /));
  expect(Object.keys(store.getState().operations)).toEqual(["99:meta.title"]);
});
