// @vitest-environment jsdom
import { expect, it } from "vitest";
import { withoutHandlers } from "./without-handlers.ts";

const read = (html: string) => new DOMParser().parseFromString(html, "text/html").documentElement;
const handlers = (html: string) =>
  [...read(html).querySelectorAll("*")].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith("on")),
  );

it.each([
  `<body onload="document.forms[0].submit()"><form></form></body>`,
  `<form ONSUBMIT='x(">")' id=a><input onclick = y() disabled></form>`,
  `<img src=x onerror="window.x=1">`,
  `<svg/onload=alert(1)>`,
  `<input name="a"\n\tonfocus\n=\n"x()" autofocus>`,
])("removes the event handlers from %s and nothing else", (html) => {
  expect(handlers(html)).not.toEqual([]);
  expect(handlers(withoutHandlers(html))).toEqual([]);
  const others = (text: string) =>
    [...read(text).querySelectorAll("*")].map((element) => [
      element.tagName,
      element
        .getAttributeNames()
        .filter((name) => !name.startsWith("on"))
        .map((name) => [name, element.getAttribute(name)]),
    ]);
  expect(others(withoutHandlers(html))).toEqual(others(html));
});

it.each([
  `<input name="once" value="a onload=b() c">`,
  `<input value=' onclick="x()" ' data-on="1">`,
  "plain words onload=x() and 1 < 2 onclick=y()",
])("does not change %s", (html) => expect(withoutHandlers(html)).toBe(html));

it("removes the addresses that a browser would report as the document's base", () => {
  const html = `<BASE href="/a/"><p>Words</p><base/href='/b/'><baseline-mark>x</baseline-mark>`;
  expect(withoutHandlers(html)).toBe("<p>Words</p><baseline-mark>x</baseline-mark>");
});
