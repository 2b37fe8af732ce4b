// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { expect, it } from "vitest";
import { anAnswer } from "#tests/factories/edit-answer.ts";
import { drawInEditor, REGION } from "#tests/factories/edit-page.tsx";
import { useSectionNames } from "./use-section-names.ts";

it("names a section by its words of now: typed, published, taken away", async () => {
  const held: { of?: ReturnType<typeof useSectionNames>["of"] } = {};
  const Names = () => {
    held.of = useSectionNames().of;
    return null;
  };
  const meta = { title: "Your court by the river" };
  const store = await drawInEditor(<Names />, "hero", { id: 7, handler: REGION.handler, meta });
  const name = () => {
    const section = store.getState().sections[7];
    return section && held.of?.(section);
  };
  expect(name()).toBe("Hero “Your court by the river”");
  const place = { ...REGION, path: "meta.title", slot: "text" } as const;
  act(() => {
    store.getState().register({ ...place, stored: meta.title });
    store.getState().type("7:meta.title", "Winter hall");
  });
  expect(name()).toBe("Hero “Winter hall”");
  const sent = store.getState().operations;
  const saved = { address: "7:meta.title", status: "saved", stored: "Winter hall" } as const;
  act(() => store.getState().settle(sent, anAnswer([saved])));
  expect(name()).toBe("Hero “Winter hall”");
  act(() => void store.getState().undo());
  act(() => store.getState().type("7:meta.title", meta.title));
  expect(name()).toBe("Hero “Your court by the river”");
});
