"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useUploadStates } from "#components/shop/forms/use-upload-states.ts";
import type { UploadState } from "#components/shop/forms/visitor-form-props.ts";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import type { SentFile } from "#lib/shop/domain/content/form-fields.ts";
import {
  type Review,
  type ReviewEntity,
  type ReviewMistakes,
  type ReviewRules,
  reviewMistakes,
  takesRating,
} from "#lib/shop/domain/review/rules.ts";
import { readDraft, writeDraft } from "#stores/drafts.ts";
import type { ShownReview } from "./shown-review.ts";

export interface ReviewFormProps {
  readonly entity: ReviewEntity;
  readonly id: number;
  readonly rules: ReviewRules;
  /** The visitor's own review that is being changed; null for a new one. */
  readonly edited: ShownReview | null;
  /** Null if the site has none. */
  readonly captcha: Captcha | null;
  /** The order that a new review is about, if an invitation named one. */
  readonly orderId?: number | undefined;
  readonly onSent: () => Promise<void>;
}

/** The outcome of sending a review, for the visitor. */
export interface ReviewOutcome {
  readonly tone: "success" | "info" | "danger";
  readonly text: string;
}
/** The messages of `review`. */
export type ReviewTexts = ReturnType<typeof useTranslations<"review">>;
/** The `name` attribute of the stars' radios. */
export const RATING_NAME = "rating";
const BLANK: Review = { rating: 0, body: "" };

/**
 * A review's values, draft and mistakes, and its submit (docs/screens.md §2.17). Typed values survive the login, errors
 * and a reload.
 */
export function useReview(
  { entity, id, rules, edited, captcha, orderId, onSent }: ReviewFormProps,
  form: RefObject<HTMLFormElement | null>,
  /** The element where the captcha can render its badge. */
  place: RefObject<HTMLDivElement | null>,
) {
  const t = useTranslations("review");
  const name = `review-${entity}-${id}`;
  const [review, setReview] = useState<Review>(
    edited ? { rating: edited.rating ?? 0, body: edited.body } : BLANK,
  );
  const [photos, setPhotos] = useState<readonly SentFile[]>([]);
  const uploads = useUploadStates();
  const [tried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null);
  /** The latest photos, for a submit that had to wait. */
  const latestPhotos = useRef(photos);
  const lock = useRef(false);
  const rated = takesRating(entity, rules);
  const mistakes: ReviewMistakes = tried ? reviewMistakes(review, rules, rated) : {};

  // A layout effect, because a click before hydration is replayed after it (components/kit/hydration/late-island.tsx).
  useLayoutEffect(() => {
    if (edited) return;
    const kept = readDraft(name);
    const typed = form.current && new FormData(form.current);
    const body = String(typed?.get("body") || kept?.body || "");
    const rating = Number(typed?.get(RATING_NAME) ?? kept?.rating) || 0;
    if (body !== "" || rating !== 0) setReview({ rating, body });
  }, [edited, name, form]);

  function keepPhotos(all: readonly SentFile[]): void {
    latestPhotos.current = all;
    setPhotos(all);
  }

  function change(part: Partial<Review>): void {
    const next = { ...review, ...part };
    setReview(next);
    if (!edited) writeDraft(name, next);
  }

  /** Sends the review. Resolves to the name of the first wrong field, or null. */
  async function submit(): Promise<keyof Review | null> {
    if (lock.current) return null;
    setTried(true);
    setOutcome(null);
    const open = reviewMistakes(review, rules, rated);
    if (open.rating) return "rating";
    if (open.body) return "body";
    lock.current = true;
    setSending(true);
    const result = await send().catch(
      (): ReviewOutcome => ({ tone: "danger", text: t("offline") }),
    );
    lock.current = false;
    setSending(false);
    setOutcome(result);
    return null;
  }

  async function send(): Promise<ReviewOutcome> {
    const { sendReview } = await import("./send-review.ts");
    const { isSent, outcome } = await sendReview({
      ...{ entity, id, rules, edited, captcha, orderId, review, t },
      photos: async () => {
        await uploads.finished();
        return latestPhotos.current;
      },
      place: place.current,
    });
    if (!isSent) return outcome;
    if (!edited) writeDraft(name, null);
    setReview(BLANK);
    keepPhotos([]);
    setTried(false);
    if (edited) {
      const { showToast } = await import("#components/kit/ui/toast.ts");
      void showToast({ tone: "success", message: outcome.text });
    }
    await onSent();
    return outcome;
  }

  return {
    review,
    change,
    submit,
    mistakes,
    isSending,
    outcome,
    rated,
    photos,
    keepPhotos,
    onUpload: (state: UploadState) => uploads.set(0, state),
  };
}
