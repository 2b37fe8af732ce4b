// @vitest-environment jsdom
import { expect, it } from "vitest";
import { placeTools } from "./place-tools.ts";

/** An element of the page that is laid out there. */
function boxAt(rect: DOMRect, give: (element: HTMLElement) => void = () => {}): HTMLElement {
  const element = document.body.appendChild(document.createElement("div"));
  element.getBoundingClientRect = () => rect;
  give(element);
  return element;
}

it("keeps the buttons of a picture off the page's header and off the tools of its section", () => {
  const box = boxAt(new DOMRect(0, 0, 60, 40));
  // Its upper end is under the header.
  const picture = boxAt(new DOMRect(400, -100, 500, 600));
  placeTools(box, picture);
  expect(box.style.insetBlockStart).toBe("4px");
  boxAt(new DOMRect(0, 50, 1024, 80), (header) => header.classList.add("site-header"));
  placeTools(box, picture);
  expect(box.style.insetBlockStart).toBe("134px");
  boxAt(new DOMRect(600, 130, 400, 44), (tools) => tools.setAttribute("data-tools", "1"));
  placeTools(box, picture);
  expect(box.style.insetBlockStart).toBe("178px");
});
