import type { PaymentMethod } from "#lib/api/schemas/cart.ts";

/** What a payment method leads to: nothing more to do, or the form of a provider. */
export type PaymentFlow = "none" | "form";

export const paymentFlow = ({ paymentType }: Pick<PaymentMethod, "paymentType">): PaymentFlow =>
  paymentType === null ? "none" : "form";

export const isHpf = ({ paymentType }: Pick<PaymentMethod, "paymentType">): boolean =>
  paymentType?.toUpperCase() === "HPF";

interface Circumstances {
  readonly methods: readonly PaymentMethod[];
  readonly company: { readonly companyName: string; readonly companyOIB: string };
  /** Required consents of the order that are not accepted, or null while the consents are not known. */
  readonly openConsents: readonly string[] | null;
}

/**
 * The method that is chosen, saved and submitted without the shopper: the only one there is, of type HPF, with
 * both company fields given and no required consent open (docs/screens.md §3.13). Null where
 * the shopper decides.
 */
export function automaticMethod({
  methods,
  company,
  openConsents,
}: Circumstances): PaymentMethod | null {
  const [only, ...others] = methods;
  if (!only || others.length > 0 || !isHpf(only)) return null;
  if (company.companyName.trim() === "" || company.companyOIB.trim() === "") return null;
  return openConsents?.length === 0 ? only : null;
}
