import type { Result } from "#lib/shop/api/errors.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { gateway } from "./gateway.ts";

export type ConsentStatus = "accepted" | "declined";

export interface ConsentChoice {
  /** The form type the consents belong to (docs/contract.md §5.12). */
  readonly type: string;
  readonly email: string;
  readonly consents: readonly ConsentId[];
  readonly status: ConsentStatus;
  readonly userType: "guest" | "user";
}

/** Logs at the backend which consents a person accepted or declined (docs/contract.md §5.12). */
export const logConsentChoice = ({
  type,
  email,
  consents,
  status,
  userType,
}: ConsentChoice): Promise<Result<unknown>> =>
  gateway.gdpr.web.consent.log.create({
    input: {
      status,
      statusTimestamp: new Date().toISOString(),
      sourceType: type,
      consents: [...consents],
      user: { userType, email },
    },
  });
