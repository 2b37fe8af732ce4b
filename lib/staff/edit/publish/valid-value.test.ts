import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { allowedAt } from "#lib/staff/edit/model/place.ts";
import { checkValue } from "./valid-value.ts";

const hero = definitionNamed("hero");
const check = (path: string, value: Json, stored?: Json) => {
  const allowed = hero && allowedAt(hero, path);
  if (!allowed) throw new Error(`${path} is not defined`);
  return "value" in checkValue(allowed, value, stored);
};

beforeEach(() => {
  vi.stubEnv("MEDIA_URL", "https://media.test/files");
  resetSettings();
});

describe("a picture of a place", () => {
  const picture = { id: 3, path: "a/b.jpg" };
  const isGood = (more: Record<string, Json>) => check("meta.image", { ...picture, ...more });

  it("has its own texts, focal point and poster", () => {
    expect(isGood({ description: "A court", caption: "Dawn", focal: { x: 0, y: 100 } })).toBe(true);
    expect(isGood({ focal: null, poster: { id: 4, path: "a/c.jpg" } })).toBe(true);
    expect(isGood({ poster: null })).toBe(true);
  });

  it.each([
    ["a focal point outside", { focal: { x: 101, y: 0 } }],
    ["a focal point in words", { focal: { x: "10", y: 0 } }],
    ["a focal point that is none", { focal: "centre" }],
    ["a long description", { description: "x".repeat(2_001) }],
    ["a caption that is no text", { caption: { a: 1 } }],
    ["a poster of another host", { poster: { id: 4, path: "https://elsewhere.test/p.jpg" } }],
    ["a poster above the library", { poster: "../../secret" }],
    ["a path that is a script", { path: "javascript:alert(1)" }],
  ])("is refused with %s", (_, more) => {
    expect(isGood(more as Record<string, Json>)).toBe(false);
  });
});

describe("a link", () => {
  it("leads to an entity by its id, slug and title", () => {
    expect(check("linkMeta.cta", { type: "page", page: { id: 2, slug: "a", title: "A" } })).toBe(
      true,
    );
    expect(check("linkMeta.cta", { type: "event", event: { id: "9", slug: null } })).toBe(true);
    const media = { id: 4, path: "m/a.pdf", title: "Prices" };
    expect(check("linkMeta.cta", { type: "media", media })).toBe(true);
  });

  it.each([
    ["a text for an entity", { page: "about" }],
    ["an id that is none", { page: { id: "x", slug: "a" } }],
    ["a long slug", { page: { id: 1, slug: "x".repeat(2_001) } }],
    ["a title that is no text", { page: { id: 1, title: ["a"] } }],
    ["an address that is a script", { href: "javascript:alert(1)" }],
    ["a file that is a script", { type: "media", media: { id: 4, path: "javascript:alert(1)" } }],
    ["a file of another host", { type: "media", media: { id: 4, path: "https://a.test/x.pdf" } }],
  ])("is refused with %s", (_, value) => {
    expect(check("linkMeta.cta", value as Json)).toBe(false);
  });
});
