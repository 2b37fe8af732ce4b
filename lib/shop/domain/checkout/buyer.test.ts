import { describe, expect, it } from "vitest";
import { PERSON_FIELDS, pickFields } from "#lib/shop/values/address.ts";
import { readBuyerIds, toGuest, UNKNOWN_BUYER } from "./buyer.ts";

describe("the guest", () => {
  const person = {
    ...pickFields({}, PERSON_FIELDS),
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

  it("has the delivery address as main one unless billing differs", () => {
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

  it("is trimmed, and a company only when one is given", () => {
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
    const abroad = { ...answers, zipCode: "", houseNumber: "", city: "Dubai", region: "Dubai" };
    expect(
      toGuest({ ...abroad, companyName: "Club", companyOIB: "1" }, UNKNOWN_BUYER).company?.address,
    ).toBe("Ilica, Dubai, Dubai");
  });

  it("carries the ids the backend gave, and none it did not", () => {
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
