import type { Call } from "#lib/shop/api/call.ts";

/** The row of a call in the tables of `docs/contract.md`. */
export interface Section {
  /** The number and title of the section, such as `3. Users`. */
  readonly title: string;
  /** The statuses that the call's row names. */
  readonly statuses: readonly number[];
  /** Whether a backend may do without the call. */
  readonly isOptional: boolean;
}

interface Row extends Section {
  readonly path: string;
}

/**
 * Finds the section of a call in the text of `docs/contract.md`.
 * @throws an error if no table has a row for the call.
 */
export function readSections(markdown: string): (call: Pick<Call, "path">) => Section {
  const rows = [...rowsOf(markdown)];
  return ({ path }) => {
    const row = rows.find((one) => one.path === path || path.endsWith(`/${one.path}`));
    if (!row) throw new Error(`docs/contract.md has no row for ${path}`);
    return row;
  };
}

function* rowsOf(markdown: string): Generator<Row> {
  let title = "";
  for (const line of markdown.split("\n")) {
    const heading = /^## (\d+\. .+)$/.exec(line);
    if (heading?.[1]) title = heading[1];
    const [, first = "", ...others] = line.startsWith("| ") ? line.split("|") : [];
    const rest = others.join("|");
    for (const [, name = ""] of first.matchAll(/`([^`]+)`/g))
      yield {
        path: name.replaceAll(/\/\{\w+\}/g, ""),
        title,
        statuses: [...rest.matchAll(/\b4\d\d\b/g)].map(Number),
        isOptional: /, optional/.test(rest),
      };
  }
}
