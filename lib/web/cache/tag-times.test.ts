import { describe, expect, it } from "vitest";
import { createTagTimes } from "./tag-times.ts";
import { endTag } from "./tags.ts";

describe("createTagTimes", () => {
  it("expires what is older than a tag's time, and nothing newer", () => {
    const times = createTagTimes();
    times.expire(["a"], 100);
    expect([
      times.isExpired(["a"], 99),
      times.isExpired(["a"], 100),
      times.isExpired(["a"], 101),
    ]).toEqual([true, true, false]);
    expect(times.isExpired(["b"], 1)).toBe(false);
  });

  it("never moves a tag's time backwards", () => {
    const times = createTagTimes();
    times.expire(["a"], 100);
    times.expire(["a"], 50);
    expect(times.isExpired(["a"], 80)).toBe(true);
  });

  it("treats everything older than an evicted tag as expired", () => {
    const times = createTagTimes({ max: 2 });
    times.expire(["a"], 10);
    times.expire(["b"], 20);
    times.expire(["c"], 30);
    expect(times.isExpired(["a"], 9)).toBe(true);
    expect(times.isExpired(["unrelated"], 10)).toBe(true);
    expect(times.isExpired(["a"], 11)).toBe(false);
  });

  it("expires a page when the moment that it names has come, and not its next version", () => {
    let time = 50;
    const times = createTagTimes({ now: () => time });
    const tags = [endTag(100)];
    expect(times.isExpired(tags, 10)).toBe(false);
    time = 100;
    expect([times.isExpired(tags, 10), times.isExpired(tags, 101)]).toEqual([true, false]);
    expect(times.isExpired(["end:soon"], 10)).toBe(false);
  });
});
