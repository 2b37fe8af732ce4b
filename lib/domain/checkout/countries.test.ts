import { expect, it } from "vitest";
import { countryName, namedCountries } from "./countries.ts";

const country = (id: number, iso: string, name: string) => ({ id, iso, name, code: "" });

it("names and sorts countries in the page's language, whatever the record contains", () => {
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
