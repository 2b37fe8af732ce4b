import { describe, expect, it } from "vitest";
import { SHELL } from "./definitions.ts";
import { definitionFor, definitionNamed, definitionOf } from "./find-definition.ts";

describe("the definition of a section", () => {
  it("is that of its handler for what is on every page, else that of its component", () => {
    const about = { component: "cards" };
    expect(definitionFor({ handler: "footer-section", about })).toBe(SHELL["footer-section"]);
    expect(definitionFor({ handler: "page-section:home", about })).toBe(definitionNamed("cards"));
    expect(definitionOf({ handler: "footer-section", options: {} })).toBe(SHELL["footer-section"]);
    expect(definitionOf({ options: { component: "cards" } })).toBe(definitionNamed("cards"));
  });

  it.each(["toString", "constructor", "__proto__"])("is none of JavaScript's own: %s", (name) => {
    expect(definitionFor({ handler: name, about: { component: name } })).toBeNull();
    expect(definitionOf({ handler: name, options: { component: name } })).toBeNull();
  });
});
