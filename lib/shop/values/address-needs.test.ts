import { expect, it } from "vitest";
import { addressNeeds } from "./address-needs.ts";

it.each([
  ["AE", true],
  ["qa", false],
  ["HK", true],
  ["ZW", false],
])("%s has no postal codes, and a state: %s", (country, state) => {
  expect(addressNeeds(country)).toEqual({ postalCode: false, houseNumber: false, state });
});

it.each([
  ["HR", false],
  ["SA", false],
  ["EG", true],
  ["us", true],
  ["AU", true],
  ["IE", true],
  ["", false],
  ["E A", false],
  ["toString", false],
])("%j needs what most need, and has a state: %s", (country, state) => {
  expect(addressNeeds(country)).toEqual({ postalCode: true, houseNumber: true, state });
});
