import { describe, expect, it } from "vitest";
import { parseTextPath } from "./paths.ts";

describe("parseTextPath", () => {
  it.each([
    ["meta.title", { part: null, keys: ["meta", "title"] }],
    ["mobileMeta.text", { part: null, keys: ["mobileMeta", "text"] }],
    ["parts.12.meta.title", { part: 12, keys: ["meta", "title"] }],
    ["linkMeta.cta.name", { part: null, keys: ["linkMeta", "cta", "name"] }],
    ["parts.0.linkMeta.link.name", { part: 0, keys: ["linkMeta", "link", "name"] }],
  ])("reads %s", (path, expected) => {
    expect(parseTextPath(path)).toEqual(expected);
  });

  it.each([
    "",
    "meta",
    "meta.",
    "options.component",
    "mobileOptions.hidden",
    "handler",
    "id",
    "language_code",
    "meta.image.path",
    "linkMeta.cta.href",
    "linkMeta.cta",
    "parts.0",
    "parts.0.parts.0.meta.title",
    "parts.-1.meta.title",
    "parts.1e3.meta.title",
    "parts.9999.meta.title",
    "meta.__proto__",
    "__proto__.meta",
    "meta.constructor",
    "linkMeta.prototype.name",
    "meta.title\n",
    "meta.ti tle",
    `meta.${"x".repeat(65)}`,
  ])("refuses %j", (path) => {
    expect(parseTextPath(path)).toBeNull();
  });
});
