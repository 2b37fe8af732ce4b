import { afterEach, describe, expect, it, vi } from "vitest";
import { dateFormat, relativeTimeFormat, withDigits } from "./intl.ts";
import { formatPercent, formatPrice } from "./numbers/format.ts";
import { formatNumber, numberFormat } from "./numbers/number-format.ts";

/** Languages with their own digits: in Node today, or in other releases of ICU. */
const LANGUAGES = ["ar", "ar-AE", "ar-EG", "fa", "ur-IN", "bn", "mr", "ne", "my", "ckb", "dz"];

describe.each(LANGUAGES)("in %s", (locale) => {
  it("writes European digits, whatever formats", () => {
    const texts = [
      formatNumber(1234.5, locale, 1),
      formatPercent(15, locale),
      formatPrice(1234.5, { label: "AED", symbol: "" }, locale),
      formatPrice(1234.5, { label: "points", symbol: "" }, locale),
      dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(0),
      relativeTimeFormat(locale, { numeric: "always" }).format(-25, "minute"),
      numberFormat(withDigits(locale), { maximumFractionDigits: 0 }).format(25),
      // As the message library makes its own.
      new Intl.NumberFormat(withDigits(locale)).format(25),
    ];
    for (const text of texts) {
      expect(text).toMatch(/[0-9]/);
      expect(text).not.toMatch(/(?![0-9])\p{Nd}/u);
    }
  });
});

describe("the tag for other libraries", () => {
  afterEach(() => vi.restoreAllMocks());

  it("is the language itself where the engine takes European digits by itself", () => {
    for (const tag of ["en", "hr", "de-CH", "pt-BR"]) expect(withDigits(tag)).toBe(tag);
  });

  it("asks for them in an engine whose Arabic has others", () => {
    const own = Intl.NumberFormat.prototype.resolvedOptions;
    vi.spyOn(Intl.NumberFormat.prototype, "resolvedOptions").mockImplementation(function (
      this: Intl.NumberFormat,
    ) {
      return { ...own.call(this), numberingSystem: "arab" };
    });
    expect(withDigits("ar-KW")).toBe("ar-KW-u-nu-latn");
    expect(withDigits("ar-OM")).toBe("ar-OM-u-nu-latn");
  });

  it("leaves other texts unchanged", () => expect(withDigits("not a tag")).toBe("not a tag"));
});
