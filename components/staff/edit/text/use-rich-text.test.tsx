// @vitest-environment jsdom
import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { expect, it, vi } from "vitest";
import { allowRichText } from "#tests/dom/rich-text.ts";
import { useRichText } from "./use-rich-text.ts";

const { rehearse, toolbarLoaded, RichToolbar } = vi.hoisted(() => ({
  rehearse: vi.fn(),
  toolbarLoaded: vi.fn(),
  RichToolbar: () => null,
}));
vi.mock("./rich-text.ts", () => ({
  rehearse,
  lostMarkup: () => [],
  openRichText: () => ({ editor: { view: {} }, takeSelection() {}, close() {} }),
}));
vi.mock("./rich-toolbar.tsx", () => {
  toolbarLoaded();
  return { RichToolbar };
});

let rich: ReturnType<typeof useRichText>;
function Field() {
  const ref = useRef<HTMLDivElement>(null);
  rich = useRichText(ref, {
    label: "Text",
    describedBy: "hint",
    mediaUrl: "",
    value: () => "",
    onChange: () => {},
    onClosed: () => {},
    onNoEditor: () => {},
    onLeftOut: () => {},
    onWaiting: () => {},
    onReplayed: () => {},
  });
  return <div ref={ref} />;
}

it("prepares the editor once, in the idle time of a page with many texts, before one is entered", async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  render(["a", "b", "c"].map((key) => <Field key={key} />));
  expect(idle).toHaveLength(1);
  expect(toolbarLoaded).not.toHaveBeenCalled();
  idle.shift()?.();
  await vi.waitFor(() => expect(toolbarLoaded).toHaveBeenCalledOnce());
  // Downloaded: to try it out waits for idle time too.
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  expect(rehearse).not.toHaveBeenCalled();
  idle.shift()?.();
  expect(rehearse).toHaveBeenCalledOnce();
});

it("has the toolbar there with the editor, so that none of its drawing falls among the first keys", async () => {
  render(<Field />);
  await act(() => rich.open());
  expect(rich.editor).not.toBeNull();
  expect(rich.Toolbar).toBe(RichToolbar);
  act(() => void rich.leave());
  expect(rich.Toolbar).toBeNull();
});

it("tries out a key: the character is in the element, and the editor reads it from there", async () => {
  const { rehearse: tryOut } =
    await vi.importActual<typeof import("./rich-text.ts")>("./rich-text.ts");
  allowRichText();
  expect(await tryOut()).toBe("<p>akey</p>");
});

it("tries the editor out without a trace on the page, and leaves the focus and the selection alone", async () => {
  const { rehearse: tryOut } =
    await vi.importActual<typeof import("./rich-text.ts")>("./rich-text.ts");
  allowRichText();
  document.body.innerHTML = "<input value='abc'>";
  const [field] = document.getElementsByTagName("input");
  field?.focus();
  field?.setSelectionRange(1, 2);
  const before = document.documentElement.outerHTML;
  await tryOut();
  expect(document.documentElement.outerHTML).toBe(before);
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([1, 2]);
});
