import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { useFresh } from "#components/staff/reads/use-fresh.ts";
import { ok } from "#lib/shop/api/errors.ts";
import type { CommandGroup } from "./command.ts";

/** Finds commands on the server; null if that failed. */
export type FindCommands = (typed: string) => Promise<readonly CommandGroup[] | null>;

export interface Found {
  readonly groups: readonly CommandGroup[];
  readonly state: "searching" | "found" | "failed";
}

/** Milliseconds after the last keystroke before the search starts. */
const PAUSE = 250;
const NOTHING: Found = { groups: [], state: "found" };

/** The server's results for the typed words; the previous ones are shown until they arrive. */
export function useFound(typed: string, find: FindCommands): Found {
  const words = useDebounced(typed, PAUSE);
  const { data, isFetching } = useFresh<readonly CommandGroup[] | null>(
    ["commands", words],
    async () => ok(await find(words)),
    { enabled: words !== "", keepsPrevious: true },
  );
  if (typed === "") return NOTHING;
  const groups = data ?? NOTHING.groups;
  if (words !== typed || isFetching) return { groups, state: "searching" };
  return { groups, state: data ? "found" : "failed" };
}
