import type { ReactNode } from "react";
import { Marks } from "#components/shop/checkout/marks.tsx";
import type { PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";

/** The second line of a payment method; undefined without one. The same with and without scripts. */
export function paymentDetails({
  description,
  marks = [],
}: Pick<PaymentMethod, "description" | "marks">): ReactNode {
  if (description === "" && marks.length === 0) return undefined;
  return (
    <>
      {description}
      <Marks names={marks} />
    </>
  );
}
