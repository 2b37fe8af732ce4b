interface Props {
  rating: { readonly average: number; readonly count: number };
  locale: string;
  /** A text, e.g. "Rated 4.5 of 5 by 12 people". */
  label: string;
}

/** Stars as one text: five characters filled from the left. */
export function Rating({ rating, label, locale }: Props) {
  const percent = Math.round((Math.min(5, Math.max(0, rating.average)) / 5) * 100);
  return (
    <p className="flex items-center gap-1.5 text-small text-muted">
      <span className="sr-only">{label}</span>
      <span
        aria-hidden="true"
        className="bg-clip-text leading-none tracking-wide text-transparent"
        style={{
          backgroundImage: `linear-gradient(to right, var(--accent) ${percent}%, var(--line) ${percent}%)`,
        }}
      >
        ★★★★★
      </span>
      <span aria-hidden="true">
        {new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(rating.average)} (
        {rating.count})
      </span>
    </p>
  );
}
