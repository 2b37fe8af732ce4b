"use client";

import { useState } from "react";
import type { FormConsent } from "./types";

/** The page's consents; where the server could not fetch them the browser asks, and shows their text only. */
export function useFormConsents(fromServer: readonly FormConsent[] | null, type: string) {
  const [consents, setConsents] = useState(fromServer);
  const retry = async () => {
    const { fetchConsents } = await import("./fetch-consents");
    const found = await fetchConsents(type);
    if (found) setConsents(found);
  };
  return { consents, retry: () => void retry().catch(() => null) };
}
