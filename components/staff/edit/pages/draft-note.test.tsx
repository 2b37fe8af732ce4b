// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import en from "#messages/en.json";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { DraftNote } from "./draft-note.tsx";

const { isDraft, tab } = en.edit.pages;

it("says that a page is a draft, and leads to its settings", async () => {
  const store = await drawInEditor(<DraftNote />, "hero");
  expect(screen.getByText(isDraft)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: tab.settings }));
  expect(store.getState().dialog).toEqual({ name: "newPage", isSettings: true });
});

it("offers no settings without the right to change them", async () => {
  await drawInEditor(<DraftNote />, "hero", {}, ["cms.element"]);
  expect(screen.getByText(isDraft)).toBeTruthy();
  expect(screen.queryByRole("button", { name: tab.settings })).toBeNull();
});
