// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { useRef } from "react";
import { expect, it, vi } from "vitest";
import { useRichText } from "./use-rich-text.ts";

const { lostMarkup } = vi.hoisted(() => ({ lostMarkup: vi.fn(() => []) }));
vi.mock("./rich-text.ts", () => ({ lostMarkup }));

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
  // Downloaded: what it costs to read the first text waits for idle time too.
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  expect(lostMarkup).not.toHaveBeenCalled();
  idle.shift()?.();
  expect(lostMarkup).toHaveBeenCalledOnce();
});
