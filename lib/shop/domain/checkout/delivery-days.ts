import { addDays, clockIn } from "#lib/base/utils/time-zone.ts";
import type { DeliveryMethod } from "#lib/shop/api/schemas/cart-schema.ts";

/** The days between which an order arrives, or can be picked up: `2026-05-01`. */
export interface DeliveryDays {
  readonly from: string;
  readonly to: string;
}

type Promised = Partial<Pick<DeliveryMethod, "minDays" | "maxDays" | "orderUntil">>;

/** More is a mistake, and would be a long loop. */
const MOST_DAYS = 365;

/**
 * When an order placed now arrives; null if the method has no days. Working days are Monday to Friday in the site's
 * time zone. An order on another day, or after `orderUntil`, counts as one of the next working day.
 * @param now milliseconds since 1970
 * @param timeZone the site's, as an IANA name
 */
export function deliveryDays(
  { minDays, maxDays, orderUntil = "" }: Promised,
  now: number,
  timeZone: string,
): DeliveryDays | null {
  const [least = null, most = null] = [minDays ?? maxDays, maxDays ?? minDays];
  if (least === null || most === null) return null;
  if (least < 0 || most < least || most > MOST_DAYS) return null;
  const [today = "", time = ""] = clockIn(now, timeZone).split("T");
  const until = clockTime(orderUntil);
  const isLate = !isWorkingDay(today) || (until !== null && time > until);
  const start = isLate ? nextWorkingDay(today) : today;
  return { from: afterDays(start, least), to: afterDays(start, most) };
}

/** `9:30` as `09:30`, so that it can be compared; null for any other text. */
function clockTime(text: string): string | null {
  const [, hours = "", minutes = ""] = /^(\d{1,2}):(\d{2})/.exec(text.trim()) ?? [];
  return hours === "" || Number(hours) > 23 || Number(minutes) > 59
    ? null
    : `${hours.padStart(2, "0")}:${minutes}`;
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

function nextWorkingDay(day: string): string {
  let next = addDays(day, 1);
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}

function afterDays(day: string, count: number): string {
  let reached = day;
  for (let left = Math.floor(count); left > 0; left -= 1) reached = nextWorkingDay(reached);
  return reached;
}
