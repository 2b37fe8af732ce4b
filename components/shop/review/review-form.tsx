"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useId, useRef } from "react";
import { useCaptcha } from "#components/kit/submission/use-captcha.ts";
import { Arrived } from "#components/kit/ui/arrived.tsx";
import { FieldError } from "#components/kit/ui/form/field-frame.tsx";
import { SubmitButton } from "#components/kit/ui/form/submit-button.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { REVIEW_LIMIT } from "#lib/shop/domain/review/rules.ts";
import { UPLOADS_PER_FORM } from "#lib/shop/media/upload-limits.ts";
import { RATING_NAME, type ReviewFormProps, useReview } from "./use-review.ts";

const ReviewPhotos = lazy(() =>
  import("./review-photos.tsx").then(({ ReviewPhotos }) => ({ default: ReviewPhotos })),
);

interface Props extends ReviewFormProps {
  /** Whether nobody is logged in, which the form says before anything is typed. */
  readonly isGuest: boolean;
  readonly takesPhotos: boolean;
}

/** The form below the reviews: stars, text and the button. A post has comments, a product reviews. */
export function ReviewForm(props: Props) {
  const { entity, rules, edited } = props;
  const t = useTranslations("review");
  const form = useRef<HTMLFormElement>(null);
  const { place, load } = useCaptcha(props.captcha);
  const state = useReview(props, form, place);
  const { review, change, submit, mistakes, isSending, outcome, rated } = state;

  return (
    <form
      ref={form}
      noValidate
      method="post"
      className="flex max-w-[46rem] flex-col gap-4 rounded-lg border border-line bg-surface p-5"
      onFocus={load}
      onSubmit={async (event) => {
        event.preventDefault();
        const wrong = await submit();
        if (wrong)
          form.current
            ?.querySelector<HTMLElement>(wrong === "rating" ? "input[type=radio]" : "textarea")
            ?.focus();
      }}
    >
      <h3 className="text-h3">{t(edited ? "editTitle" : `write.${entity}`)}</h3>
      {props.isGuest && <p className="text-small text-muted">{t("loginNote")}</p>}
      {rated && (
        <RatingField
          rules={rules}
          rating={review.rating}
          fault={mistakes.rating}
          onRating={(rating) => change({ rating })}
        />
      )}
      <TextArea
        name="body"
        label={t(entity === "post" ? "comment" : "body")}
        value={review.body}
        onChange={(event) => change({ body: event.target.value })}
        required={rules.requireComment || !rated}
        error={
          mistakes.body &&
          (mistakes.body === "tooLong"
            ? t("tooLong", { length: REVIEW_LIMIT, count: review.body.trim().length })
            : t("fault.commentRequired"))
        }
      />
      {props.takesPhotos && !edited && (
        <Suspense>
          <ReviewPhotos
            value={state.photos}
            room={UPLOADS_PER_FORM - state.photos.length}
            captcha={props.captcha}
            place={place}
            onChange={state.keepPhotos}
            onState={state.onUpload}
          />
        </Suspense>
      )}
      <div ref={place} className="empty:hidden" />
      {rules.publishing && <p className="text-small text-muted">{t("publishing")}</p>}
      {outcome?.tone === "danger" && <Notice tone="danger">{outcome.text}</Notice>}
      {outcome && outcome.tone !== "danger" && (
        <Arrived>
          <Notice tone={outcome.tone}>{outcome.text}</Notice>
        </Arrived>
      )}
      <div>
        <SubmitButton loading={isSending}>
          {t(entity === "post" ? "sendComment" : "send")}
        </SubmitButton>
      </div>
    </form>
  );
}

interface RatingProps {
  readonly rules: ReviewFormProps["rules"];
  readonly rating: number;
  readonly fault: ReturnType<typeof useReview>["mistakes"]["rating"];
  readonly onRating: (rating: number) => void;
}

/** The stars of a review. */
function RatingField({ rules, rating, fault, onRating }: RatingProps) {
  const t = useTranslations("review");
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required={rules.requireRating || undefined}
      aria-describedby={fault ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <span
        id={`${id}-legend`}
        className={`mb-1 block text-small font-semibold ${rules.requireRating ? "after:ms-0.5 after:text-accent after:content-['*'/'']" : ""}`}
      >
        {t("rating")}
      </span>
      <div className="flex flex-wrap">
        {Array.from({ length: rules.stars }, (_, index) => index + 1).map((stars) => (
          <label
            key={stars}
            className={`relative grid size-11 cursor-pointer place-items-center rounded-full text-[1.75rem] leading-none transition-colors hover:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand ${stars <= rating ? "text-accent" : "text-line-strong"}`}
          >
            <input
              type="radio"
              name={RATING_NAME}
              value={stars}
              checked={rating === stars}
              onChange={() => onRating(stars)}
              className="drawn-input"
            />
            <span aria-hidden="true">★</span>
            <span className="sr-only">{t("stars", { stars })}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{fault && t(`fault.${fault}`)}</FieldError>
    </div>
  );
}
