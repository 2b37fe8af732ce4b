import { describe, expect, it } from "vitest";
import { createTagTimes } from "./tag-times.ts";

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
    const times = createTagTimes(2);
    times.expire(["a"], 10);
    times.expire(["b"], 20);
    times.expire(["c"], 30);
    expect(times.isExpired(["a"], 9)).toBe(true);
    expect(times.isExpired(["unrelated"], 10)).toBe(true);
    expect(times.isExpired(["a"], 11)).toBe(false);
  });
});
