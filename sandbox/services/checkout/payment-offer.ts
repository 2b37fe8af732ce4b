import type { Payment } from "../../database/documents.ts";
import type { Buyer } from "./buyer.ts";

/** The methods a buyer may use: some are for companies only, and a company with an agreement has just one. */
export function paymentsFor(payments: readonly Payment[], buyer: Buyer): readonly Payment[] {
  const oib = String((buyer.billing ?? buyer.main)?.companyOIB ?? "").trim();
  const agreed = payments.find(({ agreements }) => oib !== "" && agreements?.includes(oib));
  if (agreed) return [agreed];
  return payments.filter(({ companies }) => !companies || oib !== "");
}
