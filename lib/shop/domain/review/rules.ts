/** A site's rules for reviews of products and comments on posts (docs/screens.md §2.17). */
export interface ReviewRules {
  readonly requireRating: boolean;
  readonly requireComment: boolean;
  readonly stars: number;
  readonly onBlog: boolean;
  /** Shown only once staff has published it. */
  readonly publishing: boolean;
  readonly onePerUser: boolean;
  readonly canEdit: boolean;
}

export type ReviewEntity = "product" | "post";

/** The longest review that is sent, in characters. */
export const REVIEW_LIMIT = 5000;
const DEFAULT_STARS = 5;
const MAX_STARS = 10;

/** The rules from named options; the first source that has an option decides. */
export function toReviewRules(...sources: readonly ReadonlyMap<string, unknown>[]): ReviewRules {
  const text = (key: string) =>
    String(sources.find((source) => source.get(key) != null)?.get(key) ?? "").toLowerCase();
  const flag = (key: string, fallback: boolean) =>
    text(key) === "" ? fallback : text(key) === "true" || text(key) === "1";
  const stars = Number(text("NumberOfStars"));
  return {
    requireRating: flag("RequireRatingForComment", false),
    requireComment: flag("RequireCommentForRating", false),
    stars: Number.isInteger(stars) && stars > 0 && stars <= MAX_STARS ? stars : DEFAULT_STARS,
    onBlog: flag("CanCommentOnBlog", true),
    publishing: flag("RequireAdminPublishing", false),
    onePerUser: flag("OneUserOneComment", false),
    canEdit: flag("UserCanEditComment", false),
  };
}

/** Whether stars can be given: always for products, for posts only if comments require them. */
export const takesRating = (entity: ReviewEntity, { requireRating }: ReviewRules): boolean =>
  entity === "product" || requireRating;

export interface Review {
  /** 0 = none given. */
  readonly rating: number;
  readonly body: string;
}

/** Uploaded pictures and the order of a new review, if the backend accepts them. */
export interface ReviewExtras {
  readonly images?: readonly { readonly id: number | string; readonly name: string }[];
  readonly orderId?: number;
}

/** The order of a list of reviews: by date, or by their stars. */
export const REVIEW_ORDERS = ["newest", "best", "worst"] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

type ReviewMistake = "ratingRequired" | "commentRequired" | "tooLong";
export type ReviewMistakes = { readonly [K in keyof Review]?: ReviewMistake };

/** The mistakes in a review (docs/screens.md §4.16); a review without stars and text is always refused. */
export function reviewMistakes(
  { rating, body }: Review,
  rules: ReviewRules,
  rated: boolean,
): ReviewMistakes {
  const text = body.trim();
  return {
    ...(rated && rules.requireRating && rating === 0 && { rating: "ratingRequired" as const }),
    ...(text === "" &&
      (!rated || rules.requireComment || (rating === 0 && !rules.requireRating)) && {
        body: "commentRequired" as const,
      }),
    ...(text.length > REVIEW_LIMIT && { body: "tooLong" as const }),
  };
}

type ReviewFault =
  | "onePerUser"
  | "notAllowedToEdit"
  | "commentingDisabled"
  | "ratingRequired"
  | "commentRequired"
  | "loggedOnly";

interface ReviewAttempt {
  readonly entity: ReviewEntity;
  /** The customer's own review is changed; otherwise a new one is written. */
  readonly isEdit: boolean;
  readonly rules: Pick<ReviewRules, "onBlog" | "onePerUser" | "canEdit">;
}

/**
 * The meaning of a backend's refusal; null if it isn't about reviews, and then the backend's message is shown. The
 * wording is not fixed and may be in any language (docs/contract.md §5.10), so status and the site's rules decide
 * first, and the wording only between the remaining cases.
 */
export function reviewFault(
  { status, message }: { readonly status: number; readonly message: string },
  { entity, isEdit, rules }: ReviewAttempt,
): ReviewFault | null {
  if (status === 401) return "loggedOnly";
  if (status < 400 || status >= 500 || status === 429) return null;
  if (entity === "post" && !rules.onBlog) return "commentingDisabled";
  if (isEdit && (status === 403 || !rules.canEdit)) return "notAllowedToEdit";
  if (status === 409 || (status === 403 && rules.onePerUser)) return "onePerUser";
  return faultInWords(message) ?? (status === 403 && message === "" ? "commentingDisabled" : null);
}

/** Whole phrases only: "one of these words" is not "one per person". */
function faultInWords(message: string): ReviewFault | null {
  if (/\blog(ged)? ?in\b/i.test(message)) return "loggedOnly";
  if (/\b(only (one|once)|already|one (review|comment|rating) per)\b/i.test(message))
    return "onePerUser";
  if (/\b(disabled|closed|not enabled|turned off)\b/i.test(message)) return "commentingDisabled";
  if (isMissing(message, /\b(rating|stars)\b/i)) return "ratingRequired";
  return isMissing(message, /\b(comment|body|text)\b/i) ? "commentRequired" : null;
}

/** Whether a message names a field as missing. */
function isMissing(message: string, field: RegExp): boolean {
  const at = message.search(field);
  return at !== -1 && /\b(required|missing|empty)/i.test(message.slice(at));
}

export interface RatingSummary {
  readonly average: number;
  readonly count: number;
  /** How often each number of stars was given, the most stars first. */
  readonly distribution: readonly { readonly stars: number; readonly count: number }[];
}

/** Average and distribution of the ratings; null without ratings. */
export function summarise(
  ratings: readonly (number | null)[],
  stars: number,
): RatingSummary | null {
  const given = ratings
    .filter((rating): rating is number => rating !== null && rating > 0)
    .map((rating) => Math.min(stars, Math.max(1, Math.round(rating))));
  if (given.length === 0) return null;
  return {
    average: given.reduce((sum, rating) => sum + rating, 0) / given.length,
    count: given.length,
    distribution: Array.from({ length: stars }, (_, index) => stars - index).map((place) => ({
      stars: place,
      count: given.filter((rating) => rating === place).length,
    })),
  };
}

/** The same from the backend's counts of all ratings, by the number of stars; null without ratings. */
export function summariseCounts(
  counts: Readonly<Record<string, number>> | null,
  stars: number,
): RatingSummary | null {
  if (counts === null) return null;
  const distribution = Array.from({ length: stars }, (_, index) => {
    const place = stars - index;
    return { stars: place, count: Math.max(0, Math.floor(counts[place] ?? 0)) };
  });
  const count = distribution.reduce((sum, row) => sum + row.count, 0);
  if (count === 0) return null;
  const given = distribution.reduce((sum, row) => sum + row.stars * row.count, 0);
  return { average: given / count, count, distribution };
}
