import { describe, expect, it, vi } from "vitest";
import { linkMeta } from "#lib/shop/api/schemas/content-schema.ts";
import { linkLabel, resolveHref, resolveLink } from "./link.ts";

const where = { locale: "en", defaultLocale: "hr" };
const href = (link: Record<string, unknown>) => resolveLink(linkMeta.parse(link), where).href;

describe("resolveLink", () => {
  it.each([
    [{ type: "post", post: { id: 1, slug: "news" } }, "/en/news"],
    [{ type: "page", page: { slug: "about/us" } }, "/en/about/us"],
    [{ type: "product", product: { slug: "racket" } }, "/en/product/racket"],
    [{ type: "service", service: { slug: "lesson" } }, "/en/product/lesson"],
    [{ type: "category", category: { slug: "club" } }, "/en/blog/club"],
    [{ type: "category", blogCategory: { slug: "club" } }, "/en/blog/club"],
    [{ type: "category", category: { slug: "club/news" } }, "/en/blog/club/news"],
    [{ type: "tag", tag: { slug: "open" } }, "/en/blog/open"],
    [{ type: "productCategory", productCategory: { slug: "shoes" } }, "/en/shop/shoes"],
    [{ type: "event", event: { id: 17, slug: "x" } }, "/en/event/17"],
    [{ product: { slug: "racket" }, href: "/elsewhere" }, "/en/product/racket"],
    [{ href: "/shop" }, "/shop"],
    [{ type: "post", href: "/fallback" }, "/fallback"],
    [{ type: "post" }, "#"],
    [{ type: "post", post: { slug: "news" }, formattedPath: "//evil.example" }, "/en/news"],
  ])("%j leads to %s", (link, expected) => {
    expect(href(link)).toBe(expected);
  });

  it("leads to a file of the library, else to its address", () => {
    const link = { type: "media", media: { id: 4, path: "/m/a.pdf", title: "Prices" }, href: "/b" };
    const files = { ...where, mediaUrl: "https://media.test/files" };
    const read = linkMeta.parse(link);
    const target = { href: "https://media.test/files/m/a.pdf", external: true, newTab: true };
    expect(resolveLink(read, files)).toEqual(target);
    expect(resolveLink(linkMeta.parse({ media: link.media }), files)).toEqual(target);
    expect(linkLabel(read)).toBe("Prices");
    expect(resolveLink(read, where).href).toBe("/b");
    const script = { ...link, media: { id: 4, path: "javascript:alert(1)" }, href: "" };
    expect(resolveLink(linkMeta.parse(script), files).href).toBe("#");
  });

  it("opens external links in a new tab, and others on request", () => {
    expect(
      resolveLink(linkMeta.parse({ type: "external", href: "https://a.example" }), where),
    ).toEqual({
      href: "https://a.example",
      external: true,
      newTab: true,
    });
    expect(resolveLink(linkMeta.parse({ type: "external", href: "a.example/x" }), where).href).toBe(
      "https://a.example/x",
    );
    expect(
      resolveLink(linkMeta.parse({ page: { slug: "about" }, hrefNewTab: true }), where),
    ).toMatchObject({ external: false, newTab: true });
    expect(resolveLink(linkMeta.parse({ href: "/a", target: "_blank" }), where).newTab).toBe(true);
  });

  it.each([
    ["nofollow sponsored", "nofollow sponsored"],
    ["NoFollow, UGC nofollow", "nofollow ugc"],
    ["opener stylesheet x", undefined],
    ["", undefined],
  ])("says of its target what the editor said: %j", (rel, expected) => {
    expect(resolveLink(linkMeta.parse({ href: "/a", rel }), where).rel).toBe(expected);
    const external = linkMeta.parse({ type: "external", href: "https://a.example", rel });
    expect(resolveLink(external, where).rel).toBe(expected);
  });

  it.each([
    [{ href: "https://shop.example/en/news?x=1#a" }, "/en/news?x=1#a", false],
    [{ type: "external", href: "http://shop.example" }, "/", false],
    [{ type: "external", href: "SHOP.example/a" }, "/a", false],
    [{ href: "https://shop.example/a", hrefNewTab: true }, "/a", true],
    [{ type: "page", href: "https://shop.example/a" }, "/a", false],
  ])("%j is a path of the own host", (link, href, newTab) => {
    const target = resolveLink(linkMeta.parse(link), { ...where, ownHost: "shop.example" });
    expect(target).toEqual({ href, external: false, newTab });
  });

  it.each([
    "https://www.shop.example/",
    "https://shop.example.evil.example/",
    "https://shop.example:8443/",
    "https://shop.example@evil.example/",
    "https://a:b@shop.example/",
    "https://shop.example//evil.example/x",
  ])("%s is not", (href) => {
    const target = resolveLink(linkMeta.parse({ href }), { ...where, ownHost: "shop.example" });
    expect(target).toEqual({ href, external: true, newTab: true });
  });

  it("logs an unknown type and links to the homepage", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(href({ type: "wormhole" })).toBe("/en");
    expect(log).toHaveBeenCalledOnce();
  });

  it("leads nowhere without a link", () => {
    expect(resolveLink(null, where)).toEqual({ href: "#", external: false, newTab: false });
  });
});

describe("resolveHref", () => {
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:x",
    "java\nscript:x",
    "\u0001javascript:x",
    " javascript:x",
    "data:text/html,x",
    "vbscript:x",
    "file:///x",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil",
    "/\t/evil.example",
    "https://",
    "",
  ])("refuses %j", (raw) => {
    expect(resolveHref(raw).href).toBe("#");
  });

  it.each([
    "mailto:a@b.example",
    "tel:+3851",
    "sms:+3851",
    "geo:45.8,15.9",
    "/shop?page=2",
    "#top",
    "?sort=3",
    "http://a.example/x",
  ])("passes %s", (raw) => {
    expect(resolveHref(raw).href).toBe(raw);
  });

  it("reads a bare name as a path of the site", () => {
    expect(resolveHref("about").href).toBe("/about");
  });
});
