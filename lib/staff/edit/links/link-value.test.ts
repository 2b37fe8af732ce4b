import { describe, expect, it } from "vitest";
import { linkMeta } from "#lib/shop/api/schemas/content-schema.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { resolveLink } from "#lib/web/i18n/link.ts";
import type { LinkChoice } from "./link-types.ts";
import {
  checkedTarget,
  entityOf,
  filePathOf,
  hasRel,
  leadsSomewhere,
  opensNewTab,
  readTargetKey,
  targetKey,
  withAddress,
  withFile,
  withNewTab,
  withRel,
  withTarget,
} from "./link-value.ts";

const WHERE = { locale: "en", defaultLocale: "en" };
const RACKET: LinkChoice = {
  type: "product",
  id: 7,
  slug: "racket",
  title: "Racket",
  address: "/product/racket",
};
const hrefOf = (value: unknown) => resolveLink(linkMeta.parse(value), WHERE).href;

describe("a link's target", () => {
  it("is replaced whole, and the name, the tab and unknown fields stay", () => {
    const old = { name: "Book", type: "page", page: { id: 1, slug: "a" }, target: "_blank", x: 1 };
    const link = withTarget(old, RACKET);
    expect(link).toEqual({
      name: "Book",
      target: "_blank",
      x: 1,
      type: "product",
      product: { id: 7, slug: "racket", title: "Racket" },
      formattedPath: "/product/racket",
    });
    expect(hrefOf(link)).toBe("/product/racket");
    expect(hrefOf(withAddress(link, "/about"))).toBe("/about");
    expect(hrefOf(withAddress(link, "https://example.com/a"))).toBe("https://example.com/a");
    expect(entityOf(withAddress(link, "/about"))).toBeNull();
  });

  it("is known by its type, else by the entity that is set; a service is a product", () => {
    expect(entityOf({ productCategory: { slug: "shoes", title: "Shoes" } })).toMatchObject({
      type: "productCategory",
      id: null,
      title: "Shoes",
    });
    expect(checkedTarget({ type: "service", service: { id: "3", slug: "stringing" } })).toEqual({
      type: "product",
      slug: "stringing",
    });
    expect(checkedTarget({ type: "category", blogCategory: { slug: "news" } })).toEqual({
      type: "category",
      slug: "news",
    });
    expect(checkedTarget({ type: "event", event: { id: 9, slug: "open-day" } })?.slug).toBe("9");
    const others: (Json | undefined)[] = [
      undefined,
      null,
      "/a",
      { href: "/a" },
      { type: "x", x: { slug: "a" } },
    ];
    for (const none of others) expect(checkedTarget(none)).toBeNull();
  });

  it("is a file of the library, which a later target replaces", () => {
    const file = { id: 4, path: "m/a.pdf", title: "Prices" };
    const address = "https://media.test/m/a.pdf";
    const link = withFile(
      { name: "Prices", href: "/old" },
      { ...file, address, name: "", isPrivate: false },
    );
    expect(link).toEqual({ name: "Prices", type: "media", media: file, formattedPath: address });
    expect([filePathOf(link), leadsSomewhere(link), entityOf(link)]).toEqual([
      "m/a.pdf",
      true,
      null,
    ]);
    expect(filePathOf(withTarget(link, RACKET))).toBeNull();
    expect(filePathOf({ ...link, type: "external" })).toBeNull();
  });

  it("survives as a text", () => {
    const target = { type: "page", slug: "about:us/team" } as const;
    expect(readTargetKey(targetKey(target))).toEqual(target);
    expect(readTargetKey("nothing:x")).toBeNull();
  });

  it("is missing where a link leads nowhere", () => {
    const nowhere: (Json | undefined)[] = [undefined, "", {}, { href: " " }, { name: "A" }];
    const somewhere: Json[] = ["/a", { href: "tel:1" }, withTarget(undefined, RACKET)];
    expect(nowhere.some(leadsSomewhere)).toBe(false);
    expect(somewhere.every(leadsSomewhere)).toBe(true);
  });
});

it("opens in a new tab by either field, and says it in both", () => {
  expect(opensNewTab({ hrefNewTab: "true" })).toBe(true);
  expect(opensNewTab({ target: "_blank" })).toBe(true);
  expect(opensNewTab(withNewTab({ target: "_blank", hrefNewTab: 1 }, false))).toBe(false);
});

it("says word by word what search engines are told, and keeps other words", () => {
  const link = withRel({ rel: "noopener  nofollow" }, "sponsored", true);
  expect(link.rel).toBe("noopener nofollow sponsored");
  expect(hasRel(link, "nofollow")).toBe(true);
  expect(withRel(link, "nofollow", false).rel).toBe("noopener sponsored");
});
