"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { closeAll, markCurrent, watchHeader } from "./header-dom.ts";

/**
 * Opens and closes the header's menus. The markup comes from the server: this only switches attributes, so that no page
 * downloads its navigation as code. The path is read in effects only, because it differs on the server.
 */
export function HeaderBehaviour() {
  const pathname = usePathname();
  useEffect(watchHeader, []);
  useEffect(() => {
    closeAll();
    markCurrent(pathname);
  }, [pathname]);
  return null;
}
