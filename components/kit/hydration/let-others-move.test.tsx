// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { createPortal } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { letOthersMove } from "./let-others-move.ts";

/** The parts of a page in its body, one letter each; one of them may come by a portal. */
const Page = ({ parts, portal = "" }: { parts: string; portal?: string }) => (
  <>
    {[...parts].map((part) => (
      <div key={part}>{part}</div>
    ))}
    {portal ? createPortal(<div>{portal}</div>, document.body) : null}
  </>
);

let root: Root | undefined;
const show = (parts: string, portal = "") =>
  act(() => root?.render(<Page parts={parts} portal={portal} />));
const words = () => document.body.textContent;

/** Takes a child of the body into a box, as a toolbar does. */
function box(...letters: string[]): void {
  const around = document.createElement("section");
  const all = [...document.body.children].filter((one) => letters.includes(one.textContent ?? ""));
  all[0]?.before(around);
  around.append(...all);
}

beforeEach(() => {
  document.body.innerHTML = renderToString(<Page parts="abc" />);
  letOthersMove(document.body);
  act(() => {
    root = hydrateRoot(document.body, <Page parts="abc" />);
  });
});
afterEach(() => {
  act(() => root?.unmount());
  Reflect.deleteProperty(document.body, "insertBefore");
  Reflect.deleteProperty(document.body, "removeChild");
  document.body.replaceChildren();
});

it.each([["a"], ["b"], ["c"], ["a", "b", "c"]])("a page goes on where %s stood", (...moved) => {
  box(...moved);
  show("bc");
  expect(words()).toBe("bc");
  show("xbyc");
  expect(words()).toBe("xbyc");
  show("cb", "p");
  expect(words()).toContain("p");
  show("c");
  expect(words()).toBe("c");
});

it("a part that somebody has taken out of the page is not missed", () => {
  box("a");
  document.querySelector("section")?.remove();
  show("abcd");
  expect(words()).toBe("bcd");
});

it("what nobody has moved is put and taken as ever", () => {
  show("cxa", "p");
  expect(words()).toBe("cxap");
  show("");
  expect(words()).toBe("");
});
