"use client";

import { useState } from "react";
import type { ConsentText } from "./consent-text.ts";

/** The consents that the server read; if it could not, `retry` reads them in the browser. */
export function useConsents(fromServer: readonly ConsentText[] | null, formType: string) {
  const [consents, setConsents] = useState(fromServer);
  const retry = async () => {
    const { fetchConsents } = await import("./fetch-consents.ts");
    const found = await fetchConsents(formType);
    if (found) setConsents(found);
  };
  return { consents, retry: () => void retry().catch(() => null) };
}
