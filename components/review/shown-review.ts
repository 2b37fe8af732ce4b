import type { Comment } from "#lib/api/schemas/feedback.ts";
import { formatDate } from "#lib/utils/date.ts";

/** A review, or a comment on a post, as it is shown. */
export interface ShownReview {
  readonly id: number;
  readonly rating: number | null;
  /** Plain text. */
  readonly body: string;
  readonly author: string;
  readonly userId: number | null;
  /** Formatted in the page's language and the site's time zone, "" where it is unknown. */
  readonly date: string;
}

/** Reviews shown at first, and added by each `more`. */
export const REVIEWS_SHOWN = 10;

export const toShownReview = (
  { id, rating, body, author, userId, createdAt }: Comment,
  { locale, timeZone }: { locale: string; timeZone: string },
): ShownReview => ({
  id,
  rating,
  body,
  author,
  userId,
  date: formatDate(createdAt, locale, timeZone),
});
