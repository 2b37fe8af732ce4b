import { describe, expect, it } from "vitest";
import { type Consent, consent } from "#lib/api/schemas/user.ts";
import { readBuyerIds, toGuest, UNKNOWN_BUYER } from "./buyer.ts";
import { openConsents, toConsentRules } from "./consents.ts";
import { allowedCountries } from "./countries.ts";
import { isSameShipping, readSavedShipping, shippingProblem } from "./shipping.ts";

const methods = [
  { id: 1, name: "Courier", description: "", price: 5, options: [] },
  { id: 2, name: "Locker", description: "", price: 3, options: [{ id: 20, name: "Centre" }] },
];

describe("shipping", () => {
  it.each([
    [{ methodId: null, branchId: null }, "shippingMethodUndefined"],
    [{ methodId: 9, branchId: null }, "shippingMethodNotFound"],
    [{ methodId: 2, branchId: null }, "shippingBranchUndefined"],
    [{ methodId: 2, branchId: 99 }, "shippingBranchUndefined"],
    [{ methodId: 2, branchId: 20 }, null],
    [{ methodId: 1, branchId: null }, null],
  ])("%o → %s", (choice, problem) => expect(shippingProblem(methods, choice)).toBe(problem));

  it("is saved again only when the method or branch changes", () => {
    const saved = readSavedShipping({ deliveryMethodId: 2, options: { deliveryBranchId: "20" } });
    expect(isSameShipping(saved, { methodId: 2, branchId: 20 })).toBe(true);
    expect(isSameShipping(saved, { methodId: 2, branchId: 21 })).toBe(false);
    expect(readSavedShipping(null)).toEqual({ methodId: null, branchId: null });
    expect(readSavedShipping({ deliveryMethodId: 1, options: {} }).branchId).toBeNull();
  });
});

describe("consents", () => {
  const record = (fields: Partial<Consent>): Consent =>
    consent.parse({ uniqueNumber: "A", ...fields });

  it("shows the consents that the records name and marks the required ones", () => {
    const rules = toConsentRules([
      record({
        uniqueNumber: "A",
        displayName: "Terms",
        consents: ["A", "B"],
        requiredConsents: ["A"],
      }),
      record({ uniqueNumber: "B", displayName: "News" }),
      record({ uniqueNumber: "C", displayName: "Elsewhere" }),
    ]);
    expect(rules.map(({ uniqueNumber, required }) => [uniqueNumber, required])).toEqual([
      ["A", true],
      ["B", false],
    ]);
    expect(openConsents(rules, ["B"])).toEqual(["A"]);
    expect(openConsents(rules, ["A"])).toEqual([]);
  });

  it("shows every record with a text once when none names any", () => {
    const records = [
      record({ displayName: "Terms" }),
      record({ displayName: "Terms" }),
      record({ uniqueNumber: "B" }),
    ];
    expect(toConsentRules(records)).toHaveLength(1);
  });
});

it("lists the allowed countries", () => {
  const countries = [
    { id: 1, iso: "HR", code: "HRV", name: "" },
    { id: 2, iso: "DE", code: "DEU", name: "" },
  ];
  expect(allowedCountries(countries, "ALL")).toHaveLength(2);
  expect(allowedCountries(countries, ["hr"]).map(({ id }) => id)).toEqual([1]);
});

describe("the guest", () => {
  const person = {
    firstName: " Ana ",
    lastName: "Horvat",
    contactEmail: " ana@example.com ",
    contactPhone: "1",
    street: "Ilica",
    houseNumber: "1",
    zipCode: "10000",
    city: "Zagreb",
    country: "HR",
  };
  const answers = {
    ...person,
    companyName: "",
    companyOIB: "",
    differentBilling: false,
    billing: { ...person, city: "Split" },
  };

  it("uses the delivery address as the main one unless billing differs", () => {
    const cities = (different: boolean) =>
      toGuest({ ...answers, differentBilling: different }, UNKNOWN_BUYER).addresses.map(
        ({ type, city }) => [type, city],
      );
    expect(cities(false)).toEqual([
      ["main", "Zagreb"],
      ["shipping", "Zagreb"],
    ]);
    expect(cities(true)).toEqual([
      ["main", "Split"],
      ["shipping", "Zagreb"],
    ]);
  });

  it("is trimmed, and includes a company only when one is given", () => {
    const guest = toGuest(answers, UNKNOWN_BUYER);
    expect([guest.email, guest.details.firstName, guest.company]).toEqual([
      "ana@example.com",
      "Ana",
      null,
    ]);
    expect(
      toGuest({ ...answers, companyName: "Klub", companyOIB: "1" }, UNKNOWN_BUYER).company,
    ).toEqual({
      name: "Klub",
      address: "Ilica 1, 10000 Zagreb",
    });
  });

  it("contains the ids from the backend, and no others", () => {
    const ids = readBuyerIds({
      id: 5,
      addresses: [
        { id: 8, type: "main" },
        { id: null, type: "shipping" },
      ],
    });
    expect(ids).toEqual({ userId: 5, billingAddressId: 8, shippingAddressId: null });
    expect(toGuest(answers, ids).addresses.map((address) => "id" in address)).toEqual([
      true,
      false,
    ]);
  });
});
