import type { calls } from "@/lib/api/calls";
import { endpoints } from "@/lib/api/endpoints";
import type { Result } from "@/lib/api/errors";
import { callGateway } from "@/lib/api/http/browser";
import type { AddressChange } from "@/lib/domain/checkout/plan-addresses";

type Paths = typeof calls.user;
type Address = AddressChange["address"];
const paths = endpoints.user;

/** A customer's addresses (spec 7.8). */
export const customerCalls = {
  createAddress: (address: Address): Promise<Result<unknown>> =>
    callGateway<Paths["addressCreate"]>(paths.addressCreate, { input: address }),

  updateAddress: (id: number, address: Address): Promise<Result<unknown>> =>
    callGateway<Paths["addressUpdate"]>(paths.addressUpdate, {
      params: { id: String(id) },
      input: address,
    }),
};
