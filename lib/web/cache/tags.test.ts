import { describe, expect, it } from "vitest";
import { SOURCES, within } from "#tests/architecture/sources.ts";
import { isTagName, TAG_KINDS, tagOf, tagsOf } from "./tags.ts";

describe("tags", () => {
  it("belong to one site and fit into a comma-separated header", () => {
    expect(tagOf("a.example", "products")).toBe("a.example|products");
    expect(tagOf("a.example", "path:a,b/c")).toBe("a.example|path:a%2Cb%2Fc");
    expect(tagsOf("a.example", ["posts"])).toEqual(["a.example|site", "a.example|posts"]);
  });

  it("are known by their kind, with a key where the kind wants one", () => {
    expect(
      ["products", "product:racket", "handler:page-section:home"].filter(isTagName),
    ).toHaveLength(3);
    expect(["product", "products:1", "element:7", "toString:1", ""].filter(isTagName)).toEqual([]);
  });

  it("are each named by a read: a tag that no page depends on would expire nothing", () => {
    const reads = SOURCES.filter(({ file }) =>
      within(file, ["lib/web/data", "components/shop/consent"]),
    )
      .map(({ text }) => text)
      .join("\n");
    const unused = Object.entries(TAG_KINDS).filter(
      ([kind, keyed]) => !reads.includes(keyed === "one" ? `"${kind}"` : `\`${kind}:\${`),
    );
    expect(unused).toEqual([]);
  });
});
