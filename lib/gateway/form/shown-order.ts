import "server-only";
import type { OrderInput } from "#lib/gateway/order/order-input.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { allowedCountries } from "#lib/shop/domain/address/countries.ts";
import { readSavedShipping } from "#lib/shop/domain/checkout/shipping.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import type { TypedAddress } from "./typed-address.ts";
import type { Visitor } from "./visitor.ts";

/** Names that a guest's page of thanks shows beside the cart. Names that cannot be read are left out. */
export async function shownOrder(
  visitor: Visitor,
  { site, checkout }: Pick<SiteContext, "site" | "checkout">,
  typed: TypedAddress,
  payment: string,
): Promise<OrderInput["shown"]> {
  const country = allowedCountries(site.countries, checkout.allowedCountries).find(
    ({ iso }) => iso.toUpperCase() === typed.country.toUpperCase(),
  );
  const cart = await visitor.call(calls.ecommerce.cart.getCart);
  const methods = await visitor.call(calls.ecommerce.delivery.getApplicableDeliveryMethods, {
    countryId: country?.id,
  });
  const saved = readSavedShipping(cart.ok ? cart.data : null);
  const method = methods.ok ? methods.data.find(({ id }) => id === saved.methodId) : undefined;
  const branch = method?.options.find(({ id }) => id === saved.branchId);
  return {
    shipping: typed,
    ...(method && { delivery: method.name }),
    ...(branch && { branch: branch.name }),
    payment,
  };
}
