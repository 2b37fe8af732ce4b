import { describe, expect, it } from "vitest";
import { toWanted } from "#lib/shop/domain/checkout/wanted-address.ts";
import { ADDRESS_FIELDS, pickFields } from "#lib/shop/values/address.ts";
import { planAddresses, readWantedIds } from "./plan-addresses.ts";
import {
  type AddressContent,
  type SavedAddress,
  toAddressOptions,
  usualBilling,
  usualDelivery,
} from "./saved-address.ts";

const at = (street: string, more: Partial<AddressContent> = {}): AddressContent => ({
  ...pickFields({}, ADDRESS_FIELDS),
  firstName: "Ana",
  lastName: "Horvat",
  contactEmail: "ana@example.com",
  contactPhone: "1",
  street,
  houseNumber: "1",
  zipCode: "10000",
  city: "Zagreb",
  country: "HR",
  ...more,
});
const saved = (id: number | null, type: SavedAddress["type"], street: string): SavedAddress => ({
  id,
  type,
  ...at(street),
});

/** `id type street` of everything that is sent, in order. */
const plan = (
  addresses: SavedAddress[],
  delivery: { street: string; from?: number },
  billing?: { street: string; from?: number },
) => {
  const wanted = ({ street, from }: { street: string; from?: number }) => ({
    content: at(street),
    from: from ?? null,
  });
  return planAddresses(addresses, wanted(delivery), billing ? wanted(billing) : null).map(
    ({ id, address }) => `${id ?? "new"} ${address.type} ${address.street}`,
  );
};

describe("a customer's addresses for an order", () => {
  it("are a main and a shipping one, created when missing", () => {
    expect(plan([], { street: "A" })).toEqual(["new shipping A", "new main A"]);
    expect(plan([], { street: "A" }, { street: "B" })).toEqual(["new shipping A", "new main B"]);
    expect(plan([saved(1, "main", "A")], { street: "A", from: 1 })).toEqual(["new shipping A"]);
    expect(plan([saved(1, "shipping", "A")], { street: "A", from: 1 })).toEqual(["new main A"]);
  });

  it("are not sent when nothing changed", () => {
    const both = [saved(1, "main", "A"), saved(2, "shipping", "A")];
    expect(plan(both, { street: "A", from: 1 })).toEqual([]);
    expect(plan(both, { street: " A " })).toEqual([]);
    const apart = [saved(1, "main", "A"), saved(2, "shipping", "B")];
    expect(plan(apart, { street: "B", from: 2 }, { street: "A", from: 1 })).toEqual([]);
    const three = [...apart, saved(3, "billing", "C")];
    expect(plan(three, { street: "B", from: 2 }, { street: "C", from: 3 })).toEqual([]);
  });

  it("are updated when one changes, together with identical ones", () => {
    const both = [saved(1, "main", "A"), saved(2, "shipping", "A")];
    expect(plan(both, { street: "A2", from: 1 })).toEqual(["1 main A2", "2 shipping A2"]);
    expect(plan(both, { street: "A2", from: 1 }, { street: "A", from: 1 })).toEqual([
      "2 shipping A2",
    ]);
    const apart = [saved(1, "main", "A"), saved(2, "shipping", "B")];
    expect(plan(apart, { street: "B", from: 2 }, { street: "A2", from: 1 })).toEqual(["1 main A2"]);
  });

  it("swap types without losing one", () => {
    const many = [saved(1, "main", "A"), saved(2, "shipping", "B"), saved(3, "other", "C")];
    expect(plan(many, { street: "C", from: 3 }, { street: "A", from: 1 })).toEqual([
      "2 other B",
      "3 shipping C",
    ]);
    expect(plan(many, { street: "D" }, { street: "A", from: 1 })).toEqual([
      "2 other B",
      "new shipping D",
    ]);
  });

  it("use the delivery address for billing when billing does not differ", () => {
    const three = [saved(1, "main", "A"), saved(2, "shipping", "B"), saved(3, "billing", "C")];
    expect(plan(three, { street: "B", from: 2 })).toEqual(["3 other C", "new billing B"]);
    const same = [saved(1, "main", "A"), saved(2, "shipping", "A"), saved(3, "billing", "C")];
    expect(plan(same, { street: "A", from: 2 })).toEqual(["3 other C"]);
  });

  it("reuse an identical one instead of creating another", () => {
    const kept = [saved(1, "main", "A"), saved(2, "shipping", "B"), saved(3, "other", "A")];
    expect(plan(kept, { street: "A", from: 1 })).toEqual(["2 other B", "3 shipping A"]);
  });

  it("ignore one without an id", () => {
    expect(plan([saved(null, "main", "A")], { street: "B" }, { street: "A" })).toEqual([
      "new shipping B",
    ]);
  });
});

it("finds the ids in the profile by type, then by content", () => {
  const profile = [saved(1, "main", "A"), saved(2, "shipping", "B"), saved(3, "other", "C")];
  expect(readWantedIds(profile, at("B"), at("A"))).toEqual({
    shippingAddressId: 2,
    billingAddressId: 1,
    complete: true,
  });
  expect(readWantedIds(profile, at("C"), at("C"))).toMatchObject({ shippingAddressId: 3 });
  expect(readWantedIds([saved(1, "main", "A")], at("A"), at("A")).complete).toBe(false);
});

describe("saved addresses to pick", () => {
  const profile = [
    saved(1, "main", "A"),
    saved(2, "shipping", "A"),
    saved(3, "billing", "B"),
    saved(null, "other", "C"),
  ];

  it("are shown once each, and not without an id", () => {
    expect(toAddressOptions(profile).map(({ id, types }) => [id, types])).toEqual([
      [1, ["main", "shipping"]],
      [3, ["billing"]],
    ]);
  });

  it("start with the last delivery and billing addresses", () => {
    const options = toAddressOptions(profile);
    expect([usualDelivery(options)?.id, usualBilling(options)?.id]).toEqual([1, 3]);
    expect(usualDelivery(toAddressOptions([saved(9, "other", "A")]))?.id).toBe(9);
  });

  it("are shown as in the profile unless they are being edited", () => {
    const options = toAddressOptions([
      { ...saved(3, "billing", "B"), companyName: "Klub", companyOIB: "1" },
    ]);
    const answers = { ...at("Z"), differentBilling: true, billing: at("Y") };
    const wanted = (editing: boolean) =>
      toWanted(
        answers,
        { delivery: { id: null, editing: false }, billing: { id: 3, editing } },
        options,
      );
    expect(wanted(false).billing).toMatchObject({ from: 3, content: { street: "B" } });
    expect(wanted(true).billing).toMatchObject({
      from: 3,
      content: { street: "Y", companyName: "Klub" },
    });
    expect(wanted(true).delivery).toMatchObject({ from: null, content: { street: "Z" } });
    expect(
      toWanted({ ...answers, differentBilling: false }, wantedNone, options).billing,
    ).toBeNull();
  });
});
const wantedNone = {
  delivery: { id: null, editing: false },
  billing: { id: null, editing: false },
};
