/** A review as it is drawn. */
export interface ShownReview {
  readonly id: number;
  readonly rating: number | null;
  /** Plain text. */
  readonly body: string;
  readonly author: string;
  readonly userId: number | null;
  /** In words of the page's language, "" where it is unknown. */
  readonly date: string;
}

/** Reviews on a page of the list. */
export const REVIEWS_SHOWN = 10;
