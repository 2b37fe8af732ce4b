"use client";

import { useTranslations } from "next-intl";
import { cityLine, streetLine } from "#lib/domain/address/address-lines.ts";
import type { PersonFields } from "#lib/validation/address.ts";
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
        {[address.companyName, `${address.firstName} ${address.lastName}`, address.contactEmail]
          .filter(Boolean)
          .join(", ")}
      </span>
      <br />
      <span>{oneLine(address, nameOf)}</span>
      {address.differentBilling && (
        <>
          <br />
          <span>
            {t("billedTo", {
              address: `${billing.firstName} ${billing.lastName}, ${oneLine(billing, nameOf)}`,
            })}
          </span>
        </>
      )}
    </p>
  );
}

const oneLine = (address: PersonFields, nameOf: (iso: string) => string): string =>
  [streetLine(address), cityLine(address), nameOf(address.country)].join(", ");

/** The answer of step 2: the chosen method and branch. */
export function ShippingAnswer({ countryId }: { countryId: number | null }) {
  const { methodId, branchId } = useCheckout((state) => state.shipping);
  const method = useDeliveryMethods(countryId).data?.find(({ id }) => id === methodId);
  const branch = method?.options.find(({ id }) => id === branchId);
  return <p>{[method?.name, branch?.name].filter(Boolean).join(", ")}</p>;
}
