import { describe, expect, it } from "vitest";
import { languageOf } from "./unavailable";

describe("languageOf", () => {
  it("takes what the page said of itself, else its path's prefix, else English", () => {
    expect(languageOf("/de/kasse", "hr")).toBe("hr");
    expect(languageOf("/de/kasse", undefined)).toBe("de");
    expect(languageOf("/HR?x=1", undefined)).toBe("hr");
    expect(languageOf("/shop", undefined)).toBe("en");
    expect(languageOf("/fr/shop", "fr")).toBe("en");
  });
});
