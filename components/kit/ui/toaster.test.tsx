// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dropToasts, nameToastClose, showToast } from "./toast.ts";

const MESSAGE = "Please select shipping method before proceeding";
const error = (message = MESSAGE) => act(() => showToast({ tone: "error", message }));
const alerts = () => [...document.querySelectorAll("[role=alert]")].map((box) => box.textContent);
const toaster = () => document.querySelector("[data-toaster] > div") as HTMLElement;
const card = () => screen.getByRole("alert").parentElement as HTMLElement;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** The browser's report of a mouse over the toasts. */
const mouse = (screenX: number, screenY = 9, pointerType = "mouse") =>
  fireEvent.pointerMove(toaster(), { pointerType, screenX, screenY });
/** The places of an element, which jsdom does not lay out. */
const lay = (element: Element, left: number, top: number, width = 300, height = 50) => {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
};

/** Ends with no toast left over: the next test begins with an empty toaster. */
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await import("./toaster.tsx");
  vi.useFakeTimers();
  return () => {
    for (const button of document.querySelectorAll<HTMLElement>("[data-toaster] button"))
      act(() => button.click());
    vi.useRealTimers();
  };
});

describe("a toast leaves after its time", () => {
  it("with the mouse where the last tap was, which never moves nor leaves", async () => {
    await error();
    fireEvent.pointerEnter(toaster(), { pointerType: "mouse" });
    mouse(40);
    mouse(40);
    await wait(3_100);
    expect(alerts()).toEqual([]);
  });

  it("with a finger on it", async () => {
    await error();
    mouse(40, 9, "touch");
    mouse(60, 9, "touch");
    await wait(3_100);
    expect(alerts()).toEqual([]);
  });

  it("later, once a mouse that moved over it has left", async () => {
    await error();
    mouse(40);
    mouse(41);
    await wait(10_000);
    expect(alerts()).toEqual([MESSAGE]);
    fireEvent.pointerLeave(toaster());
    await wait(3_100);
    expect(alerts()).toEqual([]);
  });

  it("at last, with a mouse that stays", async () => {
    await error();
    mouse(40);
    mouse(41);
    await wait(19_000);
    expect(alerts()).toEqual([MESSAGE]);
    await wait(1_500);
    mouse(42);
    mouse(43);
    await wait(3_100);
    expect(alerts()).toEqual([]);
  });
});

describe("a toast is put away", () => {
  it("by its button, in the page's language", async () => {
    nameToastClose("Meldung ausblenden");
    await error();
    fireEvent.click(screen.getByRole("button", { name: "Meldung ausblenden" }));
    expect(alerts()).toEqual([]);
  });

  it.each([
    ["to the side", 80, []],
    ["to the other side", -80, []],
    ["not far enough", 30, [MESSAGE]],
  ])("by a swipe %s", async (_, by, left) => {
    await error();
    const at = (clientX: number) => ({ pointerType: "touch", clientX });
    fireEvent.pointerDown(card(), at(100));
    fireEvent.pointerMove(card(), at(100 + by));
    fireEvent.pointerUp(card(), at(100 + by));
    expect(alerts()).toEqual(left);
  });

  it("when the shopper goes on, unless it answers the last press", async () => {
    await error("Of the step before");
    fireEvent.keyDown(document.body, { key: "Enter" });
    await error("Of the last press");
    await act(async () => dropToasts());
    expect(alerts()).toEqual(["Of the last press"]);
  });
});

it("shows the last three of many, and the same message once", async () => {
  for (const message of ["One", "Two", "Three", "Three", "Four"]) await error(message);
  expect(alerts().toSorted()).toEqual(["Four", "Three", "Two"]);
});

describe("toasts keep clear of buttons", () => {
  it.each([
    ["below the header", 700, "top"],
    ["at the foot of the window where a button is below the header", 90, "bottom"],
  ])("%s", async (_, buttonTop, place) => {
    document.body.insertAdjacentHTML("beforeend", '<button class="next">Next</button>');
    const button = document.querySelector(".next") as HTMLElement;
    lay(button, 20, buttonTop);
    lay(toaster(), 10, 68);
    await error();
    expect(toaster().className).toContain(place === "top" ? "top-(--toast-top" : "bottom-(--toast");
    button.remove();
  });

  it("and move when one is scrolled below them", async () => {
    document.body.insertAdjacentHTML("beforeend", '<a class="is-button next" href="/">Next</a>');
    const button = document.querySelector(".next") as HTMLElement;
    lay(button, 20, 300);
    lay(toaster(), 10, 68);
    await error();
    expect(toaster().className).toContain("top-(--toast-top");
    lay(button, 20, 80);
    fireEvent.scroll(window);
    expect(toaster().className).toContain("bottom-(--toast-clear");
    button.remove();
  });
});
