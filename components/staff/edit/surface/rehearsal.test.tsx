// @vitest-environment jsdom
import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { Rehearsal } from "./rehearsal.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const idle: (() => void)[] = [];
/** The next moment in which the browser is idle. */
const rest = async () => {
  const work = await waitFor(() => idle.shift() ?? expect.fail("nothing waits for it"));
  act(work);
};

it("types a few keys where nobody sees them, and leaves nothing of it in the page or in its working copy", async () => {
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  const stages: HTMLElement[] = [];
  const create = document.createElement.bind(document);
  vi.spyOn(document, "createElement").mockImplementation((name: string) => {
    const made = create(name);
    if (name === "div") stages.push(made);
    return made;
  });
  const store = await drawInEditor(<Rehearsal />, "text");
  const before = document.body.innerHTML;
  const focused = document.activeElement;
  await rest();
  await rest();
  const stage = await waitFor(() => {
    const found = stages.find((one) => one.querySelector("[data-edit-dirty]"));
    return found ?? expect.fail("nothing was typed yet");
  });
  expect(stage.isConnected).toBe(false);
  expect(stage.querySelector("[data-edit]")?.textContent).toBe("key");
  await waitFor(() => expect(stage.textContent).toContain("1 unsaved change"));
  await rest();
  await waitFor(() => expect(stage.innerHTML).toBe(""));
  expect(document.body.innerHTML).toBe(before);
  expect(document.activeElement).toBe(focused);
  expect(store.getState().operations).toEqual({});
  expect(Object.keys(store.getState().regions)).toEqual([]);
});
