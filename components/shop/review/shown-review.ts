import { formatDate } from "#lib/base/utils/date.ts";
import type { Comment } from "#lib/shop/api/schemas/feedback.ts";
import { type Image, toImage } from "#lib/shop/media/to-image.ts";

/** A review, or a comment on a post, as it is shown. */
export interface ShownReview {
  readonly id: number;
  readonly rating: number | null;
  /** Plain text. */
  readonly body: string;
  readonly author: string;
  /** Whether the visitor wrote it. Always false on the cached page. */
  readonly isOwn: boolean;
  /** Formatted in the page's language and the site's time zone, "" if it is unknown. */
  readonly date: string;
  /** Whether the author has bought the product. Left out if unknown, because reviews are sent to browsers. */
  readonly isVerified?: true;
  readonly images?: readonly Image[];
}

const MOST_IMAGES = 10;

/** Reviews shown at first, and added by each `more`. */
export const REVIEWS_SHOWN = 10;

export const toShownReview = (
  { id, rating, body, author, isOwn, createdAt, isVerified, images }: Comment,
  { locale, timeZone, mediaUrl }: { locale: string; timeZone: string; mediaUrl: string },
): ShownReview => {
  const shown = images.slice(0, MOST_IMAGES).flatMap((one) => toImage(one, mediaUrl) ?? []);
  return {
    id,
    rating,
    body,
    author,
    isOwn,
    date: formatDate(createdAt, locale, timeZone),
    ...(isVerified && { isVerified }),
    ...(shown.length > 0 && { images: shown }),
  };
};
