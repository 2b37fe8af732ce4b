// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useRoom } from "./use-room.ts";

/** CSS pixels of each tool, and of the bar. */
const TOOL = 100;
let room = 0;
let resized: () => void;
/** CSS pixels that one tool has more than the others. */
let longer = 0;
/** Whose size is told. */
let observed: Set<Element>;

function Bar({ count }: { count: number }) {
  const row = useRef<HTMLDivElement>(null);
  const away = useRoom(row, count);
  return (
    <div data-testid="bar">
      <div popover="auto" />
      <div ref={row}>
        {Array.from({ length: count - away }, (_, place) => (
          <button key={String(place)} type="button">
            Tool
          </button>
        ))}
      </div>
    </div>
  );
}

const shown = () => screen.queryAllByRole("button").length;
const resize = (width: number) => {
  room = width;
  resized();
};
/** A step takes a frame. */
const shows = (count: number) => waitFor(() => expect(shown()).toBe(count));

beforeEach(() => {
  longer = 0;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: (entries: readonly ResizeObserverEntry[]) => void) {
        resized = () => callback([]);
        observed = new Set();
      }
      /** Reports observed elements at once, as browsers do. */
      observe(node: Element) {
        observed.add(node);
        queueMicrotask(() => resized());
      }
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, "clientWidth", "get").mockImplementation(() => room);
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockImplementation(() =>
    Math.max(room, shown() * TOOL + (shown() > 1 ? longer : 0)),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("shows as many tools as there is room for, before anything is seen", () => {
  room = 350;
  render(<Bar count={6} />);
  expect(shown()).toBe(3);
  expect(screen.getByTestId("bar").hasAttribute("data-measured")).toBe(true);
});

it("keeps the padding of the bar free, where a browser sees no overflow yet", () => {
  room = 350;
  vi.spyOn(window, "getComputedStyle").mockReturnValue({
    paddingInlineStart: "30px",
    paddingInlineEnd: "30px",
  } as CSSStyleDeclaration);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(30, 0, this.hasAttribute("popover") ? 900 : shown() * TOOL, 40);
  });
  render(<Bar count={6} />);
  expect(shown()).toBe(2);
});

it("follows the width of the bar", async () => {
  room = 1_000;
  render(<Bar count={6} />);
  expect(shown()).toBe(6);
  resize(480);
  await shows(4);
  resize(90);
  await shows(0);
  resize(300);
  await shows(3);
  resize(900);
  await shows(6);
});

it("makes room for a tool that learns longer words, by whose size alone it is told", async () => {
  room = 350;
  render(<Bar count={6} />);
  await act(async () => {});
  const [first] = screen.getAllByRole("button");
  longer = 100;
  if (first && observed.has(first)) resized();
  await shows(2);
});
