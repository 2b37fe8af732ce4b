import { describe, expect, it } from "vitest";
import { deliveryMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import {
  autoShipping,
  findBranches,
  isLongList,
  isSameShipping,
  presetShipping,
  readSavedShipping,
  shippingProblem,
} from "./shipping.ts";

const methods = [
  { id: 1, name: "Courier", description: "", price: 5, options: [] },
  { id: 2, name: "Locker", description: "", price: 3, options: [{ id: 20, name: "Centre" }] },
].map((wire) => deliveryMethod.parse(wire));

describe("shipping", () => {
  it.each([
    [{ methodId: null, branchId: null }, "shippingMethodUndefined"],
    [{ methodId: 9, branchId: null }, "shippingMethodNotFound"],
    [{ methodId: 2, branchId: null }, "shippingBranchUndefined"],
    [{ methodId: 2, branchId: 99 }, "shippingBranchUndefined"],
    [{ methodId: 2, branchId: 20 }, null],
    [{ methodId: 1, branchId: null }, null],
  ])("%o → %s", (choice, problem) => expect(shippingProblem(methods, choice)).toBe(problem));

  it("is saved again only when method or branch changed", () => {
    const saved = readSavedShipping({ deliveryMethodId: 2, options: { deliveryBranchId: "20" } });
    expect(isSameShipping(saved, { methodId: 2, branchId: 20 })).toBe(true);
    expect(isSameShipping(saved, { methodId: 2, branchId: 21 })).toBe(false);
    expect(readSavedShipping(null)).toEqual({ methodId: null, branchId: null });
    expect(readSavedShipping({ deliveryMethodId: 1, options: {} }).branchId).toBeNull();
  });
});

describe("a shipping step that should be skipped", () => {
  const method = (id: number, branches = 0) =>
    deliveryMethod.parse({
      id,
      name: "",
      description: "",
      price: 1,
      options: Array.from({ length: branches }, (_, index) =>
        deliveryMethod.parse({ id: index + 1, name: "" }),
      ),
    });
  const nothing = { methodId: null, branchId: null };

  it("takes the first applicable method", () => {
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
  ])("is shown where %s", (_, methods, choice, skips) =>
    expect(autoShipping(methods, choice, skips)).toBeNull());
});

describe("the delivery that is chosen beforehand", () => {
  const method = (id: number, price: number | null, kind?: string, branches = 0) =>
    deliveryMethod.parse({
      id,
      price,
      kind,
      options: Array.from({ length: branches }, (_, index) => ({ id: index + 1, name: "" })),
    });
  const nothing = { methodId: null, branchId: null };
  const usual = [method(1, 9, "courier"), method(2, 5, "courier"), method(3, 0, "pickUp")];

  it.each([
    ["the cheapest that delivers", usual, nothing, 2],
    ["the first of equal ones", [method(4, 5, "courier"), ...usual], nothing, 4],
    ["a new one for one that is gone", usual, { methodId: 8, branchId: null }, 2],
    ["the only one, of any kind", [method(3, null)], nothing, 3],
  ])("is %s", (_, methods, choice, id) =>
    expect(presetShipping(methods, choice)).toEqual({ methodId: id, branchId: null }));

  it.each([
    ["one was chosen", usual, { methodId: 1, branchId: null }],
    ["a kind is not known", [...usual, method(5, 9)], nothing],
    ["a price is not known", [...usual, method(5, null, "courier")], nothing],
    ["its branch has to be chosen", [...usual, method(5, 1, "courier", 2)], nothing],
    ["none delivers", [method(3, 0, "pickUp"), method(4, 0, "pickUp")], nothing],
  ])("does not exist where %s", (_, methods, choice) =>
    expect(presetShipping(methods, choice)).toBeNull());
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
  it("are found by every word, without accents; the chosen one stays", () => {
    const ids = (search: string, chosen: number | null = null) =>
      findBranches(branches, search, chosen).map(({ id }) => id);
    expect(ids("cakovec TRG")).toEqual([1]);
    expect(ids("dakovo")).toEqual([3]);
    expect(ids("strasse")).toEqual([4]);
    expect(ids("split", 3)).toEqual([2, 3]);
    expect(ids("")).toHaveLength(4);
  });
});
