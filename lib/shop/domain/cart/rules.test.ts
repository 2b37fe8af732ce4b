import { describe, expect, it } from "vitest";
import { toApiError } from "#lib/shop/api/errors.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { hasCartChanged } from "./changes.ts";
import { isCartRejected, isUncertain, sessionEnd } from "./faults.ts";
import { optionTitle, readLineOptions } from "./line.ts";
import {
  addChange,
  countPieces,
  isBusy,
  NOTHING_PENDING,
  removeAnswered,
  setChangeState,
  toRows,
} from "./pending.ts";

const [one, two] = [anItem({ qty: 2 }), anItem({ itemId: 2, qty: 1 })];
const held = aCart([one, two]);

describe("pending changes", () => {
  it("override the answer, with the latest change of a line", () => {
    const first = addChange(NOTHING_PENDING, one, { kind: "quantity", quantity: 5 });
    const second = addChange(first, one, { kind: "quantity", quantity: 7 });
    expect(countPieces(held, second)).toBe(8);
    expect(toRows(held, second)[0]).toMatchObject({ quantity: 7, updating: true });
  });

  it("hide a removed line until the removal fails", () => {
    const removal = addChange(NOTHING_PENDING, one, { kind: "removal", quantity: 0 });
    expect(toRows(held, removal)).toHaveLength(1);
    expect(toRows(held, setChangeState(removal, 1, "failed"))).toHaveLength(2);
    expect(isBusy(setChangeState(removal, 1, "failed"))).toBe(false);
  });

  it("are dropped when the line equals the cart's value", () => {
    const change = addChange(NOTHING_PENDING, one, { kind: "quantity", quantity: 3 });
    expect(addChange(change, one, { kind: "quantity", quantity: 2 }).size).toBe(0);
    // A change in flight will alter the line: going back must be sent as well.
    expect(
      addChange(setChangeState(change, 1, "sent"), one, { kind: "quantity", quantity: 2 }).size,
    ).toBe(1);
  });

  it("are settled by their own answer only", () => {
    const sent = setChangeState(
      addChange(NOTHING_PENDING, one, { kind: "quantity", quantity: 3 }),
      1,
      "sent",
    );
    expect(removeAnswered(sent, 1).size).toBe(0);
    expect(removeAnswered(addChange(sent, one, { kind: "quantity", quantity: 4 }), 1).size).toBe(1);
  });
});

describe("a changed cart", () => {
  it.each([
    ["the same", [one, two], false],
    ["in another order", [two, one], false],
    ["one less", [one], true],
    ["another line", [one, anItem({ itemId: 3 })], true],
    ["another price", [anItem({ qty: 2, price: 10.01 }), two], true],
    ["another total of a line", [anItem({ qty: 3 }), two], true],
  ])("%s", (_, items, changed) => expect(hasCartChanged([one, two], items)).toBe(changed));
});

describe("faults", () => {
  it("end the session by their message", () => {
    expect(sessionEnd(toApiError(409, "Cart is archived."))).toBe("archived");
    expect(sessionEnd(toApiError(409, "Session already used."))).toBe("used");
    expect(sessionEnd(toApiError(409, "Something else"))).toBeNull();
  });

  it.each([
    [0, false, true],
    [400, true, false],
    [404, false, false],
    [409, true, false],
    [422, false, false],
    [500, false, true],
  ])("status %i: gone %s, uncertain %s", (status, gone, uncertain) => {
    const error = toApiError(status, "");
    expect([isCartRejected(error), isUncertain(error)]).toEqual([gone, uncertain]);
  });
});

it("reads the options of a line leniently", () => {
  const options = {
    personalizations: { "12:Text": "Ana", Number: 7, odd: {} },
    bundleOptions: [{ id: "3" }, null, {}],
  };
  expect(readLineOptions({ options })).toEqual({
    personalizations: { "12:Text": "Ana", Number: "7" },
    bundleOptions: [{ id: 3, options: null }],
  });
  expect(readLineOptions({ options: {} })).toEqual({ personalizations: {}, bundleOptions: [] });
  expect(optionTitle("12:Text")).toBe("Text");
});
