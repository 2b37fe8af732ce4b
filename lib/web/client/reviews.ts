import type { Result } from "#lib/shop/api/errors.ts";
import type { Comment } from "#lib/shop/api/schemas/feedback.ts";
import type { Page } from "#lib/shop/api/schemas/list.ts";
import type { Review, ReviewEntity } from "#lib/shop/domain/review/rules.ts";
import { gateway } from "./gateway.ts";

/** The captcha fields of a call; empty if the site has no captcha. */
interface SolvedCaptcha {
  readonly recaptchaKey?: string;
  readonly recaptchaResponse?: string;
}

/** The calls for reviews; loaded when a visitor writes a review or loads more. */
export const reviewCalls = {
  list: (
    entity: ReviewEntity,
    entityId: number,
    page: number,
    limit: number,
  ): Promise<Result<Page<Comment>>> =>
    gateway.cms.comment.filterStandard({ input: { entity, entityId, page, limit } }),

  /** Writes a review, or changes the one with this id. Returns whether it is published at once. */
  send: (
    entity: ReviewEntity,
    entityId: number,
    { rating, body }: Review,
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
      ? gateway.cms.comment.create({ input })
      : gateway.cms.comment.update({ input, params: { id } });
  },
};
