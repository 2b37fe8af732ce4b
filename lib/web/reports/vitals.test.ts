import { expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import {
  addHistogram,
  addValue,
  emptyHistogram,
  percentile75,
  rate,
  SCALES,
  samplesIn,
  VITALS,
} from "./vitals.ts";

const histogramOf = (vital: (typeof VITALS)[number], values: readonly number[]) => {
  const made = emptyHistogram(vital);
  for (const value of values) addValue({ vital, value }, made);
  return made;
};

it("rates by the public thresholds, which are bounds of buckets", () => {
  for (const vital of VITALS) {
    const { good, poor, bounds } = SCALES[vital];
    expect(bounds).toEqual(expect.arrayContaining([good, poor]));
    expect([rate(vital, good), rate(vital, poor), rate(vital, poor + 0.01)]).toEqual([
      "good",
      "middling",
      "poor",
    ]);
  }
});

it("finds the 75th percentile inside the bucket in which it lies", () => {
  expect(percentile75("lcp", emptyHistogram("lcp"))).toBeNull();
  expect(percentile75("lcp", histogramOf("lcp", [99, 99]))).toBe(10);
  expect(percentile75("cls", histogramOf("cls", [0, 0, 0, 0.4]))).toBeCloseTo(0.01);
  const value = fc.double({ min: 0, max: 9.9, noNaN: true });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), (values) => {
      const sorted = values.toSorted((one, other) => one - other);
      const real = sorted[Math.ceil(values.length * 0.75) - 1] ?? 0;
      const { bounds } = SCALES.lcp;
      const at = bounds.findIndex((bound) => real <= bound);
      const found = percentile75("lcp", histogramOf("lcp", values)) ?? -1;
      expect(found).toBeGreaterThanOrEqual(bounds[at - 1] ?? 0);
      expect(found).toBeLessThanOrEqual(bounds[at] ?? 0);
    }),
  );
});

it("joins histograms, and leaves out buckets that it does not have", () => {
  const joined = histogramOf("inp", [0.1]);
  addHistogram(histogramOf("inp", [0.1, 99]), joined);
  addHistogram({ counts: new Array(30).fill(1), sum: 1 }, joined);
  expect(samplesIn(joined)).toBe(3 + SCALES.inp.bounds.length + 1);
});
