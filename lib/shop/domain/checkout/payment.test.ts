import { describe, expect, it } from "vitest";
import { UNKNOWN_BUYER } from "./buyer.ts";
import { automaticMethod, canAskPayment, paymentFlow } from "./payment.ts";

const method = (paymentType: string | null, id = 1) => ({
  id,
  name: "",
  description: "",
  paymentType,
  terms: null,
  marks: [],
});
const company = { companyName: "Klub d.o.o.", companyOIB: "12345678903" };
const open = { methods: [method("HPF")], company, openConsents: [] as string[] };

it("has nothing more to do without a type", () => {
  expect([paymentFlow(method(null)), paymentFlow(method("CARD"))]).toEqual(["none", "form"]);
});

describe("the method that needs no choice", () => {
  it("is the only one, of type HPF, for a company that owes no consent", () => {
    expect(automaticMethod(open)).toEqual(method("HPF"));
    expect(automaticMethod({ ...open, methods: [method("hpf")] })).toEqual(method("hpf"));
  });

  it.each([
    ["another type", { ...open, methods: [method("CARD")] }],
    ["no type", { ...open, methods: [method(null)] }],
    ["a second method", { ...open, methods: [method("HPF"), method("HPF", 2)] }],
    ["no method", { ...open, methods: [] }],
    ["no company name", { ...open, company: { ...company, companyName: " " } }],
    ["no OIB", { ...open, company: { ...company, companyOIB: "" } }],
    ["an open consent", { ...open, openConsents: ["terms"] }],
    ["consents that are not known", { ...open, openConsents: null }],
  ])("does not exist with %s", (_, circumstances) => {
    expect(automaticMethod(circumstances)).toBeNull();
  });
});

describe("payment methods are asked for", () => {
  const ready = {
    cartId: "1",
    cart: { digitalOnly: false, deliveryMethodId: 3 },
    buyer: { ...UNKNOWN_BUYER, userId: 5 },
    progress: { active: "payment", done: ["address", "shipping"] },
  } as const;
  it("once cart, delivery and buyer are there", () => expect(canAskPayment(ready)).toBe(true));
  it("without a delivery method for digital carts", () =>
    expect(canAskPayment({ ...ready, cart: { digitalOnly: true, deliveryMethodId: null } })).toBe(
      true,
    ));
  it.each([
    ["a cart session", { cartId: null }],
    ["a cart", { cart: null }],
    ["a delivery method", { cart: { digitalOnly: false, deliveryMethodId: null } }],
    ["a user", { buyer: UNKNOWN_BUYER }],
    ["main and shipping addresses", { progress: { active: "address", done: [] } } as const],
  ])("never without %s", (_, missing) =>
    expect(canAskPayment({ ...ready, ...missing })).toBe(false));
});
