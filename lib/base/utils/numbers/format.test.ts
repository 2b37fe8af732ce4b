import { describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { amountText } from "./amount.ts";
import { currencyDecimals } from "./currency-decimals.ts";
import { formatPrice } from "./format.ts";

const price = (amount: number, label: string, locale = "en") =>
  formatPrice(amount, { label, symbol: "" }, locale).replace(/\s/g, " ");

describe("the decimals of a price", () => {
  it.each([
    [1200, "JPY", "en", "¥1,200"],
    [98_500, "KRW", "en", "₩98,500"],
    [1.255, "KWD", "en", "KWD 1.255"],
    [2.51, "KWD", "en", "KWD 2.510"],
    [0.75, "BHD", "de", "0,750 BHD"],
    [12, "TND", "en", "TND 12.000"],
    // Where Node, other engines and ISO 4217 disagree.
    [1200, "HUF", "en", "HUF 1,200.00"],
    [1200.5, "RSD", "en", "RSD 1,200.50"],
    [59_900, "COP", "en", "COP 59,900.00"],
    [150_000, "IDR", "en", "IDR 150,000.00"],
    [1500, "IQD", "en", "IQD 1,500.000"],
    [39.9, "EUR", "hr", "39,90 €"],
    [1234.5, "CHF", "en", "CHF 1,234.50"],
    // No code: as some backends name theirs.
    [5, "Kn.", "hr", "5,00 Kn."],
    [-4.5, "EUR", "en", "-€4.50"],
    [0, "JPY", "en", "¥0"],
  ])("%d %s in %s is %j", (amount, label, locale, text) =>
    expect(price(amount, label, locale)).toBe(text));

  it("keeps what is set more finely than the currency, instead of losing money", () => {
    expect(price(1.389, "EUR")).toBe("€1.389");
    expect(price(0.0125, "USD")).toBe("$0.0125");
    expect(price(99.5, "JPY")).toBe("¥99.5");
    expect(price(1.2555, "KWD")).toBe("KWD 1.2555");
  });

  it("rounds what a division or a sum in binary fractions left", () => {
    expect(price(100 / 3, "EUR")).toBe("€33.33");
    expect(price(0.1 + 0.2, "EUR")).toBe("€0.30");
    expect(price(1.255 + 1.255, "KWD")).toBe("KWD 2.510");
    expect(price(2 / 3, "JPY")).toBe("¥1");
    expect(price(-1e-9, "EUR")).toBe("€0.00");
  });

  it("never takes a half for less because of its binary form", () => {
    expect(amountText(1.005, "EUR")).toBe("1.005");
    expect(amountText(1.005_000_000_1, "EUR")).toBe("1.01");
    expect(amountText(-2.675_000_000_1, "EUR")).toBe("-2.68");
  });

  it("survives any number", () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.constantFrom("EUR", "JPY", "KWD", "CLF", "x"),
        (amount, label) => {
          expect(price(amount, label)).not.toBe("");
          if (Number.isFinite(amount)) expect(Number(amountText(amount, label))).not.toBeNaN();
        },
      ),
    );
  });
});

/** A formatted price, read back in units of its last decimal. */
const unitsOf = (text: string, decimals: number): number => {
  const [whole = "", rest = ""] = text.split(".");
  return Number(whole + rest.padEnd(decimals, "0"));
};

it("shows lines whose sum is the shown total, wherever those of the backend are", () => {
  const line = fc.record({
    units: fc.integer({ min: 1, max: 9_999_999 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(
      fc.constantFrom("EUR", "JPY", "KWD", "HUF", "IQD", "CLF"),
      fc.integer({ min: 0, max: 2 }),
      fc.array(line, { minLength: 1, maxLength: 12 }),
      (label, finer, lines) => {
        const decimals = currencyDecimals(label) + finer;
        const shown = (units: number) =>
          unitsOf(amountText(units / 10 ** decimals, label), decimals);
        const total = lines.reduce((sum, { units, quantity }) => sum + units * quantity, 0);
        for (const { units, quantity } of lines)
          expect(shown(units) * quantity).toBe(shown(units * quantity));
        expect(lines.reduce((sum, { units, quantity }) => sum + shown(units) * quantity, 0)).toBe(
          shown(total),
        );
      },
    ),
  );
});
