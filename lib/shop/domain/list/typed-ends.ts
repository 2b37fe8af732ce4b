import { readDecimal } from "#lib/base/utils/numbers/read-number.ts";

/** Contains a colon, which attribute codes cannot (`isFilterName`). */
const TYPED = ":number";

/**
 * The name of a field for one end of a numeric range. Without JavaScript the browser sends the text as typed, and this
 * name marks it to be read in the page's language: `price=12,50` is a range, `price:number=12,50` one end.
 */
export const typedName = (code: string): string => `${code}${TYPED}`;

/** Stored in the query for a range that could not be read, so that the page can say so. */
export const UNREAD = "unread";

/** The attribute code in a field's name. */
export const codeOf = (name: string): string =>
  name.endsWith(TYPED) ? name.slice(0, -TYPED.length) : name;

/**
 * Replaces typed ends in a query: in Croatian, `price:number=12,50&price:number=` becomes `price=12.50,`. A range that
 * cannot be read becomes `UNREAD`, which lists ignore.
 */
export function readTypedEnds(
  query: Iterable<readonly [string, string]>,
  locale: string,
): (readonly [string, string])[] {
  const typed = new Map<string, (string | null)[]>();
  const others: (readonly [string, string])[] = [];
  for (const [name, value] of query) {
    if (!name.endsWith(TYPED)) others.push([name, value]);
    else {
      const code = codeOf(name);
      const end = value.trim() === "" ? "" : readDecimal(value, locale);
      typed.set(code, [...(typed.get(code) ?? []), end]);
    }
  }
  const ranges = [...typed].map(
    ([code, ends]) => [code, ends.includes(null) ? UNREAD : ends.join(",")] as const,
  );
  return [...others, ...ranges];
}
