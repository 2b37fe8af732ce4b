import { expect, it } from "vitest";
import { streetApart } from "./street-apart.ts";

it.each([
  ["Ilica 12", "Ilica", "12"],
  ["Ulica grada Vukovara 12a", "Ulica grada Vukovara", "12a"],
  ["Straße des 17. Juni 135", "Straße des 17. Juni", "135"],
  ["Hauptstraße, 7/3", "Hauptstraße", "7/3"],
  ["Lange Gasse 7-9", "Lange Gasse", "7-9"],
  ["شارع الشيخ زايد 14", "شارع الشيخ زايد", "14"],
  ["12 Main Street", "Main Street", "12"],
  ["221B Baker Street", "Baker Street", "221B"],
])("%s is a street and its number", (typed, street, houseNumber) => {
  expect(streetApart({ street: typed, houseNumber: "", country: "HR" })).toEqual({
    street,
    houseNumber,
    country: "HR",
  });
});

it.each([
  "Ilica",
  "Ulica 30. svibnja",
  "Trg 1. maja",
  "",
  "12",
  `${"1 ".repeat(300)}`,
])("%j stays as it is", (street) => {
  const address = { street, houseNumber: "", country: "HR" };
  expect(streetApart(address)).toBe(address);
});

it.each([
  ["a number was typed", { street: "Ilica 12", houseNumber: "3", country: "HR" }],
  ["the country needs none", { street: "Street 12", houseNumber: "", country: "AE" }],
])("an address stays as it is where %s", (_, address) => {
  expect(streetApart(address)).toBe(address);
});
