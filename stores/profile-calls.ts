import type { calls } from "@/lib/api/calls";
import { endpoints } from "@/lib/api/endpoints";
import type { Result } from "@/lib/api/errors";
import { callGateway } from "@/lib/api/http/browser";
import type { Page } from "@/lib/api/schemas/list";
import type { Order, OrderHead } from "@/lib/api/schemas/order";
import type { Product } from "@/lib/api/schemas/product";
import type { toProfile } from "@/lib/domain/profile";
import type { PersonFields } from "@/lib/forms/address";

/** An address as it is saved to a profile. */
export interface AddressInput extends PersonFields {
  readonly type: "main" | "billing" | "shipping" | "other";
  readonly companyName: string;
  readonly companyOIB: string;
}

type Calls = typeof calls;
const { user, document, gaussbox } = endpoints;

/** The calls of the profile (spec 7.8, 7.9). Answers of writes differ: the profile is read again (contract, section 3). */
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
