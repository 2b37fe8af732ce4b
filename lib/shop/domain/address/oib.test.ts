import { describe, expect, it } from "vitest";
import { isDoubtfulOib, isOib } from "./oib.ts";

describe("OIB", () => {
  it.each(["94577403194", "HR94577403194", "945 7740 3194", "33392005961"])("%s is one", (oib) =>
    expect(isOib(oib)).toBe(true));
  it.each(["94577403195", "9457740319", "945774031944", "abc", ""])("%s is none", (oib) =>
    expect(isOib(oib)).toBe(false));
  it("is doubted for Croatian companies only", () => {
    expect(isDoubtfulOib("123", "HR")).toBe(true);
    expect(isDoubtfulOib("123", "")).toBe(true);
    expect(isDoubtfulOib("DE811569869", "DE")).toBe(false);
    expect(isDoubtfulOib("", "HR")).toBe(false);
    expect(isDoubtfulOib("94577403194", "HR")).toBe(false);
  });
});
