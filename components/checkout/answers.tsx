"use client";

import { useCheckout } from "./use-checkout";
import { useDeliveryMethods } from "./use-methods";

/** What was answered to step 1, in two lines. */
export function AddressAnswer({
  countries,
}: {
  countries: readonly { iso: string; name: string }[];
}) {
  const address = useCheckout((state) => state.address);
  const country = countries.find(({ iso }) => iso === address.country)?.name ?? address.country;
  return (
    <p>
      {[address.companyName, `${address.firstName} ${address.lastName}`, address.contactEmail]
        .filter(Boolean)
        .join(", ")}
      <br />
      {`${address.street} ${address.houseNumber}, ${address.zipCode} ${address.city}, ${country}`}
    </p>
  );
}

/** The chosen method and branch by name. */
export function ShippingAnswer({ countryId }: { countryId: number | null }) {
  const { methodId, branchId } = useCheckout((state) => state.shipping);
  const method = useDeliveryMethods(countryId).data?.find(({ id }) => id === methodId);
  const branch = method?.options.find(({ id }) => id === branchId);
  return <p>{[method?.name, branch?.name].filter(Boolean).join(", ")}</p>;
}
