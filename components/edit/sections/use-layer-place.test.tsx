// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useLayerPlace } from "./use-layer-place.ts";

it("has the tools at the lower end where they would hide a text as they come, and moves them no more while nothing is in use", () => {
  document.body.innerHTML = `
    <main>
      <section data-edit-section="1"><h2 data-edit="1:meta.title" contenteditable="true">A</h2></section>
      <section data-edit-section="2"><p>B</p></section>
    </main>
    <div id="layer"><div><div data-tools="1"></div></div></div>`;
  const laidOut = Object.assign([new DOMRect()], { item: () => null });
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue(laidOut);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function at(
    this: Element,
  ) {
    if (this.matches("[data-tools]")) return new DOMRect(0, 60, 390, 66);
    return this.matches("[contenteditable]") ? new DOMRect(16, 90, 350, 40) : new DOMRect();
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
  const isLow = () => layer.current?.firstElementChild?.hasAttribute("data-low");
  const { rerender } = renderHook(({ id }) => useLayerPlace(layer, id), {
    initialProps: { id: 1 },
  });
  expect(isLow()).toBe(true);
  document.querySelector("h2")?.remove();
  document.dispatchEvent(new Event("scroll"));
  expect(isLow()).toBe(true);
  rerender({ id: 2 });
  expect(isLow()).toBe(false);
});
