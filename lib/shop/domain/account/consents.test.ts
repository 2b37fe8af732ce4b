import { describe, expect, it } from "vitest";
import { type Consent, consent } from "#lib/shop/api/schemas/user-schema.ts";
import { openConsents, toConsentRules } from "./consents.ts";

describe("consents", () => {
  const record = (fields: Partial<Consent>): Consent =>
    consent.parse({ uniqueNumber: "A", ...fields });

  it("shows what the records name and marks what they require", () => {
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

  it("keeps numbers as numbers and texts as texts, however the lists name them", () => {
    const rules = toConsentRules([
      record({
        uniqueNumber: 12,
        displayName: "Terms",
        consents: ["12", 13],
        requiredConsents: [12],
      }),
      record({ uniqueNumber: 13, displayName: "News" }),
      record({ uniqueNumber: "14", displayName: "Data", consents: [14], requiredConsents: [14] }),
    ]);
    expect(rules.map(({ uniqueNumber, required }) => [uniqueNumber, required])).toEqual([
      [12, true],
      [13, false],
      ["14", true],
    ]);
    expect(openConsents(rules, [12])).toEqual(["14"]);
  });

  it("shows every record with a text where none names any, each once", () => {
    const records = [
      record({ displayName: "Terms" }),
      record({ displayName: "Terms" }),
      record({ uniqueNumber: "B" }),
    ];
    expect(toConsentRules(records)).toHaveLength(1);
  });
});
