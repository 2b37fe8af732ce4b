import { describe, expect, it } from "vitest";
import { automaticMethod, paymentFlow } from "./payment.ts";

const method = (paymentType: string | null, id = 1) => ({
  id,
  name: "",
  description: "",
  paymentType,
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
