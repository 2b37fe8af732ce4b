import { randomBytes } from "node:crypto";
import { fromJson } from "../../database/db.ts";
import type { Consent } from "../../database/documents.ts";
import { invalid, notFound } from "../../domain/failure.ts";
import { type Call, route } from "../../http/call.ts";
import { list, optionalText, text } from "../../http/input.ts";
import type { SiteLanguage } from "../../seed/text.ts";
import { consentsOf } from "./consents.ts";

/** A new consent of a form, or with an existing `uniqueNumber` its next version (`docs/contract.md §8`). */
export const newConsents = [
  route(
    "POST",
    "v1/cms/consent/create",
    (call) => {
      const { uniqueNumber } = call.body;
      const before = all(call).find((consent) => consent.uniqueNumber === uniqueNumber);
      if (uniqueNumber !== undefined && !before) throw notFound("There is no such consent.");
      const consent = call.db.transaction(() => {
        const saved = before ? nextVersion(call, before) : firstVersion(call);
        setRequired(call, saved);
        setOrder(call, saved);
        return saved;
      });
      return consentsOf(call, consent.formType).find(
        (one) => one.uniqueNumber === consent.uniqueNumber,
      );
    },
    { role: "staff", scope: "cms.consent" },
  ),
];

const all = ({ db, site }: Call): Consent[] =>
  db
    .all<{ doc: string }>("SELECT doc FROM consents WHERE site_id = ? ORDER BY id", site.siteId)
    .map(({ doc }) => fromJson<Consent>(doc));

function firstVersion(call: Call): Consent {
  const displayName = text(call.body, "displayName");
  const formType = text(call.body, "assigned_to");
  const { lastId } = call.db.run(
    "INSERT INTO consents (site_id, form_type, doc) VALUES (?, ?, '{}')",
    call.site.siteId,
    formType,
  );
  return store(call, {
    uniqueNumber: `C-${randomBytes(4).toString("hex")}`,
    id: lastId,
    displayName: { en: displayName, [call.language]: displayName },
    formType,
    required: call.body.required === true,
  });
}

/** In the call's language; texts in other languages stay. */
function nextVersion(call: Call, before: Consent): Consent {
  const displayName = optionalText(call.body, "displayName");
  const { language } = call as { language: SiteLanguage };
  return store(call, {
    ...before,
    version: (before.version ?? 1) + 1,
    formType: optionalText(call.body, "assigned_to") || before.formType,
    ...(displayName ? { displayName: { ...before.displayName, [language]: displayName } } : {}),
    ...(typeof call.body.required === "boolean" ? { required: call.body.required } : {}),
  });
}

/** `requiredConsents` lists the required ones among all consents of the form. */
function setRequired(call: Call, { formType }: Consent): void {
  if (call.body.requiredConsents === undefined) return;
  const required = list(call.body.requiredConsents);
  const ofForm = all(call).filter((consent) => consent.formType === formType);
  const strange = required.find((one) => !ofForm.some(({ uniqueNumber }) => uniqueNumber === one));
  if (strange !== undefined) throw invalid(`There is no consent ${String(strange)}.`);
  for (const consent of ofForm)
    store(call, { ...consent, required: required.includes(consent.uniqueNumber) });
}

/** `consents` is the order in which the form shows them; missing ones follow. */
function setOrder(call: Call, { formType }: Consent): void {
  if (call.body.consents === undefined) return;
  const order = list(call.body.consents);
  const ofForm = all(call).filter((consent) => consent.formType === formType);
  const placeOf = ({ uniqueNumber }: Consent) =>
    (order.indexOf(uniqueNumber) + 1 || order.length + 1) - 1;
  const places = ofForm.map(({ place, id }) => place ?? id).toSorted((a, b) => a - b);
  for (const [index, consent] of ofForm.toSorted((a, b) => placeOf(a) - placeOf(b)).entries())
    store(call, { ...consent, place: places[index] });
}

function store({ db }: Call, consent: Consent): Consent {
  db.run(
    "UPDATE consents SET form_type = ?, doc = ? WHERE id = ?",
    consent.formType,
    JSON.stringify(consent),
    consent.id,
  );
  return consent;
}
