import { describe, expect, it } from "vitest";
import { deliveryDays } from "./delivery-days.ts";

const method = { minDays: 2, maxDays: 4, orderUntil: "14:00" };
const at = (iso: string, more: Partial<typeof method> = {}, zone = "Europe/Zagreb") =>
  deliveryDays({ ...method, ...more }, Date.parse(iso), zone);

describe("the days of a delivery", () => {
  it.each([
    ["a Tuesday before the hour", "2026-12-01T12:59:00Z", "2026-12-03", "2026-12-07"],
    ["a Tuesday at the hour", "2026-12-01T13:00:00Z", "2026-12-03", "2026-12-07"],
    ["a Tuesday after it", "2026-12-01T13:01:00Z", "2026-12-04", "2026-12-08"],
    ["a Friday after it", "2026-12-04T20:00:00Z", "2026-12-09", "2026-12-11"],
    ["a Saturday", "2026-12-05T08:00:00Z", "2026-12-09", "2026-12-11"],
    [
      "a Sunday that is Monday on the site's clock",
      "2026-12-06T23:30:00Z",
      "2026-12-09",
      "2026-12-11",
    ],
  ])("of an order on %s are counted in working days", (_, now, from, to) => {
    expect(at(now)).toEqual({ from, to });
  });

  it.each([
    [{ minDays: null, maxDays: 1 }, "2026-12-02", "2026-12-02"],
    [{ minDays: 0, maxDays: 0 }, "2026-12-01", "2026-12-01"],
    [{ orderUntil: "" }, "2026-12-03", "2026-12-07"],
    [{ orderUntil: "soon" }, "2026-12-03", "2026-12-07"],
    [{ orderUntil: "9:30" }, "2026-12-04", "2026-12-08"],
  ])("are read from %j", (more, from, to) => {
    const wire = { ...method, ...more };
    expect(deliveryDays(wire, Date.parse("2026-12-01T10:00:00Z"), "UTC")).toEqual({ from, to });
  });

  it.each([
    { minDays: null, maxDays: null },
    { minDays: 5, maxDays: 2 },
    { minDays: -1, maxDays: 2 },
    { minDays: 1, maxDays: 1e9 },
  ])("are not shown for %j", (more) => {
    expect(deliveryDays({ ...method, ...more }, 0, "UTC")).toBeNull();
  });
});
