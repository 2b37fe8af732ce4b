import { fromJson } from "../../database/db.ts";
import { type Consent, textIn } from "../../database/documents.ts";
import { invalid } from "../../domain/failure.ts";
import { type Call, route } from "../../http/call.ts";
import { argument, list, record, text } from "../../http/input.ts";
import { cut, listA, listC, paging } from "../../http/lists.ts";

/** Consents and their log (`docs/contract.md §5`). */
export const gdpr = [
  route("POST", "v1/gdpr/web/consent/filter", (call) =>
    listC(cut(consentsOf(call, String(call.body.formType ?? "")), paging(call, 50))),
  ),
  route("GET", "v1/cms/consent/filter", (call) =>
    listA(cut(consentsOf(call, argument(call, "assigned_to")), paging(call, 50))),
  ),
  route("POST", "v1/gdpr/web/consent/log/create", (call) => {
    const status = text(call.body, "status");
    if (status !== "accepted" && status !== "declined")
      throw invalid("status is accepted or declined.");
    text(call.body, "sourceType");
    text(record(call.body.user), "email");
    const known = new Set<unknown>(consentsOf(call, "").map(({ uniqueNumber }) => uniqueNumber));
    // Strict, as some backends are: a number sent as a string counts as another consent.
    const strange = list(call.body.consents).find((one) => !known.has(one));
    if (strange !== undefined) throw invalid(`There is no consent ${String(strange)}.`);
    const { lastId } = call.db.run(
      "INSERT INTO consent_logs (site_id, at, doc) VALUES (?, ?, ?)",
      call.site.siteId,
      new Date().toISOString(),
      JSON.stringify(call.body),
    );
    return { id: lastId };
  }),
];

/** The consents of a form, each with the numbers of all of the form's consents and of the required ones. */
export function consentsOf({ db, site, language }: Call, formType: string) {
  const all = db
    .all<{ doc: string }>(
      "SELECT doc FROM consents WHERE site_id = ? AND (? = '' OR form_type = ?) ORDER BY id",
      site.siteId,
      formType,
      formType,
    )
    .map((row) => fromJson<Consent>(row.doc))
    .toSorted((a, b) => (a.place ?? a.id) - (b.place ?? b.id));
  return all.map((consent) => {
    const form = all.filter((other) => other.formType === consent.formType);
    return {
      uniqueNumber: consent.uniqueNumber,
      id: consent.id,
      displayName: textIn(consent.displayName, language),
      assigned_to: consent.formType,
      version: consent.version ?? 1,
      consents: form.map(({ uniqueNumber }) => uniqueNumber),
      requiredConsents: form
        .filter(({ required }) => required)
        .map(({ uniqueNumber }) => uniqueNumber),
    };
  });
}
