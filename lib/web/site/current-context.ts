import "server-only";
import { cache } from "react";
import type { SiteContext } from "./types.ts";

/** One per request, set by `getContext`, so that slots deep inside a page need no context passed down. */
const holder = cache((): { current: SiteContext | null } => ({ current: null }));

export const setCurrentContext = (context: SiteContext): void => {
  holder().current = context;
};

/** The site and language being rendered. Throws if no layout or page has called `getContext` first. */
export function getCurrentContext(): SiteContext {
  const { current } = holder();
  if (!current) throw new Error("No site context: call getContext() before rendering content.");
  return current;
}
