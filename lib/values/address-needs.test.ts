import { expect, it } from "vitest";
import { addressNeeds } from "./address-needs.ts";

it.each(["AE", "qa", "HK", "ZW"])("%s has no postal codes", (country) => {
  expect(addressNeeds(country)).toEqual({ postalCode: false, houseNumber: false });
});

it.each(["HR", "SA", "EG", "", "E A", "toString"])("%j needs what most need", (country) => {
  expect(addressNeeds(country)).toEqual({ postalCode: true, houseNumber: true });
});
