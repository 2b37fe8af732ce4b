import { z } from "zod";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import { addLine, readLines } from "./bounded-lists.ts";

const missing = z.object({ path: z.string(), at: z.string() });

/** A path of a site that led nowhere, and when: an hour's first visit counts. */
export type MissingPath = z.output<typeof missing>;

interface Counted extends MissingPath {
  readonly count: number;
}

const nameOf = (siteId: number): string => `missing:${siteId}`;

/** Remembers a path that led nowhere, for the administration. Bounded, per site. */
export const noteMissing = (siteId: number, { path, at }: MissingPath): Promise<void> =>
  addLine(nameOf(siteId), JSON.stringify({ path, at }));

/** Paths that led to a 404, each once, the most frequent first; among equals the newest. */
export async function readMissing(siteId: number): Promise<readonly Counted[]> {
  const found = new Map<string, Counted>();
  for (const line of await readLines(nameOf(siteId))) {
    const read = missing.safeParse(parseJson(line)).data;
    if (!read) continue;
    const before = found.get(read.path);
    found.set(read.path, { ...(before ?? read), count: (before?.count ?? 0) + 1 });
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count || b.at.localeCompare(a.at));
}
