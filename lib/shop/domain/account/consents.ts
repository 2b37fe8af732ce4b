import type { Consent, ConsentId } from "#lib/shop/api/schemas/user-schema.ts";

/** Number of consents of a form type to request (docs/screens.md §6.4). */
export const CONSENTS = 50;

/** A consent to show with a form. */
interface ConsentRule {
  readonly uniqueNumber: ConsentId;
  readonly required: boolean;
  /** HTML as the backend wrote it: sanitise it, or read its text only. */
  readonly displayName: string;
}

/**
 * The consents of a form type (docs/contract.md §5.12): records list the shown consents in `consents` and those that
 * must be accepted in `requiredConsents`, some of them as texts where others are numbers. Where `consents` is empty in all of them, every record with a text is shown.
 */
export function toConsentRules(records: readonly Consent[]): ConsentRule[] {
  const shown = new Set(records.flatMap(({ consents }) => consents.map(String)));
  const required = new Set(records.flatMap(({ requiredConsents }) => requiredConsents.map(String)));
  const seen = new Set<string>();
  return records.flatMap(({ uniqueNumber, displayName }) => {
    const name = String(uniqueNumber);
    const isShown = displayName !== "" && (shown.size === 0 || shown.has(name));
    if (!isShown || seen.has(name)) return [];
    seen.add(name);
    return [{ uniqueNumber, displayName, required: required.has(name) }];
  });
}

export const requiredOf = (
  rules: readonly Pick<ConsentRule, "uniqueNumber" | "required">[],
): ConsentId[] => rules.flatMap(({ uniqueNumber, required }) => (required ? [uniqueNumber] : []));

/** The required consents that are still open (docs/screens.md §4.4). */
export const openConsents = (
  rules: readonly Pick<ConsentRule, "uniqueNumber" | "required">[],
  accepted: readonly ConsentId[],
): ConsentId[] => requiredOf(rules).filter((consent) => !accepted.includes(consent));
