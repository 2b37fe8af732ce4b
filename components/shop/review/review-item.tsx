import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "#components/kit/ui/badge.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { Stars } from "#components/kit/ui/stars.tsx";
import type { ShownReview } from "./shown-review.ts";

interface Props {
  readonly item: ShownReview;
  /** The most stars on this site. */
  readonly stars: number;
  /** For its author, e.g. to change it. */
  readonly action?: ReactNode;
}

/** One review or comment, with its pictures. */
export function ReviewItem({ item, stars, action }: Props) {
  const t = useTranslations("review");
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        {item.rating ? (
          <Stars
            value={item.rating}
            of={stars}
            label={t("given", { rating: item.rating, stars })}
          />
        ) : null}
        <span dir="auto" className="font-semibold text-ink">
          {item.author || t("somebody")}
        </span>{" "}
        {item.isVerified && <Badge tone="success">{t("verified")}</Badge>}{" "}
        {item.date && <span>{item.date}</span>}
        {action}
      </p>
      {item.body && (
        <p dir="auto" className="max-w-[68ch] whitespace-pre-line wrap-anywhere">
          {item.body}
        </p>
      )}
      {item.images && (
        <ul className="flex flex-wrap gap-2">
          {item.images.map((image, index) => (
            <li key={image.src}>
              <a
                href={image.src}
                target="_blank"
                rel="noopener noreferrer"
                className="block rounded-md"
              >
                <Picture
                  image={image}
                  alt={t("photo", { number: index + 1, author: item.author || t("somebody") })}
                  sizes="96px"
                  className="size-24 rounded-md bg-ground object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
