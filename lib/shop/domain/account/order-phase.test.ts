import { describe, expect, it } from "vitest";
import { orderStatusKey, orderStatusWords } from "./order-phase.ts";

describe("orderStatusKey", () => {
  it.each([
    ["PARTIALLY_SHIPPED", "partiallyShipped"],
    ["partially-shipped", "partiallyShipped"],
    ["Partially shipped", "partiallyShipped"],
    ["partiallyShipped", "partiallyShipped"],
    ["Paid", "paid"],
    ["CANCELED", "cancelled"],
    ["pending_payment", "pending"],
    ["constructor", "constructor"],
    [" ", ""],
  ])("%j is %j", (status, key) => expect(orderStatusKey(status)).toBe(key));
});

describe("orderStatusWords", () => {
  it.each([
    ["AT_CUSTOMS", "At customs"],
    ["at-customs", "At customs"],
    ["atCustoms", "At customs"],
    ["AT CUSTOMS", "At customs"],
    ["ČEKA_UPLATU", "Čeka uplatu"],
    ["customs", "Customs"],
    ["in Produktion", "in Produktion"],
    ["قيد التجهيز", "قيد التجهيز"],
  ])("%j is %j", (status, words) => expect(orderStatusWords(status)).toBe(words));
});
