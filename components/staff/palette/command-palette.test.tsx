// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { allowDialogs } from "#tests/factories/edit-page.tsx";
import type { CommandGroup } from "./command.ts";
import { CommandPalette } from "./command-palette.tsx";
import { typeAhead } from "./typed-ahead.ts";
import { usePaletteKey } from "./use-palette-key.ts";

const ran = vi.fn();
const onClose = vi.fn();
const command = (label: string, detail?: string) => ({
  id: label,
  label,
  ...(detail !== undefined && { detail }),
  run: () => ran(label),
});
const GROUPS: readonly CommandGroup[] = [
  { name: "Actions", commands: [command("Publish"), command("Übersicht")] },
  { name: "Sections", commands: [command("Hero", "First")] },
];

beforeAll(allowDialogs);
beforeEach(() => {
  ran.mockReset();
  onClose.mockReset();
});

const show = (find: (typed: string) => Promise<readonly CommandGroup[] | null> = async () => []) =>
  render(
    <CommandPalette
      label="Find anything"
      hint="Search"
      groups={GROUPS}
      find={find}
      status={(state, count) => `${state} ${count}`}
      onClose={onClose}
    />,
  );
const field = () => screen.getByRole("combobox", { name: "Search" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;
const press = (key: string) => fireEvent.keyDown(field(), { key });

it("goes through its commands by the arrow keys, says which one is chosen, and runs it once it is closed", async () => {
  show();
  expect(options()).toEqual(["Publish", "Übersicht", "HeroFirst"]);
  expect(screen.getByRole("group", { name: "Sections" }).textContent).toContain("Hero");
  expect(active()).toBe("Publish");
  press("ArrowUp");
  expect(active()).toBe("HeroFirst");
  press("ArrowDown");
  press("ArrowDown");
  expect(active()).toBe("Übersicht");
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Übersicht");
  press("Enter");
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(ran).not.toHaveBeenCalled();
  await waitFor(() => expect(ran.mock.calls).toEqual([["Übersicht"]]));
});

it("leaves the keys of a composed word to it, also the Enter that Safari reports after its end", () => {
  show();
  for (const taken of [{ keyCode: 229 }, { keyCode: 13, isComposing: true }]) {
    fireEvent.keyDown(field(), { key: "ArrowDown", ...taken });
    fireEvent.keyDown(field(), { key: "Enter", ...taken });
  }
  expect(active()).toBe("Publish");
  expect(onClose).not.toHaveBeenCalled();
});

it("narrows by every word, whatever its marks and capitals, and says how many are left", () => {
  show();
  type("UBERSICHT");
  expect(options()).toEqual(["Übersicht"]);
  expect(screen.getByRole("status").textContent).toBe("searching 1");
  type("first hero");
  expect(options()).toEqual(["HeroFirst"]);
  type("nothing like it");
  expect(options()).toEqual([]);
  expect(field().getAttribute("aria-expanded")).toBe("false");
  press("Enter");
  expect(onClose).not.toHaveBeenCalled();
});

it("adds what the server finds for the last words, and leaves the answer to earlier ones", async () => {
  const answers = new Map<string, (groups: readonly CommandGroup[] | null) => void>();
  vi.useFakeTimers();
  show((typed) => new Promise((resolve) => void answers.set(typed, resolve)));
  type("he");
  await act(() => vi.runAllTimersAsync());
  type("hero");
  await act(() => vi.runAllTimersAsync());
  await act(async () => {
    answers.get("hero")?.([{ name: "Pages", commands: [command("Heroes")] }]);
    answers.get("he")?.([{ name: "Pages", commands: [command("Help")] }]);
    await vi.runAllTimersAsync();
  });
  expect(options()).toEqual(["HeroFirst", "Heroes"]);
  expect(screen.getByRole("status").textContent).toBe("found 2");
  type("hero x");
  await act(() => vi.runAllTimersAsync());
  await act(async () => {
    answers.get("hero x")?.(null);
    await vi.runAllTimersAsync();
  });
  expect(screen.getByRole("status").textContent).toBe("failed 0");
  vi.useRealTimers();
});

it("gives the focus back when it goes away, and closes by Escape and by a press beside it", () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, "close");
  const { unmount } = show();
  const dialog = screen.getByRole("dialog", { name: "Find anything" });
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  fireEvent.click(field());
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(2);
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
});

it("opens by its keys, unless a field has used them or the keys are others", () => {
  const open = vi.fn();
  function Page() {
    usePaletteKey(open);
    return <input aria-label="Text" onKeyDown={(event) => event.preventDefault()} />;
  }
  render(<Page />);
  fireEvent.keyDown(screen.getByLabelText("Text"), { key: "k", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "k" });
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true, shiftKey: true });
  expect(open).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, { key: "K", ctrlKey: true })).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: "\u0646", code: "KeyK", ctrlKey: true });
  expect(open).toHaveBeenCalledTimes(2);
});

it("takes Cmd on a Mac, where Ctrl+K deletes to the end of a line", () => {
  vi.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
  const open = vi.fn();
  function Page() {
    usePaletteKey(open);
    return null;
  }
  render(<Page />);
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  expect(open).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "k", metaKey: true });
  expect(open).toHaveBeenCalledTimes(1);
});

it("has what was typed while it was loaded, and the text that had the focus does not get it", () => {
  const Opener = () => {
    usePaletteKey(() => {});
    return null;
  };
  render(<Opener />);
  const keydown = (key: string, held = {}) => fireEvent.keyDown(document.body, { key, ...held });
  keydown("k", { ctrlKey: true, code: "KeyK" });
  // False: the browser does not type it.
  for (const key of ["h", "x", "Backspace", "e", "Enter"]) expect(keydown(key)).toBe(false);
  expect(keydown("Tab")).toBe(true);
  show();
  expect(field()).toHaveProperty("value", "he");
  expect(options()).toEqual(["HeroFirst"]);
  expect(keydown("r")).toBe(true);
});

it.each([
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["a press", () => fireEvent.pointerDown(document.body)],
])("gives the keys back after %s, and begins empty", (_, end) => {
  typeAhead();
  expect(fireEvent.keyDown(document.body, { key: "h" })).toBe(false);
  end();
  expect(fireEvent.keyDown(document.body, { key: "e" })).toBe(true);
  show();
  expect(field()).toHaveProperty("value", "");
});
