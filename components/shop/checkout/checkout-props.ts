import type { NoCartWords } from "#components/shop/cart/no-cart.tsx";
import type { ConsentText } from "#components/shop/consent/consent-text.ts";
import type { Country } from "#lib/shop/api/schemas/site-schema.ts";

/** The server's props of the checkout, without any data of the shopper. */
export interface CheckoutProps {
  readonly countries: readonly Country[];
  /** The preselected country, as an ISO code; "" for none (CMS option `DefaultCountry`). */
  readonly defaultCountry: string;
  /** Null if they could not be read. */
  readonly addressConsents: readonly ConsentText[] | null;
  readonly orderConsents: readonly ConsentText[] | null;
  /** Origins a payment form may lead to (docs/security.md §1.6). */
  readonly paymentOrigins: readonly string[];
  /** Origins of PayPal's script, in addition to PayPal's own. */
  readonly scriptOrigins: readonly string[];
  /** The site allows special characters in names (CMS option `AllowSpecialCharactersInNames`). */
  readonly anyNames: boolean;
  /** Whether the shipping step is skipped if it offers no choice (CMS option `SkipShippingStep`). */
  readonly skipsShipping: boolean;
  /** For a visitor without a cart. */
  readonly noCart: NoCartWords;
}
