/** The three web vitals: largest contentful paint, interaction to next paint, cumulative layout shift. */
export const VITALS = ["lcp", "inp", "cls"] as const;
export type Vital = (typeof VITALS)[number];

interface Scale {
  /** Upper bounds of the histogram's buckets, in seconds, or as the score of layout shifts. Both thresholds are among them. */
  readonly bounds: readonly number[];
  /** Up to which a value is good. */
  readonly good: number;
  /** Above which it is poor. */
  readonly poor: number;
  /** The largest plausible value. */
  readonly most: number;
}

/** The thresholds are those of https://web.dev/articles/vitals, for the 75th percentile of visits. */
export const SCALES: Readonly<Record<Vital, Scale>> = {
  lcp: {
    bounds: [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 6, 10],
    good: 2.5,
    poor: 4,
    most: 600,
  },
  inp: {
    bounds: [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 2],
    good: 0.2,
    poor: 0.5,
    most: 600,
  },
  cls: {
    bounds: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1],
    good: 0.1,
    poor: 0.25,
    most: 1_000,
  },
};

export type Rating = "good" | "middling" | "poor";

export function rate(vital: Vital, value: number): Rating {
  if (value <= SCALES[vital].good) return "good";
  return value <= SCALES[vital].poor ? "middling" : "poor";
}

/** Counts of values by bucket, the last one of those above every bound. */
export interface Histogram {
  readonly counts: number[];
  sum: number;
}

export const emptyHistogram = (vital: Vital): Histogram => ({
  counts: SCALES[vital].bounds.map(() => 0).concat(0),
  sum: 0,
});

export function addValue({ vital, value }: { vital: Vital; value: number }, to: Histogram): void {
  const { bounds } = SCALES[vital];
  const found = bounds.findIndex((bound) => value <= bound);
  const at = found === -1 ? bounds.length : found;
  to.counts[at] = (to.counts[at] ?? 0) + 1;
  to.sum += value;
}

export function addHistogram(more: Histogram, to: Histogram): void {
  more.counts.forEach((count, at) => {
    if (at < to.counts.length) to.counts[at] = (to.counts[at] ?? 0) + count;
  });
  to.sum += more.sum;
}

export const samplesIn = ({ counts }: Histogram): number =>
  counts.reduce((all, count) => all + count, 0);

/**
 * The 75th percentile, interpolated inside its bucket like Prometheus' `histogram_quantile`; the highest bound if it is
 * above all of them, null without values.
 */
export function percentile75(vital: Vital, histogram: Histogram): number | null {
  const { bounds } = SCALES[vital];
  const wanted = samplesIn(histogram) * 0.75;
  if (wanted === 0) return null;
  let below = 0;
  for (const [at, count] of histogram.counts.entries()) {
    const upper = bounds[at];
    if (upper === undefined) break;
    if (below + count >= wanted) {
      const lower = bounds[at - 1] ?? 0;
      return lower + (upper - lower) * ((wanted - below) / count);
    }
    below += count;
  }
  return bounds.at(-1) ?? null;
}
