import { useLocale } from "next-intl";
import { formatNumber } from "#lib/base/utils/numbers/number-format.ts";

interface Bar {
  readonly key: number;
  /** From the bottom; each has its color in `fills`. */
  readonly parts: readonly number[];
}

const WIDTH = 20;
const GAP = 6;
const HEIGHT = 120;
const FILLS: readonly string[] = ["var(--brand)", "var(--danger)"];

/** Bars by the hour. Visual only: the table next to it has the same numbers. */
export function HourChart(props: {
  title: string;
  bars: readonly Bar[];
  /** The maximum of the scale; by default the highest bar. */
  top?: number;
  topLabel?: string;
  legend?: readonly string[];
  /** Colors; by default those of success and failure. */
  fills?: readonly string[];
  first: string;
  last: string;
}) {
  const { title, bars, legend = [], fills = FILLS, first, last } = props;
  const locale = useLocale();
  const total = ({ parts }: Bar) => parts.reduce((sum, part) => sum + part, 0);
  const top = props.top ?? Math.max(1, ...bars.map(total));
  return (
    <figure className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-small font-semibold">
        {title}
        <span className="flex flex-wrap gap-x-4 font-normal text-muted">
          {legend.map((name, index) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className="size-2.5 rounded-full forced-color-adjust-none"
                style={{ background: fills[index] }}
              />
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <p aria-hidden="true" className="text-tiny text-muted">
        {props.topLabel ?? formatNumber(top, locale)}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * (WIDTH + GAP) - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-28 w-full border-y border-line forced-color-adjust-none rtl:-scale-x-100"
      >
        {bars.map((bar, index) => (
          <g key={bar.key}>
            {bar.parts.map((part, place) => {
              const below = bar.parts.slice(0, place).reduce((sum, one) => sum + one, 0);
              const height = (HEIGHT * part) / top;
              return (
                <rect
                  key={fills[place]}
                  x={index * (WIDTH + GAP)}
                  y={HEIGHT - (HEIGHT * below) / top - height}
                  width={WIDTH}
                  height={height}
                  fill={fills[place]}
                />
              );
            })}
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-tiny text-muted">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  );
}
