import "server-only";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { ok, type Result } from "#lib/shop/api/errors.ts";
import { offersCall } from "#lib/web/site/options.ts";
import type { Site } from "#lib/web/site/types.ts";

/** The name in `Capabilities` of a backend that writes to an address that is registered already (docs/contract.md §3.3). */
const WRITES_TO_OWNER = "registrationLetter";

const { register } = calls.user.web;

/**
 * The answer to a registration. If the backend e-mails everybody who registers, including existing accounts (409), both
 * cases get the same answer, so that nobody learns who has an account. Guests of the checkout have no account.
 */
export function registrationAnswer(
  call: Call,
  input: Readonly<Record<string, unknown>>,
  result: Result<unknown>,
  site: Site,
): Result<unknown> {
  if (call !== register || input.guest === true || !offersCall(site, WRITES_TO_OWNER))
    return result;
  if (!result.ok && result.error.status !== 409) return result;
  const user = { id: 0, email: String(input.email ?? ""), addresses: [] };
  return ok({ user, needsVerification: true });
}
