import { Stars } from "#components/kit/ui/stars.tsx";
import { formatNumber } from "#lib/base/utils/numbers/number-format.ts";

interface Props {
  rating: { readonly average: number; readonly count: number };
  /** The most stars on this site. */
  stars: number;
  locale: string;
  /** A text, e.g. "Rated 4.5 of 5 by 12 people". */
  label: string;
}

/** Average and number of ratings, as stars and figures. */
export function Rating({ rating, stars, label, locale }: Props) {
  const average = Math.min(stars, rating.average);
  return (
    <p className="rating">
      <span className="sr-only">{label}</span> <Stars value={average} of={stars} />{" "}
      <span aria-hidden="true">{`${formatNumber(average, locale, 1)} (${rating.count})`}</span>
    </p>
  );
}
