// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { dropLeftHead } from "./drop-left-head.ts";

const page = (name: string) =>
  `<title>${name}</title><meta name="description" content="${name}"><link rel="canonical" href="/${name}"><link rel="alternate" hreflang="hr" href="/hr/${name}"><meta property="og:title" content="${name}">`;
const SHELL = '<meta charset="utf-8"><link rel="icon" href="/icon.png">';
const said = () => document.head.innerHTML;
/** As React does with what it has made. */
const take = (elements: Iterable<Element>) => {
  for (const element of elements) Object.assign(element, { __reactFiber$a: {} });
};

beforeEach(() => {
  document.head.innerHTML = page("shop") + page("racket") + SHELL;
});

it("of two pages in the head, the one stays that React has made", () => {
  take([...document.head.children].slice(0, 5));
  dropLeftHead();
  expect(said()).toBe(page("shop") + SHELL);
});

it("a head that React has not taken over yet stays as it is", () => {
  document.head.innerHTML = page("racket") + SHELL;
  dropLeftHead();
  expect(said()).toBe(page("racket") + SHELL);
});

it("nothing is removed where React marks nothing, or both are its own", () => {
  const both = said();
  dropLeftHead();
  expect(said()).toBe(both);
  take(document.head.children);
  dropLeftHead();
  expect(said()).toBe(both);
});
