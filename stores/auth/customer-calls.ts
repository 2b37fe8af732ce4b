import type { calls } from "#lib/api/calls/index.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import type { Result } from "#lib/api/errors.ts";
import { callGateway } from "#lib/client/call-gateway.ts";
import type { AddressChange } from "#lib/domain/address/plan-addresses.ts";

type Paths = typeof calls.user;
type Address = AddressChange["address"];
const paths = endpoints.user;

/** A customer's addresses (docs/contract.md §3.4). */
export const customerCalls = {
  createAddress: (address: Address): Promise<Result<unknown>> =>
    callGateway<Paths["addressCreate"]>(paths.addressCreate, { input: address }),

  updateAddress: (id: number, address: Address): Promise<Result<unknown>> =>
    callGateway<Paths["addressUpdate"]>(paths.addressUpdate, {
      params: { id: String(id) },
      input: address,
    }),
};
