import { sendWithCaptcha } from "#components/kit/submission/send-with-captcha.ts";
import { askToLogIn } from "#components/shop/auth/ask-to-log-in.ts";
import { pageLanguage } from "#lib/base/browser/page-language.ts";
import type { SentFile } from "#lib/shop/domain/content/form-fields.ts";
import { type Review, reviewFault } from "#lib/shop/domain/review/rules.ts";
import { reviewCalls } from "#lib/web/client/review-calls.ts";
import type { ReviewFormProps, ReviewOutcome, ReviewTexts } from "./use-review.ts";

interface Sending extends Omit<ReviewFormProps, "onSent"> {
  readonly review: Review;
  /** Resolves to the photos once all uploads have finished. */
  readonly photos: () => Promise<readonly SentFile[]>;
  /** The element where the captcha can render its badge. */
  readonly place: HTMLElement | null;
  readonly t: ReviewTexts;
}

/** Sends a review, after a login if necessary. Loaded when the first one is sent. */
export async function sendReview(
  sending: Sending,
): Promise<{ readonly isSent: boolean; readonly outcome: ReviewOutcome }> {
  const { entity, id, rules, edited, captcha, orderId, review, photos, place, t } = sending;
  if (!(await askToLogIn({ reason: t("logInFirst") })))
    return { isSent: false, outcome: { tone: "info", text: t("fault.loggedOnly") } };
  const images = await photos();
  const sent = {
    ...review,
    ...(images.length > 0 && { images }),
    ...(orderId !== undefined && { orderId }),
  };
  const result = await sendWithCaptcha(captcha, place, (solved) =>
    reviewCalls.send(entity, id, sent, edited?.id ?? null, solved),
  );
  if (result.ok) {
    const isWaiting = rules.publishing || !result.data.published;
    const text = isWaiting ? t("waiting") : edited ? t("changed") : t("sent");
    return { isSent: true, outcome: { tone: isWaiting ? "info" : "success", text } };
  }
  const fault = reviewFault(result.error, { entity, isEdit: edited !== null, rules });
  if (fault) return { isSent: false, outcome: { tone: "danger", text: t(`fault.${fault}`) } };
  const [{ loadTranslator }, { errorMessageFor }] = await Promise.all([
    import("#components/kit/messages/load-translator.ts"),
    import("#components/kit/messages/error-message-for.ts"),
  ]);
  const translate = await loadTranslator(pageLanguage());
  const text = errorMessageFor(translate, result.error);
  return { isSent: false, outcome: { tone: "danger", text } };
}
