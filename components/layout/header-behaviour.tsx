"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { closeAll, markCurrent, watchHeader } from "./header-dom.ts";

/**
 * Moves the header. Its markup comes from the server and stays there: this only switches attributes, so a page
 * pays for no navigation in its scripts. The path is read in effects alone, because the server knows another one.
 */
export function HeaderBehaviour() {
  const pathname = usePathname();
  useEffect(watchHeader, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to run, not an input.
  useEffect(() => {
    closeAll();
    markCurrent();
  }, [pathname]);
  return null;
}
