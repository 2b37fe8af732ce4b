import "server-only";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { DeliveryOffer } from "#lib/shop/api/schemas/delivery-schema.ts";
import type { Country } from "#lib/shop/api/schemas/site-schema.ts";
import { read } from "#lib/web/data/read.ts";
import { offersCall } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The site's methods of delivering a product to a country; none where the backend does not offer the call. */
export async function listDeliveryOffers(
  context: SiteContext,
  productId: number,
  country: Country,
): Promise<readonly DeliveryOffer[]> {
  if (!offersCall(context.site, "deliveryOffers")) return [];
  const offers = await read(context, calls.ecommerce.delivery.getDeliveryOffers, {
    input: { productId, countryId: country.id, currencyId: context.currency.id },
    tags: ["products"],
  });
  return offers ?? [];
}
