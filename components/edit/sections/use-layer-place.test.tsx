// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useLayerPlace } from "./use-layer-place.ts";

/** What each element takes of the window; the tools by where they stand. */
function layOut(boxes: Readonly<Record<string, DOMRect>>, tools: { high: DOMRect; low: DOMRect }) {
  const laidOut = Object.assign([new DOMRect()], { item: () => null });
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue(laidOut);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function at(
    this: Element,
  ) {
    if (this.matches("[data-tools]")) return this.closest("[data-low]") ? tools.low : tools.high;
    return boxes[this.textContent ?? ""] ?? new DOMRect();
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => {
    draw();
    return 0;
  });
  const layer = { current: document.getElementById("layer") };
  const { rerender } = renderHook(({ id }) => useLayerPlace(layer, id), {
    initialProps: { id: 1 },
  });
  return {
    isLow: () => layer.current?.firstElementChild?.hasAttribute("data-low"),
    go: (id: number) => rerender({ id }),
  };
}

const LAYER = '<div id="layer"><div><div data-tools="1"></div></div></div>';

it("has the tools at the lower end where they would hide a text as they come, and moves them no more while nothing is in use", () => {
  document.body.innerHTML = `
    <main>
      <section data-edit-section="1"><h2 data-edit="1:meta.title" contenteditable="true">A</h2></section>
      <section data-edit-section="2"><p>B</p></section>
    </main>${LAYER}`;
  const tools = new DOMRect(0, 60, 390, 66);
  const { isLow, go } = layOut({ A: new DOMRect(16, 90, 350, 40) }, { high: tools, low: tools });
  expect(isLow()).toBe(true);
  document.querySelector("h2")?.remove();
  document.dispatchEvent(new Event("scroll"));
  expect(isLow()).toBe(true);
  go(2);
  expect(isLow()).toBe(false);
});

it.each([
  ["nothing", {}, true],
  ["a text of the next section", { Next: new DOMRect(0, 210, 390, 40) }, true],
  ["a heading of the next section", { Below: new DOMRect(0, 210, 390, 40) }, false],
  ["its own last text", { Own: new DOMRect(0, 210, 390, 40) }, false],
])("has the tools below where they would cover the heading above, and there %s", (_name, boxes, isBelow) => {
  document.body.innerHTML = `
    <main>
      <section data-edit-section="2"><h2>Above</h2></section>
      <section data-edit-section="1"><p data-edit="1:meta.text" contenteditable="true">Own</p></section>
      <section data-edit-section="3"><h2>Below</h2><p>Next</p></section>
    </main>${LAYER}`;
  const { isLow } = layOut(
    { Above: new DOMRect(16, 90, 350, 40), ...boxes },
    { high: new DOMRect(0, 60, 390, 66), low: new DOMRect(0, 200, 390, 66) },
  );
  expect(isLow()).toBe(isBelow);
});
