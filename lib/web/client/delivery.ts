import type { DeliveryOffer } from "#lib/shop/api/schemas/delivery-schema.ts";
import { dataOf } from "./fault.ts";
import { gateway } from "./gateway.ts";
import { queryKeys } from "./keys.ts";

/** Milliseconds for which prices of delivery count as up to date. */
const STALE_TIME = 300_000;
/** A cart of more products says nothing, so that it makes no more requests. */
const MOST_PRODUCTS = 8;

/** The methods of delivery of each product, in one country. */
export const deliveryOffersQuery = (
  ids: readonly number[],
  countryId: number | undefined,
  currencyId: number,
) => ({
  queryKey: queryKeys.deliveryOffers(ids, currencyId),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<DeliveryOffer[][]> =>
    Promise.all(
      ids.map(async (productId) =>
        dataOf(
          await gateway.ecommerce.delivery.getDeliveryOffers({
            input: { productId, countryId: countryId ?? 0, currencyId },
            signal,
          }),
        ),
      ),
    ),
  enabled: countryId !== undefined && ids.length > 0 && ids.length <= MOST_PRODUCTS,
  staleTime: STALE_TIME,
});
