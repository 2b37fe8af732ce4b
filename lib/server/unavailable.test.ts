import { describe, expect, it } from "vitest";
import { languageOf } from "./unavailable.ts";

const LANGUAGES = ["en", "hr", "de"];

describe("languageOf", () => {
  it("uses the page's own language, else the path's prefix, else English", () => {
    expect(languageOf("/de/kasse", "hr", LANGUAGES)).toBe("hr");
    expect(languageOf("/de/kasse", undefined, LANGUAGES)).toBe("de");
    expect(languageOf("/HR?x=1", undefined, LANGUAGES)).toBe("hr");
    expect(languageOf("/shop", undefined, LANGUAGES)).toBe("en");
    expect(languageOf("/fr/shop", "fr", LANGUAGES)).toBe("en");
  });
});
