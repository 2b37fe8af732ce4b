import { useEffect, useEffectEvent, useState } from "react";
import type { CommandGroup } from "./command.ts";

/** Finds commands on the server; null where that failed. */
export type FindCommands = (typed: string) => Promise<readonly CommandGroup[] | null>;

export interface Found {
  readonly groups: readonly CommandGroup[];
  readonly state: "searching" | "found" | "failed";
}

/** Milliseconds after the last letter that the search begins. */
const PAUSE = 250;
const NOTHING: Found = { groups: [], state: "found" };

/** What the server has for the typed words. An answer to words that are typed no longer is no answer. */
export function useFound(typed: string, find: FindCommands): Found {
  const [found, setFound] = useState(NOTHING);
  const ask = useEffectEvent(find);
  useEffect(() => {
    if (typed === "") return setFound(NOTHING);
    let isOver = false;
    setFound(({ groups }) => ({ groups, state: "searching" }));
    const timer = setTimeout(async () => {
      const groups = await ask(typed);
      if (!isOver) setFound(groups ? { groups, state: "found" } : { groups: [], state: "failed" });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed]);
  return found;
}
