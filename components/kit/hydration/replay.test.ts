// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LATE_FILES, LATE_SCRIPTS } from "#lib/web/security/late-scripts.ts";
import { replay } from "./replay.ts";

const FORM = `<form><input name="quantity" value="1"><button>Add</button></form>`;
const sent = vi.fn();

const get = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const quantity = () => get<HTMLInputElement>("input");
const type = (value: string) => fireEvent.input(quantity(), { target: { value } });
const press = () => fireEvent.click(get("button"));
/** Replaces all elements by new ones, as React does. */
const drawAnew = (markup = FORM) => {
  document.body.innerHTML = markup;
};
const hydrate = () => document.dispatchEvent(new CustomEvent("hydrated", { detail: replay }));
const takeOver = () => {
  globalThis.__drawn = {
    controls: [...document.querySelectorAll<HTMLElement>("form, input, button")],
    focused: document.activeElement,
    putBack: () => {},
  };
};
const note = (event: Event) => {
  event.preventDefault();
  sent(quantity().value);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestAnimationFrame", () => 0);
  document.body.innerHTML = FORM;
  document.body.addEventListener("submit", note);
  const script = document.createElement("script");
  script.setAttribute(LATE_FILES, "");
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  new Function(LATE_SCRIPTS)();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  document.body.removeEventListener("submit", note);
  globalThis.__drawn = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sent.mockReset();
});

/** All that waits for nobody but the machine; less than a wait for parts that are drawn late. */
const settle = async () => {
  await import("./carry-over.ts");
  await vi.advanceTimersByTimeAsync(100);
};

describe("a press before React answers", () => {
  it("is done on the new elements where a late island replaces its markup between two actions", async () => {
    takeOver();
    const [field, form] = [quantity(), get("form")];
    type("3");
    press();
    field.addEventListener("change", () => {
      const live = form.cloneNode(true) as HTMLFormElement;
      form.replaceWith(live);
      quantity().value = field.value;
    });
    hydrate();
    await settle();
    expect(sent.mock.calls).toEqual([["3"]]);
  });

  it("is the same as an impatient one on the page that is drawn again, with the typed quantity", async () => {
    takeOver();
    type("3");
    press();
    drawAnew();
    hydrate();
    expect(quantity().value).toBe("1");
    expect(press(), "held").toBe(false);
    expect(sent).not.toHaveBeenCalled();
    await settle();
    expect(sent.mock.calls).toEqual([["3"]]);
  });

  it("isn't done on a page that shows other values, and one that is made there is done at once", async () => {
    takeOver();
    type("3");
    press();
    drawAnew(FORM.replace("<button>", '<input name="quantity" value="1"><button>'));
    hydrate();
    await settle();
    expect(sent).not.toHaveBeenCalled();
    press();
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.mock.calls).toEqual([["1"]]);
  });

  it("adds what was typed last, before or after the page was drawn again", async () => {
    takeOver();
    type("3");
    press();
    drawAnew();
    hydrate();
    type("5");
    await settle();
    expect(sent.mock.calls).toEqual([["5"]]);
  });

  it("holds nothing once all is done", async () => {
    takeOver();
    press();
    hydrate();
    await settle();
    press();
    press();
    expect(sent).toHaveBeenCalledTimes(3);
  });
});

it("a field that had the focus has it on a page that is drawn again, before anything is typed", async () => {
  quantity().focus();
  quantity().select();
  takeOver();
  drawAnew();
  expect(document.activeElement).toBe(document.body);
  hydrate();
  await settle();
  const { selectionStart, selectionEnd } = quantity();
  expect(document.activeElement).toBe(quantity());
  expect([selectionStart, selectionEnd]).toEqual([0, 1]);
});
