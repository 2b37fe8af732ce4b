"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { translated } from "#components/kit/messages/translations.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { useUser } from "#components/shop/auth/use-user.ts";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import {
  type ReviewEntity,
  type ReviewRules,
  summariseCounts,
} from "#lib/shop/domain/review/rules.ts";
import { invitedOrder } from "#lib/web/i18n/review-address.ts";
import { readDraft } from "#stores/drafts.ts";
import { RatingFilter } from "./rating-filter.tsx";
import { ReviewForm } from "./review-form.tsx";
import { ReviewItem } from "./review-item.tsx";
import { REVIEWS_SHOWN, type ShownReview } from "./shown-review.ts";
import { useReviews } from "./use-reviews.ts";

export interface ReviewBoardProps {
  readonly entity: ReviewEntity;
  readonly id: number;
  readonly rules: ReviewRules;
  /** Whether reviews can be written here. */
  readonly isOpen: boolean;
  readonly first: readonly ShownReview[];
  readonly total: number;
  readonly mediaUrl: string;
  /** The order and the stars of the list can be chosen, and pictures sent: the backend offers it (`commentLists`). */
  readonly lists?: { readonly counts: Readonly<Record<string, number>> | null } | undefined;
  /** Null if the site has none. */
  readonly captcha: Captcha | null;
}

/** How many of the newest reviews are searched for the shopper's own one. */
const OWN_AMONG = 100;

/** The list of reviews, with the form to write one behind a button. Nothing is loaded until the visitor opens it. */
export const ReviewBoard = translated(function ReviewBoard({
  entity,
  id,
  rules,
  isOpen,
  first,
  total,
  mediaUrl,
  lists,
  captcha,
}: ReviewBoardProps) {
  const t = useTranslations("review");
  const { user } = useUser();
  const mayEdit = rules.canEdit && isOpen && user !== null;
  const seeksOwn = isOpen && user !== null && (rules.canEdit || rules.onePerUser);
  const reviews = useReviews({
    entity,
    id,
    first,
    total,
    counts: lists?.counts ?? null,
    mediaUrl,
    ownAmong: seeksOwn ? (rules.onePerUser ? OWN_AMONG : REVIEWS_SHOWN) : 0,
  });
  const { form, edited, setEdited, isWriting, orderId, write } = useOpenForm(entity, id);
  const own = rules.onePerUser && !isWriting ? reviews.own : null;
  const edit = (item: ShownReview) =>
    mayEdit ? (
      <button type="button" className="text-link min-h-6" onClick={() => setEdited(item)}>
        {t("edit")}
      </button>
    ) : null;

  return (
    <div className="flex min-w-0 flex-col gap-8">
      {lists && (first.length > 0 || reviews.view.rating !== null) ? (
        <RatingFilter
          view={reviews.view}
          summary={summariseCounts(reviews.counts, rules.stars)}
          onChange={reviews.show}
        />
      ) : null}
      {reviews.items.length === 0 && reviews.view.rating === null && (
        <p className="text-muted">{t(`empty.${entity}`)}</p>
      )}
      <ReviewList
        items={reviews.items}
        isLoading={reviews.state === "loading"}
        stars={rules.stars}
        actionOf={(item) => (item.isOwn && own === null ? edit(item) : null)}
      />
      {reviews.state === "failed" && <Notice tone="danger">{t("failed")}</Notice>}
      {reviews.hasMore && (
        <p className="noscript:hidden">
          <Button variant="secondary" loading={reviews.state === "loading"} onClick={reviews.more}>
            {t("more")}
          </Button>
        </p>
      )}
      <div ref={form} className="empty:hidden noscript:hidden">
        {isOpen ? footer() : <Notice tone="info">{t("fault.commentingDisabled")}</Notice>}
      </div>
    </div>
  );

  function footer() {
    if (own && !edited)
      return (
        <div className="flex max-w-[46rem] flex-col gap-2 rounded-lg border border-line bg-surface p-5">
          <h3 className="text-h3">{t(`own.${entity}`)}</h3>
          <ReviewItem item={own} stars={rules.stars} action={edit(own)} />
        </div>
      );
    if (!isWriting && !edited)
      return (
        <Button variant="secondary" onClick={write}>
          {t(`write.${entity}`)}
        </Button>
      );
    return (
      <ReviewForm
        key={edited?.id ?? 0}
        entity={entity}
        id={id}
        rules={rules}
        captcha={captcha}
        edited={edited}
        isGuest={user === null}
        takesPhotos={lists !== undefined && entity === "product"}
        orderId={orderId}
        onSent={() => {
          setEdited(null);
          return reviews.again();
        }}
      />
    );
  }
});

/** Which form is open: for a new review, for a change of an earlier one, or none. */
function useOpenForm(entity: ReviewEntity, id: number) {
  const [edited, setEdited] = useState<ShownReview | null>(null);
  const [isWriting, setWriting] = useState(false);
  const [orderId, setOrderId] = useState<number | undefined>();
  const form = useRef<HTMLDivElement>(null);
  // The form is shown at once if a draft exists, or if the shopper was invited to write a review.
  useLayoutEffect(() => {
    const invited = invitedOrder(window.location.search);
    if (entity === "product" && invited !== null) setOrderId(invited);
    if (readDraft(`review-${entity}-${id}`) || (entity === "product" && invited !== null))
      setWriting(true);
  }, [entity, id]);
  // Changing a review renders a new form, which can take the focus only afterwards.
  useEffect(() => {
    if (edited) form.current?.querySelector("textarea")?.focus();
  }, [edited]);
  const write = () => {
    flushSync(() => setWriting(true));
    form.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  };
  return { form, edited, setEdited, isWriting, orderId, write };
}

interface ReviewListProps {
  readonly items: readonly ShownReview[];
  readonly isLoading: boolean;
  readonly stars: number;
  /** The button below a review. */
  readonly actionOf: (item: ShownReview) => ReactNode;
}

const ReviewList = ({ items, isLoading, stars, actionOf }: ReviewListProps) => (
  <ul
    aria-busy={isLoading || undefined}
    className="flex flex-col divide-y divide-line empty:hidden"
  >
    {items.map((item) => (
      <li key={item.id} className="flex flex-col gap-2 py-5 first:pt-0">
        <ReviewItem item={item} stars={stars} action={actionOf(item)} />
      </li>
    ))}
  </ul>
);
