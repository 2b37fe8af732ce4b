"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { translated } from "#components/kit/messages/translations.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Stars } from "#components/kit/ui/stars.tsx";
import { useUser } from "#components/shop/auth/use-user.ts";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import type { ReviewEntity, ReviewRules } from "#lib/shop/domain/review/rules.ts";
import { ReviewForm } from "./review-form.tsx";
import type { ShownReview } from "./shown-review.ts";
import { useReviews } from "./use-reviews.ts";

export interface ReviewBoardProps {
  readonly entity: ReviewEntity;
  readonly id: number;
  readonly rules: ReviewRules;
  /** Whether reviews can be written here. */
  readonly isOpen: boolean;
  readonly first: readonly ShownReview[];
  readonly total: number;
  /** Null if the site has none. */
  readonly captcha: Captcha | null;
}

/** The list of reviews and the form to write one. Nothing is fetched until the visitor asks for it. */
export const ReviewBoard = translated(function ReviewBoard({
  entity,
  id,
  rules,
  isOpen,
  first,
  total,
  captcha,
}: ReviewBoardProps) {
  const t = useTranslations("review");
  const { user } = useUser();
  const canEdit = rules.canEdit && isOpen && user !== null;
  const reviews = useReviews({ entity, id, first, total, marksOwn: canEdit });
  const [edited, setEdited] = useState<ShownReview | null>(null);
  const form = useRef<HTMLDivElement>(null);
  // Changing a review renders a new form, which can take the focus only afterwards.
  useEffect(() => {
    if (edited) form.current?.querySelector("textarea")?.focus();
  }, [edited]);

  return (
    <div className="flex min-w-0 flex-col gap-8">
      {reviews.items.length === 0 && <p className="text-muted">{t(`empty.${entity}`)}</p>}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {reviews.items.map((item) => (
          <li key={item.id} className="flex flex-col gap-2 py-5 first:pt-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
              {item.rating ? (
                <Stars
                  value={item.rating}
                  of={rules.stars}
                  label={t("given", { rating: item.rating, stars: rules.stars })}
                />
              ) : null}
              <span dir="auto" className="font-semibold text-ink">
                {item.author || t("somebody")}
              </span>
              {item.date && <span>{item.date}</span>}
              {canEdit && item.isOwn && (
                <button type="button" className="text-link min-h-6" onClick={() => setEdited(item)}>
                  {t("edit")}
                </button>
              )}
            </p>
            {item.body && (
              <p dir="auto" className="max-w-[68ch] whitespace-pre-line wrap-anywhere">
                {item.body}
              </p>
            )}
          </li>
        ))}
      </ul>
      {reviews.state === "failed" && <Notice tone="danger">{t("failed")}</Notice>}
      {reviews.hasMore && (
        <p className="noscript:hidden">
          <Button variant="secondary" loading={reviews.state === "loading"} onClick={reviews.more}>
            {t("more")}
          </Button>
        </p>
      )}
      <div ref={form} className="empty:hidden noscript:hidden">
        {isOpen ? (
          <ReviewForm
            key={edited?.id ?? 0}
            entity={entity}
            id={id}
            rules={rules}
            captcha={captcha}
            edited={edited}
            onSent={() => {
              setEdited(null);
              return reviews.again();
            }}
          />
        ) : (
          <Notice tone="info">{t("fault.commentingDisabled")}</Notice>
        )}
      </div>
    </div>
  );
});
