// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { Dialogs } from "#components/staff/edit/chrome/dialogs.tsx";
import en from "#messages/en.json";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";

beforeAll(allowDialogs);

it("says with which keys a section is moved, as nothing on the page does", async () => {
  const store = await drawInEditor(<Dialogs announce={() => {}} publish={() => {}} />, "text");
  await act(async () => store.getState().open({ name: "help" }));
  const what = await screen.findByText(en.edit.help.key.move);
  const line = what.previousElementSibling;
  const keys = [...(line?.children ?? [])];
  expect(keys.map((key) => key.textContent)).toEqual(["Alt", "↑", "↓"]);
  // Arrows have no direction of their own, and would be before "Alt" in Arabic.
  expect(line?.getAttribute("dir")).toBe("ltr");
});
