import { describe, expect, it } from "vitest";
import { type AddressForm, addressSchema, blankAddressForm, isCompany } from "./address.ts";
import { readFieldMessage } from "./messages.ts";

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

/** `path: message` of everything that is wrong. */
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
  it("takes a complete address", () => expect(problems(filled)).toEqual({}));

  it("asks for every field but the company's", () => {
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
    ["country", "x".repeat(76), "max:75"],
    ["city", "x".repeat(76), "max:75"],
    ["street", "x".repeat(76), "max:75"],
    ["houseNumber", "x".repeat(16), "max:15"],
    ["zipCode", "x".repeat(26), "max:25"],
  ])("refuses %s %j", (field, value, message) => {
    expect(problems({ ...filled, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ["companyName", "companyOIB"],
    ["companyOIB", "companyName"],
  ] as const)("wants both company fields once %s is given", (given, missing) => {
    expect(problems({ ...filled, [given]: "12345678901" })).toEqual({ [missing]: "required" });
  });

  it("judges billing only when it differs", () => {
    expect(problems({ ...filled, differentBilling: false })).toEqual({});
    expect(problems({ ...filled, differentBilling: true })).toMatchObject({
      "billing.firstName": "required",
      "billing.country": "required",
    });
  });

  it("takes any name where the special-character rule is disabled", () => {
    const odd = { ...filled, firstName: "R2-D2", lastName: "#7" };
    expect(Object.keys(problems(odd))).toEqual(["firstName", "lastName"]);
    expect(problems(odd, [], { anyNames: true })).toEqual({});
    expect(problems({ ...odd, firstName: " " }, [], { anyNames: true })).toEqual({
      firstName: "required",
    });
  });

  it("asks a country again that is not among those offered", () => {
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

  it("wants the required consents", () => {
    expect(problems(filled, ["terms"])).toEqual({ consents: "consentRequired" });
    expect(problems({ ...filled, consents: ["terms"] }, ["terms"])).toEqual({});
  });
});

it("a message carries its figure", () => {
  expect(readFieldMessage("max:75")).toEqual({ key: "max", values: { length: 75 } });
  expect(readFieldMessage("required").key).toBe("required");
});
