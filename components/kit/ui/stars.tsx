interface Props {
  value: number;
  of: number;
  /** Its accessible name; without one the stars are decorative. */
  label?: string;
}

/**
 * A rating as `of` stars, `value` of them filled, to half a star. The filled stars overlay the empty ones from the
 * inline start, so that halves are right from right to left too.
 */
export function Stars({ value, of, label }: Props) {
  const filled = Math.round(Math.min(of, Math.max(0, value)) * 2) / 2;
  return (
    <span
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      className="stars"
    >
      {"★".repeat(of)}
      <span
        aria-hidden="true"
        className="stars-given"
        style={{ inlineSize: `${(filled / of) * 100}%` }}
      >
        {"★".repeat(of)}
      </span>
    </span>
  );
}
