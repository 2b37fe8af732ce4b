import { expect, it } from "vitest";
import { post } from "#lib/shop/api/schemas/content-schema.ts";
import { definitionOf } from "#lib/shop/domain/sections/find-definition.ts";
import {
  elementIdOfPost,
  elementOfPost,
  postIdOf,
  postKindOf,
  slugOfHandler,
} from "./post-element.ts";

it("never mistakes a post for the element of the same number", () => {
  expect(postIdOf(12)).toBeNull();
  expect(postIdOf(-12)).toBeNull();
  expect(postIdOf(elementIdOfPost(12))).toBe(12);
  expect(Number.isSafeInteger(elementIdOfPost(2 ** 50))).toBe(true);
});

it.each([
  "page-section:home",
  "master-section",
  "header-section",
  "cart-section",
  "post:",
  "",
])("takes the handler %j for an element's", (handler) => {
  expect(postKindOf(handler)).toBeNull();
  expect(slugOfHandler(handler)).toBe("");
});

it("reads the slug of a post, colons and all", () => {
  expect(slugOfHandler("post:a:b/c")).toBe("a:b/c");
});

it("has the texts of a post as slots, and none where its address is too long to be named", () => {
  const found = post.parse({ id: 3, slug: "s", title: "T", excerpt: "E", body: "<p>B</p>" });
  const element = elementOfPost(found, "post");
  expect(element.meta).toMatchObject({ title: "T", excerpt: "E", body: "<p>B</p>", media: null });
  expect(definitionOf(element)?.name).toBe("post");
  const long = elementOfPost({ ...found, slug: "s".repeat(300) }, "page");
  expect(definitionOf(long)).toBeNull();
});
