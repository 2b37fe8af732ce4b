// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { useRef } from "react";
import { expect, it, vi } from "vitest";
import { allowRichText } from "#tests/dom/rich-text.ts";
import { useRichText } from "./use-rich-text.ts";

const { rehearse } = vi.hoisted(() => ({ rehearse: vi.fn() }));
vi.mock("./rich-text.ts", () => ({ rehearse }));

function Field() {
  const ref = useRef<HTMLDivElement>(null);
  useRichText(ref, {
    label: "Text",
    describedBy: "hint",
    mediaUrl: "",
    value: () => "",
    onChange: () => {},
    onClosed: () => {},
    onNoEditor: () => {},
  });
  return <div ref={ref} />;
}

it("prepares the editor once, in the idle time of a page with many texts, before one is entered", async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  render(["a", "b", "c"].map((key) => <Field key={key} />));
  expect(idle).toHaveLength(1);
  idle.shift()?.();
  // Downloaded: to try it out waits for idle time too.
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  expect(rehearse).not.toHaveBeenCalled();
  idle.shift()?.();
  expect(rehearse).toHaveBeenCalledOnce();
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
  tryOut();
  expect(document.documentElement.outerHTML).toBe(before);
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([1, 2]);
});
