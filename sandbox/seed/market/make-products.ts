import type { SeedProduct } from "../types-catalogue.ts";
import { type Ids, measureOf } from "./make-catalogue.ts";
import { reviewsOf } from "./make-reviews.ts";
import { makeVariants } from "./make-variants.ts";
import { type Chance, chanceOf } from "./random.ts";
import type { Kind, Tables } from "./table-types.ts";
import { filled, slugOf } from "./words.ts";

/** Ids of variants begin above those of all products. */
const FIRST_VARIANT = 100_000;
const RATES = [5, 10, 15, 20, 25, 30, 40];
const DAY = 86_400_000;
/** The day from which books were published, and for how many days. */
const FIRST_BOOK = Date.UTC(2012, 0, 1);
const BOOK_DAYS = 5_200;

/** The products of all kinds, interleaved, so that the newest ones are of many kinds. */
export function makeProducts(tables: Tables, ids: Ids, firstId: number): SeedProduct[] {
  let id = firstId;
  let variantId = FIRST_VARIANT;
  const slugs = new Set<string>();
  const made = tables.kinds.map((kind) => {
    const chance = chanceOf(kind.code);
    return Array.from({ length: kind.count }, (_, index) => draftOf(kind, chance, slugs, index));
  });
  const longest = Math.max(...made.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => made.flatMap((list) => list[index] ?? []))
    .flat()
    .map((draft) => {
      id += 1;
      const product = toProduct(draft, tables, ids, id, variantId);
      variantId += product.variants?.length ?? 0;
      return product;
    });
}

/** A product before it has ids: its words, and the values of its attributes by their labels. */
interface Draft {
  readonly kind: Kind;
  readonly chance: Chance;
  readonly name: string;
  readonly slug: string;
  readonly words: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
}

/** Words are chosen again until the name is new. */
const TRIES = 60;

function draftOf(kind: Kind, chance: Chance, slugs: Set<string>, index: number): Draft {
  for (let tries = 0; ; tries += 1) {
    const facts = factsOf(kind, chance);
    const words: Record<string, string> = {
      ...Object.fromEntries(Object.entries(facts).map(([code, value]) => [code, String(value)])),
      ...Object.fromEntries(
        Object.entries(kind.words ?? {}).map(([name, choices]) => [name, chance.of(choices)]),
      ),
      brand: kind.brand ? chance.of(kind.brand) : "",
      model: `${chance.of(["A", "E", "S", "X"])}${chance.whole(1, 9)}0`,
      plate: kind.code,
    };
    const plain = filled(kind.name, words);
    const name = tries < TRIES ? plain : `${plain}, no. ${index + 1}`;
    const slug = slugOf(name);
    if (slugs.has(slug)) continue;
    slugs.add(slug);
    return { kind, chance, name, slug, words, facts };
  }
}

function factsOf(kind: Kind, chance: Chance): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(kind.facts).map(([code, fact]) => [code, oneOf(fact, chance)]),
  );
}

function oneOf(fact: Kind["facts"][string], chance: Chance): string | number | boolean {
  if (fact === "yesNo") return chance.next() < 0.45;
  if (fact === "date")
    return new Date(FIRST_BOOK + chance.whole(0, BOOK_DAYS) * DAY).toISOString().slice(0, 10);
  const [least, most, step] = fact;
  if (typeof least !== "number" || typeof most !== "number" || typeof step !== "number")
    return chance.of(fact as readonly string[]);
  const value = least + step * chance.whole(0, Math.round((most - least) / step));
  return Math.round(value * 10) / 10;
}

