"use client";

import { useState } from "react";
import { toConsentRules } from "@/lib/domain/checkout/consents";
import { checkoutCalls } from "@/stores/checkout-calls";
import type { ConsentText } from "./consent-text";

/** The page's consents; where the server could not fetch them the browser asks, and shows their text only. */
export function useConsents(fromServer: readonly ConsentText[] | null, formType: string) {
  const [consents, setConsents] = useState(fromServer);
  const retry = async () => {
    const result = await checkoutCalls.consents(formType);
    if (!result.ok) return;
    setConsents(
      toConsentRules(result.data).map(({ uniqueNumber, required, displayName }) => ({
        uniqueNumber,
        required,
        text: plainText(displayName),
      })),
    );
  };
  return { consents, retry: () => void retry() };
}

/** The words of an HTML, read in a document where nothing loads or runs. */
const plainText = (html: string): string =>
  new DOMParser().parseFromString(html, "text/html").body.textContent?.trim() ?? "";
