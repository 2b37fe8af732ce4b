import { describe, expect, it } from "vitest";
import { autoShipping } from "./auto-shipping.ts";
import { findBranches, isLongList } from "./branches.ts";
import { UNKNOWN_BUYER } from "./buyer.ts";
import { deliverableCountries } from "./countries.ts";
import { isDoubtfulOib, isOib } from "./oib.ts";
import { canAskPayment } from "./readiness.ts";

describe("OIB", () => {
  it.each(["94577403194", "HR94577403194", "945 7740 3194", "33392005961"])("%s is one", (oib) =>
    expect(isOib(oib)).toBe(true));
  it.each(["94577403195", "9457740319", "945774031944", "abc", ""])("%s is none", (oib) =>
    expect(isOib(oib)).toBe(false));
  it("is checked for Croatian companies only", () => {
    expect(isDoubtfulOib("123", "HR")).toBe(true);
    expect(isDoubtfulOib("123", "")).toBe(true);
    expect(isDoubtfulOib("DE811569869", "DE")).toBe(false);
    expect(isDoubtfulOib("", "HR")).toBe(false);
    expect(isDoubtfulOib("94577403194", "HR")).toBe(false);
  });
});

describe("a shipping step that should be skipped", () => {
  const method = (id: number, branches = 0) => ({
    id,
    name: "",
    description: "",
    price: 1,
    options: Array.from({ length: branches }, (_, index) => ({ id: index + 1, name: "" })),
  });
  const nothing = { methodId: null, branchId: null };

  it("uses the first applicable method", () => {
    expect(autoShipping([method(4), method(5)], nothing, true)).toEqual({
      methodId: 4,
      branchId: null,
    });
    expect(autoShipping([method(4)], { methodId: 9, branchId: null }, true)?.methodId).toBe(4);
  });
  it.each([
    ["the site does not say so", [method(4)], nothing, false],
    ["nothing is applicable", [], nothing, true],
    ["a branch must be chosen", [method(4, 2)], nothing, true],
    ["the shopper has chosen", [method(4), method(5)], { methodId: 5, branchId: null }, true],
  ])("is shown when %s", (_, methods, choice, skips) =>
    expect(autoShipping(methods, choice, skips)).toBeNull());
});

describe("branches", () => {
  const branches = ["Čakovec, Trg", "Split, Poljud", "Đakovo", "Straße 1"].map((name, index) => ({
    id: index + 1,
    name,
  }));
  it("are searched when there are more than 12", () => {
    const list = (length: number) => Array.from({ length }, (_, id) => ({ id, name: "" }));
    expect([isLongList(list(12)), isLongList(list(13))]).toEqual([false, true]);
  });
  it("are found by every word, ignoring accents; the chosen one stays", () => {
    const ids = (search: string, chosen: number | null = null) =>
      findBranches(branches, search, chosen).map(({ id }) => id);
    expect(ids("cakovec TRG")).toEqual([1]);
    expect(ids("dakovo")).toEqual([3]);
    expect(ids("strasse")).toEqual([4]);
    expect(ids("split", 3)).toEqual([2, 3]);
    expect(ids("")).toHaveLength(4);
  });
});

it("offers the allowed countries that the cart can be delivered to, or all of them without an answer", () => {
  const allowed = ["HR", "DE"].map((iso, id) => ({ id, iso, code: "", name: "" }));
  const isos = (available: { iso: string }[] | undefined) =>
    deliverableCountries(allowed, available).map(({ iso }) => iso);
  expect(isos([{ iso: "hr" }, { iso: "US" }])).toEqual(["HR"]);
  expect(isos(undefined)).toEqual(["HR", "DE"]);
  expect(isos([])).toEqual(["HR", "DE"]);
});

describe("requesting payment methods", () => {
  const ready = {
    cartId: "1",
    cart: { digitalOnly: false, deliveryMethodId: 3 },
    buyer: { ...UNKNOWN_BUYER, userId: 5 },
    progress: { active: "payment", done: ["address", "shipping"] },
  } as const;
  it("happens when cart, delivery and buyer are known", () =>
    expect(canAskPayment(ready)).toBe(true));
  it("needs no delivery method for digital carts", () =>
    expect(canAskPayment({ ...ready, cart: { digitalOnly: true, deliveryMethodId: null } })).toBe(
      true,
    ));
  it.each([
    ["a cart session", { cartId: null }],
    ["a cart", { cart: null }],
    ["a delivery method", { cart: { digitalOnly: false, deliveryMethodId: null } }],
    ["a user", { buyer: UNKNOWN_BUYER }],
    ["main and shipping addresses", { progress: { active: "address", done: [] } } as const],
  ])("never happens without %s", (_, missing) =>
    expect(canAskPayment({ ...ready, ...missing })).toBe(false));
});