function toProduct(
  { kind, chance, name, slug, words, facts }: Draft,
  { colours: _, ...tables }: Tables,
  ids: Ids,
  id: number,
  variantId: number,
): SeedProduct {
  const colour = kind.colours && chance.of(kind.colours);
  const price = priceOf(kind, chance, facts);
  const discount = chance.next() < 0.16 ? chance.of(RATES) : 0;
  const axes = (kind.axes ?? []).map((axis) => ({
    ...axis,
    of: axis.pick ? chance.some(axis.of, chance.whole(...axis.pick)) : axis.of,
  }));
  const shown = axes.find(({ code }) => code === "colour")?.of[0] ?? colour ?? "Grey";
  const paid = Math.round(price * (100 - discount)) / 100;
  const isBought = chance.next();
  const base = {
    id,
    sku: `BM-${id}`,
    name: { en: name },
    slug: { en: slug },
    description: { en: textOf(kind, words, colour) },
    type: "product" as const,
    retailPrice: price,
    discount,
    taxRate: kind.taxRate ?? 20,
    categories: [ids.category(kind.category)],
    categoryPriority: chance.whole(1, 100),
    featured: isBought > 0.995,
    pictures: [`market-${kind.plates?.[words.thing ?? ""] ?? `${kind.plate}-${slugOf(shown)}`}`],
    attributes: {
      ...(words.brand ? { brand: [ids.value("brand", words.brand)] } : {}),
      ...(colour && isColoured(kind) ? { colour: [ids.value("colour", colour)] } : {}),
      ...Object.fromEntries(
        Object.entries(facts).map(([code, value]) => [
          code,
          typeof value === "string" && kind.facts[code] !== "date"
            ? [ids.value(code, value)]
            : value,
        ]),
      ),
    },
    reviews: reviewsOf(tables.reviews, kind, words, chance),
    answer: answerOf(kind, facts, price, paid, discount),
  };
  if (axes.length === 0) return { ...base, format: "simple", stock: stockOf(kind, chance) };
  return {
    ...base,
    format: "configurable",
    stock: null,
    ...makeVariants({ kind, chance, axes, price, sku: base.sku, firstId: variantId, ids }),
  };
}

/** Some are sold out, some nearly. */
export const stockOf = ({ stockUntil = 60 }: Kind, chance: Chance): number =>
  chance.next() < 0.06 ? 0 : chance.whole(1, stockUntil);

/** As shops write them; what is sold by weight or volume costs by it, a larger pack a little less. */
function priceOf(
  { price: [least, most], unit, axes }: Kind,
  chance: Chance,
  facts: Draft["facts"],
): number {
  const value = least + (most - least) * chance.next() ** 2;
  const size = measureOf(String(facts.weight ?? facts.volume ?? ""));
  if (!unit) return Math.max(1, Math.round(value)) - 0.01;
  if (axes) return Math.round(value * 10) / 10;
  return inCents(Math.max(0.49, Math.round(value * (0.4 + size / 900) * 10) / 10 - 0.01));
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/** Books and food have a colour in their pictures only. */
const isColoured = ({ unit, facts }: Kind): boolean => !unit && !facts.bookFormat;

/** Words of a title have capitals; within a sentence they have none. */
const textOf = (kind: Kind, words: Draft["words"], colour: string | undefined): string =>
  kind.text
    .map((text) => filled(text, { ...words, noun: words.noun?.toLowerCase() ?? "" }))
    .map((text) => `<p>${text}</p>`)
    .join("") + (colour && isColoured(kind) ? `<p>Colour: ${colour.toLowerCase()}.</p>` : "");

/** The unit price and the lowest price of 30 days, if the backend has them. */
function answerOf(
  { unit, axes }: Kind,
  facts: Draft["facts"],
  price: number,
  paid: number,
  discount: number,
) {
  const size = axes ? 1_000 : measureOf(String(facts.weight ?? facts.volume ?? ""));
  const perUnit = unit?.unit === "g" ? unit.per : 1_000;
  return {
    ...(unit ? { unitPrice: { ...unit, amount: inCents((paid / size) * perUnit) } } : {}),
    // Now and then it was already cheaper for some days.
    ...(discount > 0
      ? { lowestPrice30: inCents(Math.max(paid, price * (discount > 20 ? 0.9 : 1))) }
      : {}),
  };
}
