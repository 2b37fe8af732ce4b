import { useEffect, useEffectEvent, useState } from "react";
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

/** The server's results for the typed words. Responses to an outdated query are ignored. */
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
