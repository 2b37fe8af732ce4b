import type { Consent } from "#lib/api/schemas/user.ts";

/** A consent to show with a form. */
interface ConsentRule {
  readonly uniqueNumber: string;
  readonly required: boolean;
  /** HTML as the backend wrote it: sanitise it, or read its text only. */
  readonly displayName: string;
}

/**
 * The consents of a form type (docs/contract.md §5.12): records list the shown consents in `consents` and those that
 * must be accepted in `requiredConsents`. Where `consents` is empty in all of them, every record with a text is shown.
 */
export function toConsentRules(records: readonly Consent[]): ConsentRule[] {
  const shown = new Set(records.flatMap(({ consents }) => consents));
  const required = new Set(records.flatMap(({ requiredConsents }) => requiredConsents));
  const seen = new Set<string>();
  return records.flatMap(({ uniqueNumber, displayName }) => {
    const isShown = displayName !== "" && (shown.size === 0 || shown.has(uniqueNumber));
    if (!isShown || seen.has(uniqueNumber)) return [];
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
