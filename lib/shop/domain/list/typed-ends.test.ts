import { expect, it } from "vitest";
import { readListView } from "./list-view.ts";
import { readTypedEnds, typedName } from "./typed-ends.ts";

/** The filters of a form that a browser sends by itself. */
const sent = (locale: string, ...fields: readonly (readonly [string, string])[]) =>
  readListView(readTypedEnds(fields, locale)).filters;
const price = typedName("price");

it.each([
  ["hr", "12,50", "1.250", ["12.50", "1250"]],
  ["en", "12.50", "1,250", ["12.50", "1250"]],
  ["ar", "٥٠", "٩٠٫٥", ["50", "90.5"]],
  ["de", "12,50", "", ["12.50", "max"]],
  ["de", "", "−1,5", ["-1.5", "min"]],
])("in %s %j and %j are the ends %j", (locale, from, to, ends) =>
  expect(sent(locale, [price, from], [price, to])).toEqual({ price: ends }));

it("marks a range of which an end cannot be read, and leaves out one without ends", () => {
  expect(sent("en", [price, "cheap"], [price, "90"])).toEqual({ price: ["unread"] });
  expect(sent("en", [price, " "], [price, ""])).toEqual({});
});

it("leaves ranges of addresses and other fields as they are", () =>
  expect(sent("hr", ["price", "12,50"], ["brand", "101"], ["brand", "102"])).toEqual({
    brand: ["101", "102"],
    price: ["12", "50"],
  }));
