import { describe, expect, it } from "vitest";
import { inOneLine, lineOf } from "./address-text.ts";

const address = {
  firstName: "Ana",
  lastName: "Kos",
  contactEmail: "ana@example.com",
  contactPhone: "+1 206 555 0100",
  street: "Pine Street",
  houseNumber: "600",
  zipCode: "98101",
  city: "Seattle",
  country: "US",
  region: "WA",
  companyName: "",
  companyOIB: "",
};

describe("the lines of an address", () => {
  it.each([
    ["person", "Ana Kos"],
    ["street", "Pine Street 600"],
    ["city", "98101 Seattle, WA"],
    ["company", ""],
  ] as const)("are made of the fields that stand in them: %s", (line, text) =>
    expect(lineOf(address, line)).toBe(text));

  it("have neither blanks nor separators for what is missing", () => {
    const { region, ...older } = { ...address, zipCode: "", houseNumber: " " };
    expect(lineOf(older, "city")).toBe("Seattle");
    expect(lineOf(older, "street")).toBe("Pine Street");
    expect(lineOf({ region }, "city")).toBe("WA");
  });

  it("are joined in one line, with the country's name", () => {
    const nameOf = (iso: string) => `${iso}!`;
    expect(inOneLine(address, ["company", "person", "country"], nameOf)).toBe("Ana Kos, US!");
    expect(inOneLine({ ...address, country: "" }, ["person", "country"])).toBe("Ana Kos");
  });
});
