import type { ConsentText } from "#components/consent/consent-text.ts";
import type { Country } from "#lib/api/schemas/site.ts";

/** What the server knows for the checkout: nothing of the shopper. */
export interface CheckoutProps {
  readonly countries: readonly Country[];
  /** By form type; null where the backend did not tell. */
  readonly addressConsents: readonly ConsentText[] | null;
  readonly orderConsents: readonly ConsentText[] | null;
  /** Origins a payment form may lead to (hardening, "Payment form"). */
  readonly paymentOrigins: readonly string[];
  /** The special-character rule of names is disabled (CMS option `AllowSpecialCharactersInNames`). */
  readonly anyNames: boolean;
  /** The shipping step should be skipped (CMS option `SkipShippingStep`). */
  readonly skipsShipping: boolean;
}
