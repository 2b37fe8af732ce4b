// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import en from "#messages/en.json";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { BarTools } from "./bar-tools.tsx";
import { PlaceNotes } from "./place-notes.tsx";

const { at } = vi.hoisted(() => ({ at: { path: "/" } }));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);
vi.mock("next/navigation", () => ({ usePathname: () => at.path, useRouter: () => ({}) }));

const { rights } = en.edit;

it("without the right to sections their tools say why they do not open", async () => {
  const store = await drawInEditor(<BarTools exit={() => {}} />, "hero", {}, ["cms.post"]);
  for (const name of [en.edit.sections.title, en.edit.history.title]) {
    const tool = screen.getByRole("button", { name });
    expect(tool.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(tool);
    expect(store.getState().dialog).toBeNull();
    expect(store.getState().announcement.text).toBe(rights.noSections);
  }
  fireEvent.click(screen.getByRole("button", { name: en.edit.pages.open }));
  expect(store.getState().dialog).toEqual({ name: "newPage" });
});

it("with the right they open", async () => {
  const store = await drawInEditor(<BarTools exit={() => {}} />, "hero");
  fireEvent.click(screen.getByRole("button", { name: en.edit.sections.title }));
  expect(store.getState().dialog).toEqual({ name: "sections" });
});

it("says what the account may change, and leads to the settings of a page", async () => {
  at.path = "/blog/winter";
  const store = await drawInEditor(<PlaceNotes announce={() => {}} />, "hero", {}, [
    "cms.post",
    "cms.media",
  ]);
  const text = rights.readOnly.replace("{scopes}", `${rights.scope.post}, ${rights.scope.media}`);
  await waitFor(() => expect(screen.getByText(text)).toBeDefined());
  fireEvent.click(screen.getByRole("button", { name: en.edit.pages.tab.settings }));
  expect(store.getState().dialog).toEqual({ name: "newPage", isSettings: true });
});
