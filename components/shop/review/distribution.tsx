import type { RatingSummary } from "#lib/shop/domain/review/rules.ts";

interface Props {
  summary: RatingSummary;
  label: string;
  /** E.g. `4 stars`. */
  labelOf: (stars: number) => string;
}

/** How many reviews gave each number of stars, as bars. */
export function Distribution({ summary: { distribution, count }, label, labelOf }: Props) {
  return (
    <table className="w-full max-w-sm text-small">
      <caption className="sr-only">{label}</caption>
      <tbody>
        {distribution.map((row) => (
          <tr key={row.stars}>
            <th scope="row" className="py-1 pe-3 text-start font-medium whitespace-nowrap">
              {labelOf(row.stars)}
            </th>
            <td aria-hidden="true" className="w-full">
              <span className="block h-2 overflow-hidden rounded-full bg-line">
                <span
                  className="block h-[100%] rounded-full bg-accent forced-ink"
                  style={{ width: `${Math.round((row.count / count) * 100)}%` }}
                />
              </span>
            </td>
            <td className="ps-3 text-end text-muted tabular-nums">{row.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
