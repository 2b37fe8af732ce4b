import { expect, it } from "vitest";
import type { Buyer } from "./buyer.ts";
import { paymentsFor } from "./payment-offer.ts";

const text = { en: "", hr: "", de: "" };
const method = (id: number, more: object = {}) => ({
  id,
  name: text,
  description: text,
  paymentType: null,
  ...more,
});
const methods = [method(1), method(5, { companies: true, agreements: ["99900000003"] })];
const buyer = (companyOIB: string) =>
  ({ main: { companyOIB }, billing: null, shipping: null }) as unknown as Buyer;
const ids = (oib: string) => paymentsFor(methods, buyer(oib)).map(({ id }) => id);

it("offers companies more, and a company with an agreement its account alone", () => {
  expect(ids("")).toEqual([1]);
  expect(ids("12345678903")).toEqual([1, 5]);
  expect(ids("99900000003")).toEqual([5]);
});
