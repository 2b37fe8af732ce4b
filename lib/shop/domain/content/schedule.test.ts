import { describe, expect, it } from "vitest";
import { isInTime, isUpcoming, nextChange, nextMoment } from "./schedule.ts";

const NOW = Date.parse("2026-05-01T12:00:00Z");
const element = (options: Record<string, unknown>) => ({
  id: 1,
  title: "",
  meta: {},
  linkMeta: {},
  mobileMeta: {},
  mobileOptions: {},
  options,
});
const BEFORE = "2026-05-01T11:59:59Z";
const AFTER = "2026-05-01T12:00:01Z";

describe("a section", () => {
  it.each([
    ["without dates", {}, true],
    ["that has begun", { visibleFrom: BEFORE }, true],
    ["that begins now", { visibleFrom: "2026-05-01T12:00:00Z" }, true],
    ["that begins later", { visibleFrom: AFTER }, false],
    ["that ends later", { visibleUntil: AFTER }, true],
    ["that ends now", { visibleUntil: "2026-05-01T12:00:00Z" }, false],
    ["between both", { visibleFrom: BEFORE, visibleUntil: AFTER }, true],
    ["that ends before it begins", { visibleFrom: AFTER, visibleUntil: AFTER }, false],
    ["with dates that are none", { visibleFrom: "soon", visibleUntil: null }, true],
    ["with a date of another shape", { visibleFrom: { at: AFTER } }, true],
    ["with a time zone of its own", { visibleFrom: "2026-05-01T13:00:00+02:00" }, true],
  ])("%s", (_, options, isShown) => {
    expect(isInTime(element(options), NOW)).toBe(isShown);
  });
});

describe("the next change of a page", () => {
  it("is the earliest begin or end that is still to come", () => {
    const sections = [
      element({ visibleFrom: BEFORE, visibleUntil: "2026-05-03T00:00:00Z" }),
      element({ visibleFrom: "2026-05-02T00:00:00Z" }),
      element({}),
    ];
    expect(nextChange(sections, NOW)).toBe(Date.parse("2026-05-02T00:00:00Z"));
  });

  it("does not exist where all is past, and is not the begin of a section that is never shown", () => {
    expect(nextChange([element({ visibleUntil: BEFORE })], NOW)).toBeNull();
    expect(nextChange([element({ visibleFrom: AFTER, visibleUntil: BEFORE })], NOW)).toBeNull();
    expect(nextMoment([null, NOW], NOW)).toBeNull();
  });
});

it("a post is upcoming by its date alone", () => {
  const dated = (published_at: string) => isUpcoming({ published_at }, NOW);
  expect([dated(AFTER), dated(BEFORE), dated(""), dated("soon")]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
