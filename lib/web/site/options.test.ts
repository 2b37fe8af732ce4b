import { describe, expect, it } from "vitest";
import {
  flagOption,
  jsonOption,
  listOption,
  localOption,
  mediaOption,
  textOption,
} from "./options.ts";

const site = {
  options: new Map<string, unknown>([
    ["text", " Club "],
    ["empty", ""],
    ["number", 5],
    ["yes", "true"],
    ["real", true],
    ["no", "false"],
    ["logo", { path: "logo.png" }],
    ["logoText", '{"path":"other.png"}'],
    ["logoUrl", "https://media.example/l.png"],
    ["json", '{"a":[1]}'],
    ["broken", "{"],
    ["list", "hr, en,,"],
  ]),
};

describe("site options", () => {
  it("reads texts and numbers as text, and uses the fallback for missing or empty values", () => {
    expect(textOption(site, "text")).toBe("Club");
    expect(textOption(site, "number")).toBe("5");
    expect(textOption(site, "empty", "x")).toBe("x");
    expect(textOption(site, "logo", "x")).toBe("x");
  });

  it("reads the text of a language, of the default language, or any", () => {
    const of = (Name: unknown, locale = "ar") =>
      localOption({ options: new Map([["Name", Name]]), defaultLocale: "en" }, "Name", locale, "x");
    expect(of({ en: "Shop", ar: "متجر" })).toBe("متجر");
    expect(of('{"en":"Shop","ar":" "}')).toBe("Shop");
    expect(of({ hr: "Trgovina" })).toBe("Trgovina");
    expect([of("Shop"), of(7), of({ ar: 3 }), of(null), of(["a"])]).toEqual([
      "Shop",
      "7",
      "x",
      "x",
      "x",
    ]);
  });

  it("reads booleans in both forms", () => {
    expect([
      flagOption(site, "yes"),
      flagOption(site, "real"),
      flagOption(site, "no", true),
    ]).toEqual([true, true, false]);
    expect(flagOption(site, "missing", true)).toBe(true);
  });

  it("reads a Media, its JSON or its address", () => {
    expect(mediaOption(site, "logo")?.path).toBe("logo.png");
    expect(mediaOption(site, "logoText")?.path).toBe("other.png");
    expect(mediaOption(site, "logoUrl")?.path).toBe("https://media.example/l.png");
    expect(mediaOption(site, "missing")).toBeNull();
  });

  it("reads JSON and lists", () => {
    expect(jsonOption(site, "json")).toEqual({ a: [1] });
    expect(jsonOption(site, "broken")).toBeNull();
    expect(listOption(site, "list")).toEqual(["hr", "en"]);
  });
});
