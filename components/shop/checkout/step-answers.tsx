"use client";

import { useTranslations } from "next-intl";
import { inOneLine, lineOf } from "#lib/shop/domain/address/address-text.ts";
import { useCheckout } from "./use-checkout.ts";
import { useDeliveryMethods } from "./use-methods.ts";

/** The answer of step 1: the buyer and the addresses. */
export function AddressAnswer({ nameOf }: { nameOf: (iso: string) => string }) {
  const t = useTranslations("checkout");
  const address = useCheckout((state) => state.address);
  const { billing } = address;
  return (
    <p className="wrap-anywhere">
      <span>
        {[address.companyName, lineOf(address, "person"), address.contactEmail]
          .filter(Boolean)
          .join(", ")}
      </span>
      <br />
      <span>{inOneLine(address, ["street", "city", "country"], nameOf)}</span>
      {address.differentBilling && (
        <>
          <br />
          <span>
            {t("billedTo", {
              address: inOneLine(billing, ["person", "street", "city", "country"], nameOf),
            })}
          </span>
        </>
      )}
    </p>
  );
}

/** The answer of step 2: the chosen method and branch. */
export function ShippingAnswer({ countryId }: { countryId: number | null }) {
  const { methodId, branchId } = useCheckout((state) => state.shipping);
  const method = useDeliveryMethods(countryId).data?.find(({ id }) => id === methodId);
  const branch = method?.options.find(({ id }) => id === branchId);
  return <p>{[method?.name, branch?.name].filter(Boolean).join(", ")}</p>;
}
