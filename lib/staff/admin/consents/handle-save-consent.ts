import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { staffConsentsCall } from "#lib/shop/api/calls/product-variants.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { markupToStore } from "#lib/staff/edit/publish/stored-markup.ts";
import { dataOf, type StaffSend, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import { ADMIN_CONSENTS, type ConsentRow, toConsentRows } from "./consent-rows.ts";

const number = z.union([z.string().min(1).max(200), z.number()]);
const html = z.string().max(20_000);

const saveRequest = z.object({
  /** Null for a new one. */
  uniqueNumber: number.nullable(),
  formType: z.string().min(1).max(200),
  required: z.boolean(),
  /** The form's consents in display order; null is this one. */
  order: z.array(number.nullable()).max(ADMIN_CONSENTS),
  /** By language: the new text, and the text that the page showed before. */
  texts: z.record(z.string().min(2).max(12), z.object({ html, before: html })),
});

/** Sent with every version: its form, and the rules of the whole form. */
interface Rules {
  readonly assigned_to: string;
  readonly consents: ConsentId[];
  readonly requiredConsents: ConsentId[];
  readonly required: boolean;
}

/**
 * POST /api/admin/consent/save: a new consent, or new versions of one, with a call for each changed language. A text
 * that somebody else has changed meanwhile is not overwritten (409).
 */
export const handleConsentSave = staffRoute({
  action: "consent.save",
  scope: "cms.consent",
  freshLogin: true,
  outsideEdit: true,
  body: saveRequest,
  run: async ({ input, send, site, audit }) => {
    const { formType, required, texts } = input;
    const languages = Object.keys(texts);
    if (languages.some((code) => !site.languages.some((language) => language.code === code)))
      throw new Refusal(422, "texts: a language that the site does not have");
    if (languages.some((code) => plainText(texts[code]?.html ?? "") === ""))
      throw new Refusal(422, "texts: empty");

    const rows = await rowsIn(send, site.defaultLocale);
    // One number may belong to several forms.
    const find = (list: readonly ConsentRow[], wanted: ConsentId | null) => {
      const all = list.filter((row) => isSame(row.uniqueNumber, wanted));
      return all.find((row) => row.formType === formType) ?? all[0];
    };
    const before = find(rows, input.uniqueNumber);
    if (input.uniqueNumber !== null && !before) throw new Refusal(404, "There is no such consent.");
    if (!before && languages.length === 0) throw new Refusal(422, "texts: empty");

    const others = rows.filter((row) => row.formType === formType && row !== before);
    const rules = (own: ConsentId | null): Rules => ({
      assigned_to: formType,
      consents: inOrder(others, input.order, own),
      requiredConsents: [
        ...others.flatMap((row) => (row.required ? [row.uniqueNumber] : [])),
        ...(required && own !== null ? [own] : []),
      ],
      required,
    });

    const stored: Record<string, string> = {};
    for (const code of languages) {
      const now = before ? find(await rowsIn(send, code), input.uniqueNumber) : undefined;
      if (now && now.html !== texts[code]?.before)
        throw new Refusal(409, "Somebody else has changed this text meanwhile.");
      const kept = markupToStore(texts[code]?.html ?? "", now?.html ?? "");
      if (kept === null || plainText(kept) === "") throw new Refusal(422, "texts: markup");
      stored[code] = kept;
    }

    const newNumber = (now: readonly ConsentRow[]): ConsentId | null => {
      const isKnown = ({ uniqueNumber }: ConsentRow) =>
        rows.some((row) => isSame(row.uniqueNumber, uniqueNumber));
      const made = now.filter((row) => row.formType === formType && !isKnown(row));
      return made.length === 1 ? (made[0]?.uniqueNumber ?? null) : null;
    };
    let own = before?.uniqueNumber ?? null;
    const isNew = own === null;
    // Only the rules have changed: they are sent with the existing text.
    const written = languages.length > 0 ? languages : [site.defaultLocale];
    audit({ consent: own ?? "new", formType, required, languages, state: "begins" });
    for (const locale of written) {
      const answer = dataOf(
        await send(calls.cms.consent.create, {
          locale,
          input: {
            ...rules(own),
            displayName: stored[locale] ?? before?.html ?? "",
            ...(own !== null && { uniqueNumber: own }),
          },
        }),
      );
      // A backend that only confirms the write does not say which number it gave: the list has it.
      own ??= answer.uniqueNumber ?? newNumber(await rowsIn(send, locale));
    }
    const saved = find(await rowsIn(send, site.defaultLocale), own);
    // A new consent has no number until it is created, so its position has to be sent afterwards, and for some backends
    // also that it is required.
    const isLast = input.order.length === 0 || input.order.at(-1) === null;
    if (isNew && own !== null && (!isLast || (saved?.required ?? false) !== required))
      dataOf(
        await send(calls.cms.consent.create, {
          locale: written.at(-1),
          input: {
            ...rules(own),
            displayName: stored[written.at(-1) ?? ""] ?? "",
            uniqueNumber: own,
          },
        }),
      );
    audit({ consent: own, formType, required, languages, state: "saved" });
    await expireTags(site.domain, ["consents"]);
    return { uniqueNumber: own, slug: saved?.slug ?? String(own) };
  },
});

/** Read with the site's own key, so that numbers of another site are not found. */
const rowsIn = async (send: StaffSend, locale: string): Promise<ConsentRow[]> =>
  toConsentRows(
    dataOf(await send(staffConsentsCall, { locale, input: { limit: ADMIN_CONSENTS } })),
  );

/** A backend may send a number as a string. */
const isSame = (one: ConsentId | null, other: ConsentId | null): boolean =>
  one !== null && other !== null && String(one) === String(other);

/** The requested order, restricted to consents that the form has; unnamed ones follow, a new one comes last. */
function inOrder(
  others: readonly ConsentRow[],
  wished: readonly (ConsentId | null)[],
  own: ConsentId | null,
): ConsentId[] {
  const placeOf = ({ uniqueNumber }: ConsentRow) => {
    const at = wished.findIndex((one) => isSame(one, uniqueNumber));
    return at < 0 ? wished.length : at;
  };
  const sorted = others.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (own === null) return sorted.map(({ uniqueNumber }) => uniqueNumber);
  const ownAt = wished.indexOf(null);
  const before = ownAt < 0 ? sorted.length : sorted.filter((row) => placeOf(row) < ownAt).length;
  const numbers = sorted.map(({ uniqueNumber }) => uniqueNumber);
  return [...numbers.slice(0, before), own, ...numbers.slice(before)];
}
