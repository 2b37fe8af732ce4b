import { describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { VALUE_KINDS } from "./kinds.ts";

const kinds = Object.entries(VALUE_KINDS);
/** Typed texts, and invisible characters that come with them. */
const typed = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.constantFrom(
        ..."ana @ . - mailto: tel: é c\u030c م ی ِ ٣ ۳ ३ ３ Ａ ＠ ක ් é.hr 例え.jp ー ſ K".split(" "),
        ...[0xad, 0x34f, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x2060, 0x2066, 0xfeff],
        ...[0, 7, 9, 10, 11, 13, 0x85, 0xa0, 0x2028, 0x2029, 0x3000, 0xfe0f, 0xd800, 0x301, 0x654],
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) =>
    parts.map((one) => (typeof one === "number" ? String.fromCharCode(one) : one)).join(""),
  );

describe.each(kinds)("a value of the kind %s", (_, { clean, accepts }) => {
  it("is not changed by cleaning it again", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const cleaned = clean(text);
        expect(clean(cleaned)).toBe(cleaned);
        expect(accepts(clean(cleaned))).toBe(accepts(cleaned));
      }),
      { numRuns: 600 },
    );
  });
});

/** Every row: a kind, what is typed, what is sent. */
it.each([
  ["email", "\u200fana.test@example.com", "ana.test@example.com"],
  ["email", "\u202aana@exam\u2060ple.com\u202c", "ana@example.com"],
  ["email", "mailto:r&d@example.com?subject=x", "r&d@example.com"],
  ["email", "ivan@пример.рф", "ivan@xn--e1afmkfd.xn--p1ai"],
  ["email", "sales/eu@müller.example", "sales/eu@xn--mller-kva.example"],
  ["email", "a!b#c=d'e+f@Example.COM", "a!b#c=d'e+f@Example.COM"],
  ["phone", "\u202a+385\u00a091‑555‑0102\u202c", "+385 91-555-0102"],
  ["phone", "٠٥٠١٢٣٤٥٦٧", "0501234567"],
  ["postalCode", "１００ー０００１", "100-0001"],
  ["houseNumber", "۱۲/३", "12/3"],
  ["coupon", "\ufeffACE10\u200b", "ACE10"],
  ["cardNumber", "\u202a२०२६ ٠٠٠١\u202c", "20260001"],
  ["name", "Ana\u200b\u200d", "Ana"],
  ["name", "علی\u200cرضا", "علی\u200cرضا"],
  ["name", "ශ්\u200dරී", "ශ්\u200dරී"],
  ["street", "Ilica\u2028gornja", "Ilica gornja"],
  ["search", "match\u200b\u00adballs", "matchballs"],
] as const)("%s %j is sent as %j", (name, text, sent) => {
  expect(VALUE_KINDS[name].clean(text)).toBe(sent);
  expect(VALUE_KINDS[name].accepts(sent)).toBe(true);
});

it.each(
  "'t Hart|’s-Gravesande|St. John|Müller jr.|J. P.|O´Brien|O‘Brien|Gal·la|D/O Raman|Anne–Marie|田中・マリア|Oʻzbek|Nissim D'".split(
    "|",
  ),
)("%s is a name", (text) =>
  expect(VALUE_KINDS.name.accepts(VALUE_KINDS.name.clean(text))).toBe(true));

it.each([
  ["name", "R2D2"],
  ["name", "<b>"],
  ["name", "Ana\u0007"],
  ["name", "."],
  ["email", "a..b@c.hr"],
  ["email", "a b@c.hr"],
  ["email", "ana@b"],
  ["email", "ana@"],
  ["email", "ana@é.hr/x"],
  ["phone", "call me"],
] as const)("%s %j is refused", (name, text) => {
  expect(VALUE_KINDS[name].accepts(VALUE_KINDS[name].clean(text))).toBe(false);
});
