import type { Consent, ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { toConsentRules } from "#lib/shop/domain/account/consents.ts";

/** Number of consents to request at once (docs/screens.md §6.4). */
export const ADMIN_CONSENTS = 100;

/** A consent as staff list it. */
export interface ConsentRow {
  readonly uniqueNumber: ConsentId;
  /** The slug used in addresses. */
  readonly slug: string;
  readonly formType: string;
  readonly required: boolean;
  /** HTML from the backend. */
  readonly html: string;
}

/**
 * The consents of a list, each once, in the order in which their forms show them. The rules of a form say which are
 * required; a consent that no form shows is listed too, so that it can be found again.
 */
export function toConsentRows(records: readonly Consent[]): ConsentRow[] {
  const forms = Map.groupBy(records, ({ assigned_to }) => assigned_to);
  return [...forms].flatMap(([formType, ofForm]) => {
    const required = new Set(
      toConsentRules(ofForm).flatMap((rule) => (rule.required ? [String(rule.uniqueNumber)] : [])),
    );
    const order = new Map(
      ofForm
        .flatMap(({ consents }) => consents.map(String))
        .map((name, at) => [name, at] as const)
        .toReversed(),
    );
    const unique = [...new Map(ofForm.map((one) => [String(one.uniqueNumber), one])).values()];
    const placeOf = (one: Consent) =>
      order.get(String(one.uniqueNumber)) ?? Number.MAX_SAFE_INTEGER;
    return unique
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((one) => ({
        uniqueNumber: one.uniqueNumber,
        slug: slugOf(one),
        formType,
        required: required.has(String(one.uniqueNumber)),
        html: one.displayName,
      }));
  });
}

/** The consent with a number: as this form shows it, else as another one does. One number may belong to several forms. */
export const rowOf = (
  rows: readonly ConsentRow[],
  { slug, formType }: { readonly slug: string; readonly formType: string },
): ConsentRow | undefined => {
  const all = rows.filter((row) => row.slug === slug);
  return all.find((row) => row.formType === formType) ?? all[0];
};

/**
 * A number that cannot be used in an address, or equals the address of a new consent, is replaced by the record's id.
 */
function slugOf({ uniqueNumber, id }: Consent): string {
  const name = String(uniqueNumber);
  return /^[\w.-]{1,200}$/.test(name) && !/^(?:new|\.+|id-\d+)$/.test(name) ? name : `id-${id}`;
}
