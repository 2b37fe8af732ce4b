import type { ReviewEntity, ReviewRules } from "#lib/domain/review/rules.ts";

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

export interface ReviewBoardProps {
  readonly entity: ReviewEntity;
  readonly id: number;
  readonly rules: ReviewRules;
  /** Whether anything may be written here at all. */
  readonly isOpen: boolean;
  readonly first: readonly ShownReview[];
  readonly total: number;
}
