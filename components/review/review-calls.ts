import type { calls } from "#lib/api/calls/index.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import type { Result } from "#lib/api/errors.ts";
import type { Comment } from "#lib/api/schemas/feedback.ts";
import type { Page } from "#lib/api/schemas/list.ts";
import { callGateway } from "#lib/client/call-gateway.ts";
import type { Review, ReviewEntity } from "#lib/domain/review/rules.ts";

type Cms = typeof calls.cms;

/** What the island asks the gateway; loaded when somebody writes or wants to read on. */
export const reviewCalls = {
  list: (
    entity: ReviewEntity,
    entityId: number,
    page: number,
    limit: number,
  ): Promise<Result<Page<Comment>>> =>
    callGateway<Cms["commentFilterStandard"]>(endpoints.cms.commentFilterStandard, {
      input: { entity, entityId, page, limit },
    }),

  /** Writes a review, or changes the one of this id. Answers whether it is shown at once. */
  send: (
    entity: ReviewEntity,
    entityId: number,
    { rating, body }: Review,
    id: number | null,
  ): Promise<Result<{ published: boolean }>> => {
    const input = {
      entity,
      entityId,
      ...(rating > 0 && { rating }),
      ...((body.trim() !== "" || id !== null) && { body: body.trim() }),
    };
    return id === null
      ? callGateway<Cms["commentCreate"]>(endpoints.cms.commentCreate, { input })
      : callGateway<Cms["commentUpdate"]>(endpoints.cms.commentUpdate, { input, params: { id } });
  },
};
