import "server-only";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { buttonClass } from "#components/kit/ui/button-class.ts";
import { Stars } from "#components/kit/ui/stars.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { formatNumber } from "#lib/base/utils/numbers/number-format.ts";
import { siteCaptcha } from "#lib/gateway/validation/captcha.ts";
import {
  type ReviewEntity,
  summarise,
  summariseCounts,
  takesRating,
} from "#lib/shop/domain/review/rules.ts";
import { COMMENTS_READ, getComments } from "#lib/web/data/content/read-comments.ts";
import { localOption, offersCall } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { Distribution } from "./distribution.tsx";
import { ReviewBoardLate } from "./review-board-late.tsx";
import { REVIEWS_SHOWN, toShownReview } from "./shown-review.ts";

interface Props {
  context: SiteContext;
  entity: ReviewEntity;
  id: number;
  /** The backend's own average; if it has none, it is computed from the comments. */
  rating?: { readonly average: number; readonly count: number } | null;
  className?: string;
}

/** Reviews of a product, comments on a post. Left out if they cannot be read (docs/security.md §3.2). */
export async function Reviews({ context, entity, id, rating, className }: Props) {
  const comments = await getComments(context, entity, id);
  if (!comments) return null;
  const { rules, items, total, counts } = comments;
  const isOpen = entity === "product" || rules.onBlog;
  if (!isOpen && items.length === 0) return null;
  const t = await getTranslations("review");
  const { locale, site } = context;
  const settings = getSettings();
  const mediaUrl = settings.MEDIA_URL;
  const captcha = siteCaptcha(site, settings);
  const isRated = takesRating(entity, rules);
  const lists = entity === "product" && offersCall(site, "commentLists") ? { counts } : undefined;
  const counted = lists ? summariseCounts(counts, rules.stars) : null;
  const summary = isRated
    ? (counted ??
      summarise(
        items.map((item) => item.rating),
        rules.stars,
      ))
    : null;
  const whole =
    rating && rating.count > 0
      ? { ...rating, average: Math.min(rules.stars, rating.average) }
      : summary;
  const note = entity === "product" ? localOption(site, "ReviewsNote", locale) : "";
  return (
    <section aria-labelledby="reviews" className={className}>
      <h2 id="reviews" className="text-h2">
        {t(entity)}
      </h2>
      {note !== "" && <p className="mt-2 max-w-[65ch] text-small text-muted">{note}</p>}
      <div className="mt-6 grid items-start gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 lg:has-[>[data-average]]:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        {entity === "product" && summary && whole && (
          <div data-average className="flex flex-col gap-4 lg:sticky lg:top-28">
            <p className="font-display text-h1 font-semibold tabular-nums">
              {formatNumber(whole.average, locale, 1)}
            </p>
            <Stars
              value={whole.average}
              of={rules.stars}
              label={t("average", { average: whole.average, stars: rules.stars })}
            />
            <p className="text-small text-muted">{t("count", { count: whole.count })}</p>
            {counted === null && (
              <Distribution
                summary={summary}
                label={t("distribution")}
                labelOf={(stars) => t("stars", { stars })}
              />
            )}
            {counted === null && total > COMMENTS_READ && (
              <p className="text-small text-muted">{t("ofLatest", { count: COMMENTS_READ })}</p>
            )}
          </div>
        )}
        <ClientMessages locale={locale} namespaces={lists ? ["review", "reviewLists"] : ["review"]}>
          <ReviewBoardLate
            entity={entity}
            id={id}
            rules={rules}
            isOpen={isOpen}
            captcha={captcha}
            first={items
              .slice(0, REVIEWS_SHOWN)
              .map((item) => toShownReview(item, { locale, timeZone: site.timeZone, mediaUrl }))}
            total={total}
            mediaUrl={mediaUrl}
            lists={lists}
          />
        </ClientMessages>
      </div>
      {isOpen && !captcha && (
        <noscript>
          <p className="mt-6">
            <a
              href={`?plain=true&form=review-${entity}-${id}`}
              className={buttonClass({ variant: "secondary" })}
            >
              {t(`write.${entity}`)}
            </a>
          </p>
        </noscript>
      )}
    </section>
  );
}
