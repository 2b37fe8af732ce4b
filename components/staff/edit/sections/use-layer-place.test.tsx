// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useLayerPlace } from "./use-layer-place.ts";

/** The box of each element in the window; that of the tools by their position. */
function layOut(
  boxes: Readonly<Record<string, DOMRect>>,
  tools: Readonly<Record<string, DOMRect>>,
  first = 1,
) {
  const laidOut = Object.assign([new DOMRect()], { item: () => null });
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue(laidOut);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function at(
    this: Element,
  ) {
    if (this.matches("[data-tools]"))
      return tools[this.parentElement?.dataset.toolsAt ?? ""] ?? new DOMRect();
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
    initialProps: { id: first },
  });
  return {
    at: () => layer.current?.firstElementChild?.getAttribute("data-tools-at"),
    go: (id: number) => rerender({ id }),
  };
}

const textAt = (top: number) => new DOMRect(16, top, 350, 40);
const [ABOVE, INSIDE, BELOW] = [textAt(100), textAt(200), textAt(300)];
const TOOLS = {
  high: new DOMRect(0, 90, 390, 66),
  inside: new DOMRect(0, 190, 390, 66),
  low: new DOMRect(0, 290, 390, 66),
};
const LAYER = '<div id="layer"><div><div data-tools="1"></div></div></div>';

it("has the tools at the lower end where they would hide a text as they come, and moves them no more while nothing is in use", () => {
  document.body.innerHTML = `
    <main>
      <section data-edit-section="1"><h2 data-edit="1:meta.title" contenteditable="true">A</h2></section>
      <section data-edit-section="2"><p>B</p></section>
    </main>${LAYER}`;
  const tools = new DOMRect(0, 60, 390, 66);
  const { at, go } = layOut(
    { A: new DOMRect(16, 90, 350, 40) },
    { high: tools, inside: tools, low: tools },
  );
  expect(at()).toBe("low");
  document.querySelector("h2")?.remove();
  document.dispatchEvent(new Event("scroll"));
  expect(at()).toBe("low");
  go(2);
  expect(at()).toBe("high");
});

it.each([
  ["in it where nothing is", {}, "inside"],
  ["below it, where a text of the next one is", { Own: INSIDE, Next: BELOW }, "low"],
  ["above it, where a heading of the next one is below", { Own: INSIDE, Below: BELOW }, "high"],
  ["above it, where its own texts are everywhere else", { Own: INSIDE, Last: BELOW }, "high"],
])("has the tools that would cover the heading above %s", (_name, boxes, at) => {
  document.body.innerHTML = `
    <main>
      <section data-edit-section="2"><h2>Above</h2></section>
      <section data-edit-section="1">
        <h2 data-edit="1:meta.title" contenteditable="true">Own</h2>
        <p data-edit="1:meta.text" contenteditable="true">Last</p>
      </section>
      <section data-edit-section="3"><h2>Below</h2><p>Next</p></section>
    </main>${LAYER}`;
  expect(layOut({ Above: ABOVE, ...boxes }, TOOLS).at()).toBe(at);
});

it("leaves the empty texts of a new section to be pressed", () => {
  document.body.innerHTML = `
    <main>
      <section data-edit-section="-1">
        <h2 data-edit="-1:meta.title" data-edit-empty="" contenteditable="true"></h2>
      </section>
    </main>${LAYER}`;
  expect(layOut({ "": ABOVE }, TOOLS, -1).at()).toBe("inside");
});

it("covers two texts of a section rather than its headline", () => {
  document.body.innerHTML = `
    <main>
      <section data-edit-section="1">
        <h2><span data-edit="1:meta.title" contenteditable="true">Own</span></h2>
        <p data-edit="1:meta.text" contenteditable="true">Last</p>
        <p data-edit="1:meta.note" contenteditable="true">Note</p>
      </section>
    </main>${LAYER}`;
  const tools = { ...TOOLS, high: TOOLS.inside };
  expect(layOut({ Own: INSIDE, Last: BELOW, Note: BELOW }, tools).at()).toBe("low");
});
