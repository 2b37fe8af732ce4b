import type { InputOf } from "#lib/shop/api/call.ts";
import type { calls } from "#lib/shop/api/calls/index.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import type { Page } from "#lib/shop/api/schemas/list.ts";
import type { Order, OrderHead } from "#lib/shop/api/schemas/order-schema.ts";
import type { toProfile } from "#lib/shop/domain/account/profile.ts";
import type { toRegistration } from "#lib/shop/domain/account/registration.ts";
import { gateway } from "./gateway.ts";

/** An address as it is saved. */
export type AddressInput = InputOf<typeof calls.user.web.address.create>;

/**
 * The calls of an account (docs/contract.md §3). The answers to writes differ between backends, so the profile is read
 * again (docs/contract.md §3.4).
 */
export const accountCalls = {
  verify: (token: string): Promise<Result<unknown>> =>
    gateway.user.web.verify({ params: { token } }),

  register: (
    input: ReturnType<typeof toRegistration>,
  ): Promise<Result<{ needsVerification: boolean }>> => gateway.user.web.register({ input }),

  /** Whether a member card's barcode is known and valid. */
  checkCard: (barcode: string): Promise<Result<{ isValid: boolean }>> =>
    gateway.settings.external({ input: { type: "memberCard", barcode } }),

  forgot: (email: string): Promise<Result<unknown>> =>
    gateway.user.password.forgot({ input: { email } }),

  setPassword: (token: string, password: string): Promise<Result<unknown>> =>
    gateway.user.password.set({ input: { token, password } }),

  changePassword: (oldPassword: string, newPassword: string): Promise<Result<unknown>> =>
    gateway.user.password.reset({ input: { oldPassword, newPassword } }),

  /** The address of the provider's login page. */
  socialRedirect: (provider: string): Promise<Result<{ url: string }>> =>
    gateway.user.social["redirect-login"]({ input: { provider } }),

  save: (input: ReturnType<typeof toProfile>): Promise<Result<unknown>> =>
    gateway.user.web.update({ input }),

  /** `id` null makes a new one. */
  saveAddress: (input: AddressInput, id: number | null): Promise<Result<unknown>> =>
    id === null
      ? gateway.user.web.address.create({ input })
      : gateway.user.web.address.update({ params: { id }, input }),

  orders: (page: number, limit: number): Promise<Result<Page<OrderHead>>> =>
    gateway.document.document.filter.web({ input: { page, limit } }),

  cancelOrder: (id: number): Promise<Result<unknown>> =>
    gateway.document.document.cancel.web({ params: { id } }),

  order: (id: number): Promise<Result<Order>> =>
    gateway.document.document.get.web({ params: { id } }),
};
