import type { calls } from "#lib/api/calls/index.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import type { Result } from "#lib/api/errors.ts";
import { callGateway } from "#lib/client/call-gateway.ts";
import type { toRegistration } from "#lib/domain/account/registration.ts";
import { logChoice } from "#stores/consent/consent-log.ts";

type Paths = typeof calls.user;
const paths = endpoints.user;

/** The calls around an account that need no session (docs/contract.md §3), and the change of a password, which does. */
export const accountCalls = {
  verify: (token: string): Promise<Result<unknown>> =>
    callGateway<Paths["webVerify"]>(paths.webVerify, { params: { token } }),

  register: async (
    input: ReturnType<typeof toRegistration>,
  ): Promise<Result<{ needsVerification: boolean }>> =>
    callGateway<Paths["webRegister"]>(paths.webRegister, { input }),

  /** Whether a member card's barcode is known and valid. */
  checkCard: (barcode: string): Promise<Result<{ isValid: boolean }>> =>
    callGateway<(typeof calls)["settings"]["external"]>(endpoints.settings.external, {
      input: { type: "memberCard", barcode },
    }),

  forgot: (email: string): Promise<Result<unknown>> =>
    callGateway<Paths["passwordForgot"]>(paths.passwordForgot, { input: { email } }),

  setPassword: (token: string, password: string): Promise<Result<unknown>> =>
    callGateway<Paths["passwordSet"]>(paths.passwordSet, { input: { token, password } }),

  changePassword: (oldPassword: string, newPassword: string): Promise<Result<unknown>> =>
    callGateway<Paths["passwordReset"]>(paths.passwordReset, {
      input: { oldPassword, newPassword },
    }),

  /** Where the provider's login page is. */
  socialRedirect: (provider: string): Promise<Result<{ url: string }>> =>
    callGateway<Paths["socialRedirect"]>(paths.socialRedirect, { input: { provider } }),

  logConsents: (consents: readonly string[], email: string): Promise<Result<unknown>> =>
    logChoice({ type: "registerForm", email, consents, status: "accepted", userType: "user" }),
};
