// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { carriedOver } from "./carry-over.ts";
import type { Kept } from "./replay.ts";

const FORM = `
  <form action="/add">
    <input name="quantity" value="1"><input type="hidden" name="product" value="7">
    <input type="checkbox" name="gift" value="yes"><input type="radio" name="size" value="s">
    <input type="radio" name="size" value="m">
    <select name="colour"><option>red</option><option>blue</option></select>
    <textarea name="note"></textarea><button>Add</button>
  </form>`;
const PAGE = `<header><input type="search" name="search"><a href="/shop">Shop</a></header><main>${FORM}</main>`;
const CONTROLS = "input, select, textarea, button, form, a[href]";

const get = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const quantity = () => get<HTMLInputElement>("[name=quantity]");
const controls = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)];
const draw = (markup: string) => {
  document.body.innerHTML = markup;
};
/** The carried-over actions, by the names of the new elements. */
const named = (kept: readonly Kept[]) =>
  kept.map(([element, ...rest]) => {
    expect(element.isConnected).toBe(true);
    return [element.getAttribute("name") ?? element.localName, ...rest];
  });

beforeEach(() => {
  vi.useFakeTimers();
  draw(PAGE);
});
afterEach(() => vi.useRealTimers());

describe("a page that is drawn again", () => {
  it("gets what was typed, ticked and chosen, noted or not, and then the press", async () => {
    const old = controls();
    const kept: Kept[] = [[get<HTMLInputElement>("[name=search]"), "racket"]];
    get<HTMLInputElement>("[name=search]").value = "racket";
    quantity().value = "3";
    get<HTMLInputElement>("[name=gift]").checked = true;
    get<HTMLInputElement>("[value=m]").checked = true;
    get<HTMLSelectElement>("select").value = "blue";
    get<HTMLTextAreaElement>("textarea").value = "Ring twice";
    kept.unshift([get("button"), null]);
    draw(PAGE);
    const carried = named(await carriedOver(kept, old));
    expect(carried).toEqual(
      expect.arrayContaining([
        ["search", "racket"],
        ["quantity", "3"],
        ["gift", "yes", true],
        ["size", "m", true],
        ["colour", "blue"],
        ["note", "Ring twice"],
      ]),
    );
    expect(carried.at(-1)).toEqual(["button", null]);
    expect(carried.flat()).not.toContain("product");
    expect(document.activeElement).not.toBe(document.body);
  });

  it("waits for parts that are drawn late", async () => {
    const old = controls();
    quantity().value = "3";
    const press: Kept = [get("button"), null];
    draw(PAGE.replace(FORM, ""));
    const carried = carriedOver([press], old);
    await vi.advanceTimersByTimeAsync(4_000);
    get("main").innerHTML = FORM;
    expect(named(await carried)).toEqual([
      ["quantity", "3"],
      ["button", null],
    ]);
  });

  it.each([
    ["is gone", PAGE.replace('<input name="quantity" value="1">', "")],
    ["has a twin", PAGE.replace("<textarea", '<input name="quantity" value="1"><textarea')],
  ])("does no press where a field %s: nothing is sent with other values", async (_, markup) => {
    const old = controls();
    quantity().value = "3";
    const press: Kept = [get("button"), null];
    draw(markup);
    const carried = carriedOver([press], old);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await carried).toEqual([]);
  });

  it("finds a button among others of its kind where a tool has put one of its own before them", async () => {
    const board = (id: string) =>
      `<header><button type="button">Menu</button></header><main><a href="/before">B</a>
        <button type="button">Sort</button><button type="button" id="${id}">Write</button>
        <a href="/after">A</a><button type="button">Consents</button></main>`;
    draw(board("old"));
    const old = controls();
    const kept: Kept[] = [[get("#old"), null]];
    draw(`<button type="button">A+</button>${board("new")}`);
    const carried = await carriedOver(kept, old);
    expect(carried).toEqual([[get("#new"), null]]);
  });

  it("presses none where it cannot tell which is meant", async () => {
    const board = (more: string) =>
      `<a href="/before">B</a><button type="button">Sort</button>${more}<button type="button" id="w">Write</button><a href="/after">A</a>`;
    draw(board(""));
    const old = controls();
    const kept: Kept[] = [[get("#w"), null]];
    draw(board('<button type="button">Theirs</button>'));
    const carrying = carriedOver(kept, old);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await carrying).toEqual([]);
  });

  it("leaves the focus where somebody has gone on typing", async () => {
    const old = controls();
    quantity().value = "3";
    draw(PAGE);
    get("textarea").focus();
    await carriedOver([], old);
    expect(document.activeElement).toBe(get("textarea"));
  });

  it("takes what has not changed for no word of a visitor's", async () => {
    const old = controls();
    draw(PAGE);
    expect(await carriedOver([], old)).toEqual([]);
  });
});

it("leaves elements alone that are still there", async () => {
  const kept: Kept[] = [
    [quantity(), "3"],
    [get("a"), null],
  ];
  expect(await carriedOver(kept, controls())).toEqual(kept);
});
