// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { type EditStore, includedIn } from "#components/staff/edit/store/edit-store.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import en from "#messages/en.json";
import { drawInEditor, EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { RestoredLook } from "./restored-look.tsx";

vi.mock("next/navigation", () => ({
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams("editPage=true"),
}));

const { changes, then } = en.edit.history;
const { onPage } = en.edit.review;
const BACK: Operation = {
  kind: "set",
  elementId: 1,
  handler: "page-section:home",
  about: { component: "text", title: "" },
  seen: "",
  path: "meta.title",
  slot: "text",
  before: "One now",
  after: "One then",
};
const draw = (elementId?: number): Promise<EditStore> =>
  drawInEditor(
    <SiteProvider site={EDITED_SITE}>
      <RestoredLook operations={[BACK]} elementId={elementId} />
    </SiteProvider>,
    "text",
  );

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("lists what restoring changes, with the current and the old value", async () => {
  await draw();
  const list = screen.getByText(changes).parentElement;
  expect(list?.querySelector("del")?.textContent).toBe("now");
  expect(list?.querySelector("ins")?.textContent).toBe("then");
  expect(screen.queryByRole("button", { name: onPage })).toBeNull();
});

it("shows the section on the page as it is and as it was, and changes nothing", async () => {
  const store = await draw(1);
  const look = screen.getByRole("button", { name: onPage });
  expect(look.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(look);
  expect(includedIn(store.getState())["1:meta.title"]).toMatchObject({ after: "One then" });
  expect(screen.getAllByTitle(new RegExp(`, ${then}$`))).toHaveLength(2);
  expect(store.getState().operations).toEqual({});
  expect(store.getState().done).toEqual([]);
  fireEvent.click(look);
  expect(includedIn(store.getState())).toEqual({});
});

it("draws the page without it once the dialog is gone", async () => {
  const store = await draw(1);
  fireEvent.click(screen.getByRole("button", { name: onPage }));
  cleanup();
  expect(store.getState().tried).toBeNull();
});
