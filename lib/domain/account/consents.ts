import type { Consent } from "#lib/api/schemas/user.ts";

/** A consent to show with a form. */
interface ConsentRule {
  readonly uniqueNumber: string;
  readonly required: boolean;
  /** HTML as the backend wrote it: sanitise it, or read its text only. */
  readonly displayName: string;
}

/**
 * What a form type asks for (docs/contract.md §5.12): records name what is shown in `consents` and what must be
 * accepted in `requiredConsents`. Where none names what is shown, every record with a text is.
 */
export function toConsentRules(records: readonly Consent[]): ConsentRule[] {
  const shown = new Set(records.flatMap(({ consents }) => consents));
  const required = new Set(records.flatMap(({ requiredConsents }) => requiredConsents));
  const seen = new Set<string>();
  return records.flatMap(({ uniqueNumber, displayName }) => {
    const asked = displayName !== "" && (shown.size === 0 || shown.has(uniqueNumber));
    if (!asked || seen.has(uniqueNumber)) return [];
    seen.add(uniqueNumber);
    return [{ uniqueNumber, displayName, required: required.has(uniqueNumber) }];
  });
}

export const requiredOf = (
  rules: readonly Pick<ConsentRule, "uniqueNumber" | "required">[],
): string[] => rules.flatMap(({ uniqueNumber, required }) => (required ? [uniqueNumber] : []));

/** The required consents that are still open (docs/screens.md §4.4). */
export const openConsents = (
  rules: readonly Pick<ConsentRule, "uniqueNumber" | "required">[],
  accepted: readonly string[],
): string[] => requiredOf(rules).filter((consent) => !accepted.includes(consent));
