/** A rating as `of` stars, `value` of them filled, with `label` as its accessible name. */
export function Stars({ value, of, label }: { value: number; of: number; label: string }) {
  const percent = Math.round((Math.min(of, Math.max(0, value)) / of) * 100);
  return (
    <span
      role="img"
      aria-label={label}
      className="bg-clip-text leading-none tracking-wide text-transparent"
      style={{
        backgroundImage: `linear-gradient(to right, var(--accent) ${percent}%, var(--line-strong) ${percent}%)`,
      }}
    >
      {"★".repeat(of)}
    </span>
  );
}
