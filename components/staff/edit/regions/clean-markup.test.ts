// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { sanitize } from "#lib/web/security/sanitize.ts";
import { TEXTS_OF_OTHERS } from "#tests/factories/texts-of-others.ts";
import { cleanMarkup } from "./clean-markup.ts";
import { inert } from "./serialised.ts";

/** Attributes that the server adds only for the page. */
const ADDED = ["loading", "decoding", "tabindex", "target", "rel"];

/** The markup with its attributes in one order, and without what is added for the page. */
function asRead(html: string): string {
  const template = inert(html);
  for (const element of template.content.querySelectorAll("*")) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes.toSorted())
      if (!ADDED.includes(name)) element.setAttribute(name, value);
  }
  return template.innerHTML;
}

describe("the server's sanitiser and the editor's make the same of", () => {
  it.each(TEXTS_OF_OTHERS)("%s", (_, html, shown) => {
    const server = sanitize(html);
    const editor = cleanMarkup(html, "https://m.example");
    expect(asRead(server)).toBe(asRead(shown));
    expect(asRead(editor)).toBe(asRead(shown));
    expect(asRead(sanitize(server))).toBe(asRead(shown));
    expect(asRead(cleanMarkup(editor, "https://m.example"))).toBe(asRead(shown));
  });
});

it("gives no element of a draft an id or a name that the page could take for its own", () => {
  const hostile =
    '<p id="main">a</p><a id="cookie" name="body">b</a><template><p id="forms">c</p></template>' +
    '<svg id="links"><a id="images">d</a></svg><img name="scripts" src="https://m.example/a.png">';
  for (const html of [sanitize(hostile), cleanMarkup(hostile, "https://m.example")]) {
    const elements = [...inert(html).content.querySelectorAll("*")];
    for (const { id } of elements) expect(id).toMatch(/^$|^user-content-/);
    for (const element of elements)
      if (element.hasAttribute("name")) expect(element.nodeName).toBe("A");
  }
});
