import { formatDate } from "#lib/base/utils/date.ts";
import type { Comment } from "#lib/shop/api/schemas/feedback.ts";

/** A review, or a comment on a post, as it is shown. */
export interface ShownReview {
  readonly id: number;
  readonly rating: number | null;
  /** Plain text. */
  readonly body: string;
  readonly author: string;
  /** The visitor wrote it. Always false on the page that is cached for everybody. */
  readonly isOwn: boolean;
  /** Formatted in the page's language and the site's time zone, "" if it is unknown. */
  readonly date: string;
}

/** Reviews shown at first, and added by each `more`. */
export const REVIEWS_SHOWN = 10;

export const toShownReview = (
  { id, rating, body, author, isOwn, createdAt }: Comment,
  { locale, timeZone }: { locale: string; timeZone: string },
): ShownReview => ({
  id,
  rating,
  body,
  author,
  isOwn,
  date: formatDate(createdAt, locale, timeZone),
});
