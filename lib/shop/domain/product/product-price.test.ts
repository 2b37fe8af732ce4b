import { describe, expect, it } from "vitest";
import { priceOf } from "./product-price.ts";

const of = (fields: Partial<Parameters<typeof priceOf>[0]>) =>
  priceOf({ retailPrice: null, finalPrice: null, membershipPrice: null, discount: 0, ...fields });

describe("priceOf", () => {
  it("shows the list price as struck through only when less is paid", () => {
    expect(of({ retailPrice: 100, finalPrice: 80, discount: 20 })).toMatchObject({
      final: 80,
      list: 100,
      discount: 20,
    });
    expect(of({ retailPrice: 80, finalPrice: 80, discount: 20 })).toMatchObject({
      list: null,
      discount: null,
    });
    expect(of({ retailPrice: 70, finalPrice: 80 })).toMatchObject({ list: null, discount: null });
  });

  it("rounds the discount to whole per cent, and computes it when none is given", () => {
    expect(of({ retailPrice: 100, finalPrice: 87.5, discount: 12.5 }).discount).toBe(13);
    expect(of({ retailPrice: 30, finalPrice: 20 }).discount).toBe(33);
    expect(of({ retailPrice: 100, finalPrice: 99.9 }).discount).toBeNull();
  });

  it("falls back to the list price, and to nothing", () => {
    expect(of({ retailPrice: 50 })).toEqual({
      final: 50,
      list: null,
      discount: null,
      member: null,
    });
    expect(of({}).final).toBeNull();
  });

  it("shows the member price only when it is lower", () => {
    expect(of({ finalPrice: 50, membershipPrice: 45 }).member).toBe(45);
    expect(of({ finalPrice: 50, membershipPrice: 50 }).member).toBeNull();
    expect(of({ finalPrice: 50, membershipPrice: 0 }).member).toBeNull();
  });
});
