import type { Result } from "#lib/shop/api/errors.ts";
import type { CommentPage } from "#lib/shop/api/schemas/feedback.ts";
import type {
  Review,
  ReviewEntity,
  ReviewExtras,
  ReviewOrder,
} from "#lib/shop/domain/review/rules.ts";
import { gateway } from "./gateway.ts";

/** The captcha fields of a call; empty if the site has no captcha. */
interface SolvedCaptcha {
  readonly recaptchaKey?: string;
  readonly recaptchaResponse?: string;
}

/** The part of a list that the visitor asked for; only what differs from the usual list is sent. */
export interface ReviewView {
  readonly sort: ReviewOrder;
  /** Only reviews with so many stars; null for all. */
  readonly rating: number | null;
}

/** The calls for reviews; loaded when a visitor writes a review or loads more. */
export const reviewCalls = {
  list: (
    entity: ReviewEntity,
    entityId: number,
    page: number,
    limit: number,
    view?: ReviewView,
  ): Promise<Result<CommentPage>> =>
    gateway.cms.comment.filterStandard({
      input: {
        entity,
        entityId,
        page,
        limit,
        ...(view && view.sort !== "newest" && { sort: view.sort }),
        ...(view && view.rating !== null && { rating: view.rating }),
      },
    }),

  /** Writes a review, or changes the one with this id. Returns whether it is published at once. */
  send: (
    entity: ReviewEntity,
    entityId: number,
    { rating, body, images, orderId }: Review & ReviewExtras,
    id: number | null,
    solved: SolvedCaptcha = {},
  ): Promise<Result<{ published: boolean }>> => {
    const input = {
      ...solved,
      entity,
      entityId,
      ...(rating > 0 && { rating }),
      ...((body.trim() !== "" || id !== null) && { body: body.trim() }),
    };
    return id === null
      ? gateway.cms.comment.create({
          input: {
            ...input,
            ...(images && images.length > 0 && { images: [...images] }),
            ...(orderId !== undefined && { orderId }),
          },
        })
      : gateway.cms.comment.update({ input, params: { id } });
  },
};
