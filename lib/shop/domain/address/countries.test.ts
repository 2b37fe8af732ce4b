import { expect, it } from "vitest";
import {
  allowedCountries,
  countryName,
  deliverableCountries,
  namedCountries,
} from "./countries.ts";

const country = (id: number, iso: string, name: string) => ({ id, iso, name, code: "" });

it("countries are named and sorted in the page's language, whatever the record says", () => {
  const all = [
    country(1, "at", "Austria"),
    country(2, "HR", "Croatia"),
    country(3, "CZ", "Czechia"),
    country(4, "zz1", "Nowhere"),
  ];
  const names = (locale: string) => namedCountries(all, locale).map(({ name }) => name);
  expect(names("hr")).toEqual(["Austrija", "Češka", "Hrvatska", "Nowhere"]);
  expect(names("de")).toEqual(["Kroatien", "Nowhere", "Österreich", "Tschechien"]);
  expect(namedCountries(all, "hr")[0]).toEqual({ id: 1, iso: "AT", name: "Austrija" });
  expect(countryName("??", "hr")).toBeUndefined();
});

it("countries are the allowed ones", () => {
  const countries = [
    { id: 1, iso: "HR", code: "HRV", name: "" },
    { id: 2, iso: "DE", code: "DEU", name: "" },
  ];
  expect(allowedCountries(countries, "ALL")).toHaveLength(2);
  expect(allowedCountries(countries, ["hr"]).map(({ id }) => id)).toEqual([1]);
});

it("countries are the allowed ones the cart can be delivered to, all of them without an answer", () => {
  const allowed = ["HR", "DE"].map((iso, id) => ({ id, iso, code: "", name: "" }));
  const isos = (available: { iso: string }[] | undefined) =>
    deliverableCountries(allowed, available).map(({ iso }) => iso);
  expect(isos([{ iso: "hr" }, { iso: "US" }])).toEqual(["HR"]);
  expect(isos(undefined)).toEqual(["HR", "DE"]);
  expect(isos([])).toEqual(["HR", "DE"]);
});
