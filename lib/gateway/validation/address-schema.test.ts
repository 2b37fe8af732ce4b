import { describe, expect, it } from "vitest";
import { type AddressForm, addressSchema, blankAddressForm, isCompany } from "./address-schema.ts";
import { readFieldMessage } from "./message-values.ts";

const filled: AddressForm = {
  ...blankAddressForm,
  firstName: "Ana-Marija",
  lastName: "O'Neil Šarić",
  contactEmail: "ana@example.com",
  contactPhone: "+385 91 123",
  street: "Ilica",
  houseNumber: "12a",
  zipCode: "10000",
  city: "Zagreb",
  country: "HR",
};

/** `path: message` of every issue. */
function problems(
  form: AddressForm,
  requiredConsents: string[] = [],
  settings: Partial<Parameters<typeof addressSchema>[0]> = {},
): Record<string, string> {
  const rules = {
    differentBilling: form.differentBilling,
    company: isCompany(form),
    requiredConsents,
    ...settings,
  };
  const read = addressSchema(rules).safeParse(form);
  return Object.fromEntries(
    (read.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
}

describe("the address step", () => {
  it("accepts a complete address", () => expect(problems(filled)).toEqual({}));

  it("requires every field except the company fields", () => {
    expect(Object.keys(problems(blankAddressForm)).sort()).toEqual([
      "city",
      "contactEmail",
      "contactPhone",
      "country",
      "firstName",
      "houseNumber",
      "lastName",
      "street",
      "zipCode",
    ]);
  });

  it.each([
    ["contactEmail", "not an address", "email"],
    ["contactEmail", "   ", "required"],
    ["firstName", "R2D2", "lettersOnly"],
    ["lastName", "<b>", "lettersOnly"],
    ["country", "x".repeat(76), "max:75:76"],
    ["city", "x".repeat(76), "max:75:76"],
    ["street", "x".repeat(76), "max:75:76"],
    ["houseNumber", "x".repeat(16), "max:15:16"],
    ["zipCode", "x".repeat(26), "max:25:26"],
  ])("refuses %s %j", (field, value, message) => {
    expect(problems({ ...filled, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ["companyName", "companyOIB"],
    ["companyOIB", "companyName"],
  ] as const)("requires both company fields when %s is given", (given, missing) => {
    expect(problems({ ...filled, [given]: "12345678901" })).toEqual({ [missing]: "required" });
  });

  it("takes what was typed before there was a field for the state", () => {
    const { region: _, ...older } = filled;
    const form = { ...filled, differentBilling: true, billing: older } as unknown as AddressForm;
    expect(problems(form)).toEqual({});
  });

  it("validates billing only when it differs", () => {
    expect(problems({ ...filled, differentBilling: false })).toEqual({});
    expect(problems({ ...filled, differentBilling: true })).toMatchObject({
      "billing.firstName": "required",
      "billing.country": "required",
    });
  });

  it("accepts any name when the special-character rule is disabled", () => {
    const odd = { ...filled, firstName: "R2-D2", lastName: "#7" };
    expect(Object.keys(problems(odd))).toEqual(["firstName", "lastName"]);
    expect(problems(odd, [], { anyNames: true })).toEqual({});
    expect(problems({ ...odd, firstName: " " }, [], { anyNames: true })).toEqual({
      firstName: "required",
    });
  });

  it("rejects a country that is not offered", () => {
    expect(problems(filled, [], { countries: ["DE"] })).toEqual({ country: "countryNotAllowed" });
    expect(problems(filled, [], { countries: ["DE", "HR"] })).toEqual({});
    expect(problems({ ...filled, country: "" }, [], { countries: ["DE"] })).toEqual({
      country: "required",
    });
    const billing = { ...filled, differentBilling: true, billing: filled };
    expect(problems(billing, [], { billingCountries: ["DE"] })).toEqual({
      "billing.country": "countryNotAllowed",
    });
  });

  it("requires the required consents", () => {
    expect(problems(filled, ["terms"])).toEqual({ consents: "consentRequired" });
    expect(problems({ ...filled, consents: ["terms"] }, ["terms"])).toEqual({});
  });
});

it("includes the limit and the length in the message", () => {
  expect(readFieldMessage("max:75:82")).toEqual({
    key: "max",
    values: { length: 75, count: 82, value: "75:82" },
  });
  expect(readFieldMessage("equal:a: yes").values.value).toBe("a: yes");
  expect(readFieldMessage("required").key).toBe("required");
});
