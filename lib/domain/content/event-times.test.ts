import { describe, expect, it } from "vitest";
import { hasEnded, inTime, runsForward } from "./event-times.ts";

const at = (startEvent: string, endEvent = "") => ({ startEvent, endEvent });
const NOW = "2026-05-01T12:00:00.000Z";

describe("hasEnded", () => {
  it.each([
    [at("2026-05-01T09:00:00Z", "2026-05-01T17:00:00Z"), false],
    [at("2026-05-01T09:00:00Z", "2026-05-01T11:00:00Z"), true],
    [at("2026-05-01T09:00:00Z"), true],
    [at("2026-05-01T15:00:00Z", "2026-04-01T15:00:00Z"), false],
    [at("", "2026-04-01T15:00:00Z"), true],
    [at("soon", "later"), false],
  ])("%j is over: %s", (event, over) => {
    expect(hasEnded(event, NOW)).toBe(over);
  });
});

describe("inTime", () => {
  it("sorts the earliest first and those without a time last", () => {
    const list = [at(""), at("2026-06-01"), at("2026-05-01"), at("no date")];
    expect(inTime(list).map(({ startEvent }) => startEvent)).toEqual([
      "2026-05-01",
      "2026-06-01",
      "",
      "no date",
    ]);
  });

  it("detects the order of a list", () => {
    expect(runsForward([at("2026-05-01"), at("2026-06-01")])).toBe(true);
    expect(runsForward([at("2026-06-01"), at("2026-05-01")])).toBe(false);
    expect(runsForward([at("2026-06-01")])).toBe(false);
    expect(runsForward([])).toBe(false);
  });
});
