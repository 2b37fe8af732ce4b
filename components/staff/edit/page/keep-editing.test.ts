import { describe, expect, it } from "vitest";
import { keepEditing, leaveEditing } from "./keep-editing.ts";

const HERE = "http://localhost:3000/shop?editPage=true&page=2";

describe("keepEditing", () => {
  it.each([
    ["/cart", "/cart?editPage=true"],
    ["/shop?page=3#list", "/shop?page=3&editPage=true#list"],
    ["?page=4", "/shop?page=4&editPage=true"],
  ])("keeps edit mode for %s as %s", (href, expected) => {
    expect(keepEditing(href, HERE)).toBe(expected);
  });

  it.each([
    "https://elsewhere.example/shop",
    "mailto:a@b.c",
    "/admin",
    "/api/session/renew",
    "#main",
    "http://[",
  ])("does not change %s", (href) => {
    expect(keepEditing(href, HERE)).toBeNull();
  });
});

it("leaves edit mode on the same page", () => {
  expect(leaveEditing(HERE)).toBe("/shop?page=2");
});
