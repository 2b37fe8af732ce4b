"use client";

import { useState } from "react";
import type { ConsentText } from "./consent-text.ts";

/** The page's consents; where the server could not fetch them the browser asks, and shows their text only. */
export function useConsents(fromServer: readonly ConsentText[] | null, formType: string) {
  const [consents, setConsents] = useState(fromServer);
  const retry = async () => {
    const { fetchConsents } = await import("./fetch-consents.ts");
    const found = await fetchConsents(formType);
    if (found) setConsents(found);
  };
  return { consents, retry: () => void retry().catch(() => null) };
}
