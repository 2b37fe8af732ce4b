// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { hrefWithQuery, rememberLanguage } from "./language-links.tsx";

describe("hrefWithQuery", () => {
  it.each([
    ["/de/shop", "", "/de/shop"],
    ["/de/shop?sort=3", "", "/de/shop?sort=3"],
    ["/de/shop?sort=3", "?sort=4&page=2&color=9,10", "/de/shop?sort=4&color=9,10"],
    ["/de/product/x", "?size=4&cartItemId=77", "/de/product/x?size=4"],
    ["/de", "?editPage=true&renewed=1", "/de?editPage=true"],
    ["/de/search", "?search=%C5%BEica%20%26%20ra&page=3", "/de/search?search=%C5%BEica+%26+ra"],
    ["/de", "?next=//evil.example", "/de?next=%2F%2Fevil.example"],
  ])("%s with %s is %s", (href, search, carried) => {
    expect(hrefWithQuery(href, search)).toBe(carried);
  });
});

it("keeps the chosen language in a readable cookie", () => {
  rememberLanguage("hr");
  expect(document.cookie).toContain("locale=hr");
});
