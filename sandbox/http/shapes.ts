import { Answer } from "./answers.ts";
import type { Call } from "./call.ts";
import { LIST_SHAPES, Listing, type ListShape, type Paged } from "./lists.ts";

/** `own`: each call has its own shape, and an odd site mixes them. */
export const SHAPE_CHOICES = ["own", "a", "b", "c"] as const;
export type ShapeChoice = (typeof SHAPE_CHOICES)[number];

/** Which list shape the sandbox answers in; set at `/_sandbox/shapes`. */
export interface Shapes {
  choice: ShapeChoice;
}

const WRITE: Readonly<Record<ListShape, (paged: Paged<unknown>) => unknown>> = {
  a: ({ items, page, perPage, totalPages, total }) => ({
    pagination: { page, perPage, totalPages, totalRecords: total },
    data: items,
  }),
  b: ({ items, totalPages, total }) => ({ records: items, totalPages, totalRecords: total }),
  c: ({ items, totalPages, total }) => ({ records: items, lastPage: totalPages, total }),
  inside: ({ items, page, perPage, totalPages, total }) => ({
    items,
    pagination: { page, limit: perPage, lastPage: totalPages, total },
  }),
};

/** The body for a handler's result: lists in their shape, an odd site's answers in its odd spelling. */
export function written(result: unknown, call: Call, path: string, shapes: Shapes): unknown {
  if (result instanceof Answer)
    return new Answer(written(result.data, call, path, shapes), result.headers);
  const plain =
    result instanceof Listing
      ? besides(WRITE[shapeOf(result, call, path, shapes.choice)](result.paged), result.beside)
      : result;
  const { odd = false, textAmounts = false } = call.site;
  if (!(odd || textAmounts) || !ODD_SERVICES.test(path)) return plain;
  return oddly(plain, 0, odd ? NUMBERS : AMOUNTS, odd ? DATES : NO_DATES);
}

const besides = (list: unknown, beside: Readonly<Record<string, unknown>>): unknown =>
  typeof list === "object" ? { ...list, ...beside } : list;

/** Every shape changes, and all four occur. */
const OTHER: Readonly<Record<ListShape, ListShape>> = { a: "c", b: "inside", c: "a", inside: "b" };

/** Deterministic by call and page: the second page of a list may come in another shape than its first. */
function shapeOf(
  { shape, paged }: Listing,
  call: Call,
  path: string,
  choice: ShapeChoice,
): ListShape {
  if (choice !== "own") return choice;
  if (call.site.otherShapes) return OTHER[shape];
  if (!call.site.odd) return shape;
  const sum = [...path].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), paged.page);
  return LIST_SHAPES[sum % LIST_SHAPES.length] ?? shape;
}

const ODD_SERVICES = /^v\d\/(product|cms|calendar|gaussbox|ecommerce\/cart)\//;
const NUMBERS = new Set(
  "retailPrice finalPrice basicPrice membershipPrice discount quantity average count productCount totalRecords totalPages lastPage total totalProducts minValue maxValue capacity rating qty row itemsTotal cartTotal orderTotal".split(
    " ",
  ),
);
const AMOUNTS = new Set(
  "retailPrice finalPrice basicPrice membershipPrice discount itemsTotal cartTotal orderTotal".split(
    " ",
  ),
);
const DATES = new Set(["published_at", "startEvent", "endEvent", "createdAt"]);
const NO_DATES: ReadonlySet<string> = new Set();

/** Every second entry of a list has these numbers as strings and these dates (UTC) without a time zone. */
function oddly(
  value: unknown,
  place: number,
  numbers: ReadonlySet<string>,
  dates: ReadonlySet<string>,
): unknown {
  if (Array.isArray(value)) return value.map((one, index) => oddly(one, index, numbers, dates));
  if (value === null || typeof value !== "object") return value;
  const odd = place % 2 === 0;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (odd && typeof one === "number" && numbers.has(key)) return [key, String(one)];
      if (odd && typeof one === "string" && dates.has(key))
        return [key, one.replace(/(\.\d+)?Z$/, "")];
      return [key, oddly(one, place, numbers, dates)];
    }),
  );
}
