import { readDecimal } from "#lib/utils/numbers/read-number.ts";

/** What no attribute's code contains (`isFilterName`). */
const TYPED = ":number";

/**
 * The name of a field for an end of a range of numbers. Without a script a browser sends what was typed, and the name says that the page's
 * language decides what it means: `price=12,50` is a range, `price:number=12,50` an end.
 */
export const typedName = (code: string): string => `${code}${TYPED}`;

/** What an address has in place of a range of which an end could not be read, so that the page can say so. */
export const UNREAD = "unread";

/** The attribute's code of a field's name. */
export const codeOf = (name: string): string =>
  name.endsWith(TYPED) ? name.slice(0, -TYPED.length) : name;

/**
 * A query in which typed ends are what an address has: `price:number=12,50&price:number=` in Croatian is `price=12.50,`. A
 * range with an end that cannot be read is `UNREAD`, which no list takes for one.
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
