import { describe, expect, it } from "vitest";
import { languageOf } from "./unavailable.ts";

const LANGUAGES = ["en", "hr", "de"];

describe("languageOf", () => {
  it("uses the page's own language, else the path's prefix, else English", () => {
    expect(languageOf("/de/kasse", "hr", undefined, LANGUAGES)).toBe("hr");
    expect(languageOf("/de/kasse", undefined, undefined, LANGUAGES)).toBe("de");
    expect(languageOf("/HR?x=1", undefined, undefined, LANGUAGES)).toBe("hr");
    expect(languageOf("/shop", undefined, undefined, LANGUAGES)).toBe("en");
    expect(languageOf("/fr/shop", "fr", undefined, LANGUAGES)).toBe("en");
  });

  it("uses the one chosen by hand where neither names one", () => {
    const cookies = "cartId=1; locale=de";
    expect(languageOf("/shop", undefined, cookies, LANGUAGES)).toBe("de");
    expect(languageOf("/hr/shop", undefined, cookies, LANGUAGES)).toBe("hr");
    expect(languageOf("/shop", "en", cookies, LANGUAGES)).toBe("en");
    expect(languageOf("/shop", undefined, "locale=%00fr", LANGUAGES)).toBe("en");
  });
});
