"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { showToast } from "#components/kit/ui/toast.ts";
import { isBuyerUnknown } from "#lib/shop/api/buyer-unknown.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";
import { QueryFault } from "#lib/web/client/fault.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";
import { forgetBuyer } from "#stores/checkout/forget-buyer.ts";

/**
 * Opens the address step if the gateway no longer knows the buyer, and shows why. Returns whether it did, for a fault
 * of a call; `fault` is that of a query.
 */
export function useKnownBuyer(fault: Error | null = null): (error: ApiError) => boolean {
  const t = useTranslations("errors");
  const askAgain = (error: ApiError): boolean => {
    if (!isBuyerUnknown(error)) return false;
    forgetBuyer(checkoutStore());
    void showToast({ tone: "info", message: t("noActiveUser") });
    return true;
  };
  const follow = useEffectEvent((found: Error) => {
    if (found instanceof QueryFault) askAgain(found.error);
  });
  useEffect(() => {
    if (fault) follow(fault);
  }, [fault]);
  return askAgain;
}
