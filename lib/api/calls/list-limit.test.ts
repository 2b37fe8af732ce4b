import { expect, it } from "vitest";
import { calls } from "./index.ts";

it.each([
  ["products", calls.product.web.filter, {}, 200],
  ["comments", calls.cms.comment.filterStandard, { entity: "product", entityId: 1 }, 100],
  ["pictures of a hashtag", calls.cms.socialGetters.getIgByHashtags, { hashtags: ["a"] }, 100],
])("%s: no page is longer than is read at once", (_, call, rest, most) => {
  const isTaken = (limit: number) => call.input.safeParse({ ...rest, limit }).success;
  expect([isTaken(most), isTaken(most + 1), isTaken(9999)]).toEqual([true, false, false]);
});

it("the ids of a wishlist come in one page", () => {
  expect(calls.cms.wishlist.filter.input.safeParse({ limit: 9999 }).success).toBe(true);
});
