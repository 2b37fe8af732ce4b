import type { LayeredFilterValue } from "#lib/shop/api/schemas/filter.ts";
import type { RangeKind } from "./filter-kind.ts";
import { OPEN_MAX, OPEN_MIN } from "./list-view.ts";

/** Ends as in the address and in the fields: numbers, `2026-05-01`, or `2026-05-01T10:00` (UTC). */
export interface RangeBounds {
  readonly min: string;
  readonly max: string;
  /** Step of the slider; 0 for dates. */
  readonly step: number;
}
type Range = readonly [min: string, max: string];

type Bound = LayeredFilterValue["minValue"];

/** A range at least this wide gets a slider with whole numbers. */
const INTEGERS_FROM = 10;
const DAY_LENGTH = 10;
const MINUTE_LENGTH = 16;

/**
 * The bounds of a range; null if the backend does not give two ends. Wide ranges are rounded outwards to whole numbers.
 */
export function boundsOf(
  kind: RangeKind,
  values: readonly Pick<LayeredFilterValue, "minValue" | "maxValue">[],
): RangeBounds | null {
  if (kind === "number") {
    const ends = values.flatMap(({ minValue, maxValue }) => [
      toNumber(minValue),
      toNumber(maxValue),
    ]);
    const known = ends.filter((end) => end !== null);
    if (known.length < 2) return null;
    const [min, max] = [Math.min(...known), Math.max(...known)];
    return max - min >= INTEGERS_FROM
      ? { min: plain(Math.floor(min)), max: plain(Math.ceil(max)), step: 1 }
      : { min: plain(min), max: plain(max), step: 0.01 };
  }
  const ends = values.flatMap(({ minValue, maxValue }) => [minValue, maxValue]);
  const known = ends.map((end) => toTime(kind, end)).filter((end) => end !== null);
  known.sort();
  const [min, max] = [known[0], known.at(-1)];
  return known.length < 2 || !min || !max ? null : { min, max, step: 0 };
}

/**
 * The two ends of a query as a range within its bounds; null unless both are valid (docs/screens.md §4.12). An open end
 * is the bound. If a point in time is expected, a day means the whole day.
 */
export function toRange(
  kind: RangeKind,
  { min, max }: Pick<RangeBounds, "min" | "max">,
  requested: readonly string[],
): Range | null {
  if (requested.length !== 2) return null;
  const ends = requested.map((end) => (end === OPEN_MIN ? min : end === OPEN_MAX ? max : end));
  if (kind === "number") {
    const [a, b] = [toNumber(ends[0]), toNumber(ends[1])];
    if (a === null || b === null) return null;
    const clamp = (end: number) => plain(Math.min(Number(max), Math.max(Number(min), end)));
    return [clamp(Math.min(a, b)), clamp(Math.max(a, b))];
  }
  const [from, to] = ends.sort();
  const a = toTime(kind, from);
  const b = toTime(kind, to, "23:59");
  if (a === null || b === null) return null;
  const clamp = (end: string) => (end < min ? min : end > max ? max : end);
  return [clamp(a), clamp(b)];
}

/** The ends in the form of `web/filter`: numbers as numbers, days unchanged, times as ISO 8601 in UTC. */
export const toWire = (kind: RangeKind, [min, max]: Range): [number | string, number | string] => {
  if (kind === "number") return [Number(min), Number(max)];
  return kind === "date" ? [min, max] : [`${min}:00.000Z`, `${max}:59.999Z`];
};

function toNumber(value: Bound | undefined): number | null {
  if (typeof value === "string" && !/^\s*-?\d{1,12}(\.\d{1,6})?\s*$/.test(value)) return null;
  const number = Number(value ?? Number.NaN);
  return Number.isFinite(number) && Math.abs(number) < 1e12 ? number : null;
}

/** Without exponents, which the query does not support. */
const plain = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/** A day or a minute in UTC; null if it isn't a date, including days that the month does not have. */
function toTime(kind: "date" | "dateTime", value: Bound | undefined, usual = "00:00") {
  if (typeof value === "number") return cut(kind, new Date(value));
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)(?:[T ](.+))?$/.exec((value ?? "").trim()) ?? [];
  if (!day || cut("date", new Date(`${day}T00:00Z`)) !== day) return null;
  if (!clock) return kind === "date" ? day : `${day}T${usual}`;
  const zone = /(Z|[+-]\d\d:?\d\d)$/i.test(clock) ? "" : "Z";
  return cut(kind, new Date(`${day}T${clock}${zone}`));
}

function cut(kind: "date" | "dateTime", date: Date): string | null {
  const year = date.getUTCFullYear();
  if (Number.isNaN(year) || year < 1000 || year > 9999) return null;
  return date.toISOString().slice(0, kind === "date" ? DAY_LENGTH : MINUTE_LENGTH);
}
