import { plainDigits } from "#lib/base/utils/numbers/digits.ts";
import { numberFormat } from "#lib/base/utils/numbers/number-format.ts";
import { readDecimal } from "#lib/base/utils/numbers/read-number.ts";
import type { Currency } from "#lib/shop/api/schemas/site-schema.ts";
import { fold } from "./folded-words.ts";
import { isFiller } from "./word-forms.ts";

/** Words before an amount. Those of `weakly` say it of ages and dates too, so they need a currency. */
interface Openers {
  readonly most: readonly string[];
  readonly least: readonly string[];
  readonly weakly: readonly string[];
  readonly between: readonly string[];
  /** Words between two amounts. */
  readonly and: readonly string[];
}

const OPENERS: Readonly<Record<string, Openers>> = {
  en: {
    most: ["cheaper than", "less than", "up to", "under", "below", "max", "maximum"],
    least: ["more than", "at least", "over", "above", "minimum"],
    weakly: ["from"],
    between: ["between", "from"],
    and: ["and", "to"],
  },
  de: {
    most: [
      "günstiger als",
      "billiger als",
      "weniger als",
      "bis zu",
      "unter",
      "bis",
      "maximal",
      "max",
      "höchstens",
    ],
    least: ["mehr als", "mindestens", "über"],
    weakly: ["ab", "von"],
    between: ["zwischen", "von"],
    and: ["und", "bis"],
  },
  hr: {
    most: ["jeftinije od", "manje od", "ispod", "do", "najviše", "maks"],
    least: ["skuplje od", "više od", "iznad", "preko", "najmanje"],
    weakly: ["od"],
    between: ["između", "od"],
    and: ["i", "do"],
  },
  ar: {
    most: ["لا يزيد عن", "أقل من", "أرخص من", "تحت", "حتى", "بحد أقصى"],
    least: ["لا يقل عن", "أكثر من", "أغلى من", "فوق"],
    weakly: ["من"],
    between: ["بين", "من"],
    and: ["و", "إلى", "حتى"],
  },
};

/** A price range in the words of a search; null for an open end. */
export interface SaidPrice {
  readonly min: number | null;
  readonly max: number | null;
  /** The index of its first word, and of the first word after it. */
  readonly from: number;
  readonly to: number;
}

interface Site {
  readonly language: string;
  readonly currency: Currency;
}

/** The words by which a currency is called: its code, its signs and its names, in the language and in English. */
function currencyWords({ language, currency }: Site): ReadonlySet<string> {
  const shown = (["symbol", "narrowSymbol", "name"] as const).flatMap((currencyDisplay) =>
    [language, "en"].flatMap((locale) =>
      [1, 2, 5, 100].map((amount) => currencyPart(locale, currency.label, currencyDisplay, amount)),
    ),
  );
  const texts = [currency.label, currency.symbol, ...shown];
  return new Set(texts.flatMap((text) => [plain(text), ...plain(text).split(" ")]).filter(Boolean));
}

function currencyPart(
  locale: string,
  currency: string,
  currencyDisplay: "symbol" | "narrowSymbol" | "name",
  amount: number,
): string {
  try {
    const format = numberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay,
      maximumFractionDigits: 0,
    });
    return format.formatToParts(amount).find(({ type }) => type === "currency")?.value ?? "";
  } catch {
    return "";
  }
}

const plain = (text: string): string => fold(plainDigits(text)).trim();

/**
 * The price limits in the words of a search, in its language and the site's currency: `under 100`, `bis 50 Euro`,
 * `50-100 €`; null without any. An amount without a currency counts only at the end, or before a filler word, because
 * `under 10 years` is an age.
 */
export function readPriceWords(words: readonly string[], site: Site): SaidPrice | null {
  const money = createMoney(site);
  const openers = OPENERS[site.language];
  for (const from of words.keys()) {
    const said =
      (openers && readBetween(words, from, openers, money)) ??
      (openers && readOneEnd(words, from, openers, money)) ??
      readJoined(words, from, money);
    if (said) return said;
  }
  return null;
}

