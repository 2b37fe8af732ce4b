import type { calls } from "#lib/api/calls/index.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import type { Result } from "#lib/api/errors.ts";
import type { Page } from "#lib/api/schemas/list.ts";
import type { Order, OrderHead } from "#lib/api/schemas/order.ts";
import type { Product } from "#lib/api/schemas/product.ts";
import { callGateway } from "#lib/client/call-gateway.ts";
import type { toProfile } from "#lib/domain/account/profile.ts";
import type { PersonFields } from "#lib/validation/address.ts";

/** An address as it is saved to a profile. */
export interface AddressInput extends PersonFields {
  readonly type: "main" | "billing" | "shipping" | "other";
  readonly companyName: string;
  readonly companyOIB: string;
}

type Calls = typeof calls;
const { user, document, gaussbox } = endpoints;

/**
 * The calls of the profile (docs/contract.md §3). Answers of writes differ: the profile is read again
 * (docs/contract.md §3.4).
 */
export const profileCalls = {
  save: (input: ReturnType<typeof toProfile>): Promise<Result<unknown>> =>
    callGateway<Calls["user"]["webUpdate"]>(user.webUpdate, { input }),

  /** `id` null makes a new one. */
  saveAddress: (input: AddressInput, id: number | null): Promise<Result<unknown>> =>
    id === null
      ? callGateway<Calls["user"]["addressCreate"]>(user.addressCreate, { input })
      : callGateway<Calls["user"]["addressUpdate"]>(user.addressUpdate, { params: { id }, input }),

  orders: (page: number, limit: number): Promise<Result<Page<OrderHead>>> =>
    callGateway<Calls["document"]["filterWeb"]>(document.filterWeb, { input: { page, limit } }),

  order: (id: number): Promise<Result<Order>> =>
    callGateway<Calls["document"]["getWeb"]>(document.getWeb, { params: { id } }),

  /** What is still sold of these. */
  products: (ids: readonly number[]): Promise<Result<Product[]>> =>
    callGateway<Calls["gaussbox"]["publicProductsGet"]>(gaussbox.publicProductsGet, {
      // As one text: a list in a query is written differently by every client.
      input: { ids: ids.join(",") },
    }),
};
