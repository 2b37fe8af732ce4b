import { describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { formatNumber } from "./number-format.ts";
import { readDecimal, readWhole, writeDecimal } from "./read-number.ts";

describe("a typed number", () => {
  it.each([
    // By the page's language.
    ["12,50", "hr", "12.50"],
    ["12.50", "en", "12.50"],
    ["1.250", "de", "1250"],
    ["1,250", "en", "1250"],
    ["1.250", "en", "1.250"],
    ["1,250", "hr", "1.250"],
    ["1.250,5", "de", "1250.5"],
    ["1,234,567.89", "en", "1234567.89"],
    ["1'250.5", "de-CH", "1250.5"],
    ["1’250.5", "de-CH", "1250.5"],
    ["1\u202f250,5", "fr", "1250.5"],
    ["1\u00a0250", "hr", "1250"],
    ["12,34,567", "en-IN", "1234567"],
    // One reading only, in whichever language.
    ["12.50", "hr", "12.50"],
    ["2,5", "en", "2.5"],
    ["0.125", "de", "0.125"],
    ["0,125", "en", "0.125"],
    ["1.250.000", "en", "1250000"],
    ["1 250,5", "en", "1250.5"],
    [",5", "hr", "0.5"],
    [".5", "en", "0.5"],
    // Digits of other scripts, with their own marks.
    ["٣", "ar", "3"],
    ["۱۲۵۰", "ar", "1250"],
    ["٥٠٫٢٥", "ar", "50.25"],
    ["١٬٢٥٠٫٥", "en", "1250.5"],
    ["۱۲،۵", "fa", "12.5"],
    ["३", "en", "3"],
    ["๔๒", "th", "42"],
    ["１９９０", "hr", "1990"],
    ["２，５", "hr", "2.5"],
    ["\u{1d7d9}\u{1d7da}", "en", "12"],
    ["᱓", "en", "3"],
    // Signs, unseen marks, and digits as they are.
    ["-5", "en", "-5"],
    ["\u22125,5", "hr", "-5.5"],
    ["\u200f-٥\u200e", "ar", "-5"],
    [" \u200b7\ufeff ", "en", "7"],
    ["007", "en", "007"],
    ["19,50", "de", "19.50"],
  ])("%j in %s is %j", (text, locale, number) => expect(readDecimal(text, locale)).toBe(number));

  it.each([
    ..."+5 1e3 5, 5. 1,2,3 1.2.3 12,5,0 0x10 3-4 -- - . , 5€ Infinity NaN G D 1G000 1D5 ½".split(
      " ",
    ),
    "",
    " ",
    "3 4",
    "1 25",
    "12 50",
    "two",
    "0,000,000",
    "1".repeat(41),
  ])("%j is none in any language", (text) => {
    for (const locale of ["en", "hr", "de", "ar", "de-CH", "hi"])
      expect(readDecimal(text, locale)).toBeNull();
  });

  it("is read back as it was written, with groups and without", () => {
    const locale = fc.constantFrom("en", "hr", "de", "ar", "fr", "de-CH", "hi", "pl", "sv", "fa");
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        locale,
        (thousandths, language) => {
          const number = thousandths / 1000;
          const back = (text: string) => Number(readDecimal(text, language) ?? Number.NaN);
          expect(back(writeDecimal(String(number), language))).toBeCloseTo(number, 9);
          // Two decimals and none: with three, `1.250` could be a group.
          expect(back(formatNumber(thousandths, language))).toBeCloseTo(thousandths, 9);
        },
      ),
    );
  });

  it("is read again as the same number once it was read", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[-0-9.,' ٣٫]{0,12}$/),
        fc.constantFrom("en", "hr"),
        (text, locale) => {
          const once = readDecimal(text, locale);
          if (once !== null) expect(readDecimal(writeDecimal(once, locale), locale)).toBe(once);
        },
      ),
    );
  });
});

describe("a whole number", () => {
  it.each([
    ["3", "3"],
    ["٣", "3"],
    ["1.000", "1000"],
    ["2,5", null],
    ["2,0", null],
    ["2.5", null],
    ["-4", "-4"],
  ])("%j in Croatian is %j", (text, number) => expect(readWhole(text, "hr")).toBe(number));
});