interface Amount {
  readonly value: number;
  readonly hasCurrency: boolean;
  /** The first word after it. */
  readonly to: number;
}

type Money = ReturnType<typeof createMoney>;

function createMoney(site: Site) {
  const { language } = site;
  const names = currencyWords(site);
  const isCurrency = (word: string | undefined) => word !== undefined && names.has(plain(word));
  const number = (text: string): number | null => {
    const read = readDecimal(text, language);
    return read === null || read.startsWith("-") ? null : Number(read);
  };

  /** `50`, `50€`, `€50`, `50 euro` or `eur 50`. */
  function read(words: readonly string[], from: number): Amount | null {
    const before = isCurrency(words[from]);
    const at = before ? from + 1 : from;
    const [, prefix = "", digits = "", suffix = ""] =
      /^(\D*)(\d(?:.*\d)?)(\D*)$/u.exec(plainDigits(words[at] ?? "")) ?? [];
    const value = digits === "" ? null : number(digits);
    const isGlued = isCurrency(prefix) || isCurrency(suffix);
    if (value === null || ((prefix !== "" || suffix !== "") && !isGlued)) return null;
    let to = at + 1;
    while (!before && !isGlued && isCurrency(words[to]) && to < at + 3) to += 1;
    return { value, hasCurrency: before || isGlued || to > at + 1, to };
  }

  return {
    read,
    number,
    isCurrency,
    /** Whether an amount is a price though nothing names its currency. */
    endsHere: (words: readonly string[], { hasCurrency, to }: Amount) => {
      const next = words[to];
      return hasCurrency || next === undefined || (isFiller(next, language) && /^\D/.test(next));
    },
  };
}

/** The number of words of a phrase at a position; 0 without a match. */
function phraseAt(words: readonly string[], from: number, phrases: readonly string[]): number {
  for (const phrase of phrases) {
    const parts = phrase.split(" ");
    if (parts.every((part, at) => plain(words[from + at] ?? "") === plain(part)))
      return parts.length;
  }
  return 0;
}

function readBetween(
  words: readonly string[],
  from: number,
  { between, weakly, and }: Openers,
  money: Money,
): SaidPrice | null {
  const opener = phraseAt(words, from, between);
  const first = money.read(words, from + opener);
  if (!first) return null;
  const joint = phraseAt(words, first.to, and);
  const second = joint > 0 ? money.read(words, first.to + joint) : null;
  if (!second || !money.endsHere(words, second)) return null;
  const isSure = opener > 0 && phraseAt(words, from, weakly) === 0;
  if (!isSure && !first.hasCurrency && !second.hasCurrency) return null;
  return ordered(first.value, second.value, from, second.to);
}

function readOneEnd(
  words: readonly string[],
  from: number,
  { most, least, weakly }: Openers,
  money: Money,
): SaidPrice | null {
  for (const [phrases, isMost, needsCurrency] of [
    [most, true, false],
    [least, false, false],
    [weakly, false, true],
  ] as const) {
    const opener = phraseAt(words, from, phrases);
    const amount = opener > 0 ? money.read(words, from + opener) : null;
    if (!amount || !(needsCurrency ? amount.hasCurrency : money.endsHere(words, amount))) continue;
    const { value, to } = amount;
    return { min: isMost ? null : value, max: isMost ? value : null, from, to };
  }
  return null;
}

/** `50-100 €` or `50–100€`. */
function readJoined(words: readonly string[], from: number, money: Money): SaidPrice | null {
  const [, left = "", right = "", glued = ""] =
    /^\D*?(\d[\d.,]*)[-–](\d[\d.,]*)(\D*)$/u.exec(plainDigits(words[from] ?? "")) ?? [];
  const [a, b] = [money.number(left), money.number(right)];
  if (a === null || b === null || left === "") return null;
  if (money.isCurrency(glued)) return ordered(a, b, from, from + 1);
  return glued === "" && money.isCurrency(words[from + 1]) ? ordered(a, b, from, from + 2) : null;
}

const ordered = (a: number, b: number, from: number, to: number): SaidPrice => ({
  min: Math.min(a, b),
  max: Math.max(a, b),
  from,
  to,
});
