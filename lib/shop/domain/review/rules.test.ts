import { describe, expect, it } from "vitest";
import { toApiError } from "#lib/shop/api/errors.ts";
import { reviewFault, reviewMistakes, summarise, takesRating, toReviewRules } from "./rules.ts";

const rules = (own: Record<string, unknown> = {}) => toReviewRules(new Map(Object.entries(own)));

describe("toReviewRules", () => {
  it("reads texts and real booleans, the first source before the second", () => {
    const read = toReviewRules(
      new Map<string, unknown>([["OneUserOneComment", "false"]]),
      new Map<string, unknown>([
        ["OneUserOneComment", true],
        ["RequireAdminPublishing", true],
        ["NumberOfStars", "7"],
      ]),
    );
    expect(read).toMatchObject({ onePerUser: false, publishing: true, stars: 7, onBlog: true });
  });

  it("uses five stars when the number is not usable", () => {
    for (const stars of [undefined, "", "0", "x", 99])
      expect(rules({ NumberOfStars: stars }).stars).toBe(5);
  });
});

describe("reviewMistakes", () => {
  const nothing = { rating: 0, body: " " };
  it("requires what the site's options require", () => {
    expect(reviewMistakes(nothing, rules({ RequireRatingForComment: true }), true)).toEqual({
      rating: "ratingRequired",
    });
    expect(
      reviewMistakes({ rating: 4, body: "" }, rules({ RequireCommentForRating: true }), true),
    ).toEqual({ body: "commentRequired" });
    expect(reviewMistakes({ rating: 4, body: "" }, rules(), true)).toEqual({});
  });

  it("never accepts an empty review or one that is too long", () => {
    expect(reviewMistakes(nothing, rules(), true)).toEqual({ body: "commentRequired" });
    expect(reviewMistakes(nothing, rules(), false)).toEqual({ body: "commentRequired" });
    expect(reviewMistakes({ rating: 1, body: "x".repeat(5001) }, rules(), true)).toEqual({
      body: "tooLong",
    });
  });

  it("shows stars for posts only when a comment requires a rating", () => {
    expect(takesRating("post", rules())).toBe(false);
    expect(takesRating("post", rules({ RequireRatingForComment: true }))).toBe(true);
    expect(takesRating("product", rules())).toBe(true);
  });
});

describe("reviewFault", () => {
  it.each([
    [403, "Only one review per user.", false, "onePerUser"],
    [403, "You are not allowed to edit this comment.", true, "notAllowedToEdit"],
    [422, "Comments cannot be edited.", true, "notAllowedToEdit"],
    [403, "Commenting is disabled.", false, "commentingDisabled"],
    [422, "Please log in.", false, "loggedOnly"],
    [400, "Rating is required.", false, "ratingRequired"],
    [422, "Comment is required.", false, "commentRequired"],
    [401, "", false, "loggedOnly"],
    [403, "", true, "notAllowedToEdit"],
    [403, "", false, "commentingDisabled"],
    [429, "once", false, null],
    [500, "one", false, null],
  ])("reads %i %s", (status, message, isEdit, fault) => {
    const attempt = { entity: "product", isEdit, rules: rules() } as const;
    expect(reviewFault(toApiError(status, message), attempt)).toBe(fault);
  });

  it.each([
    [
      "Već ste ocijenili ovaj proizvod.",
      "product",
      false,
      { OneUserOneComment: true },
      "onePerUser",
    ],
    ["Nije dopušteno.", "post", false, { CanCommentOnBlog: false }, "commentingDisabled"],
    ["Nije dopušteno.", "product", true, { UserCanEditComment: true }, "notAllowedToEdit"],
    ["", "product", false, {}, "commentingDisabled"],
    // Words that only look like a fault, and reasons of the backend's own, stay the backend's.
    ["One of your words is not allowed.", "product", false, {}, null],
    ["Please update your profile first.", "product", false, {}, null],
    ["Račun je blokiran.", "product", false, {}, null],
  ] as const)("reads 403 %j of a %s by the site's rules", (message, entity, isEdit, options, fault) => {
    const attempt = { entity, isEdit, rules: rules(options) };
    expect(reviewFault(toApiError(403, message), attempt)).toBe(fault);
  });

  it("reads a conflict as a second review", () => {
    const attempt = { entity: "product", isEdit: false, rules: rules() } as const;
    expect(reviewFault(toApiError(409, "Conflict"), attempt)).toBe("onePerUser");
  });
});

describe("summarise", () => {
  it("counts the reviews per number of stars, highest first", () => {
    expect(summarise([5, 4, 4, null, 9], 5)).toEqual({
      average: 4.5,
      count: 4,
      distribution: [
        { stars: 5, count: 2 },
        { stars: 4, count: 2 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 0 },
      ],
    });
    expect(summarise([null, 0], 5)).toBeNull();
  });
});
