import { fromJson } from "../../database/db.ts";
import { textIn } from "../../database/documents.ts";
import { badRequest, invalid, notFound } from "../../domain/failure.ts";
import { mediaOf } from "../../domain/media.ts";
import { type Call, route } from "../../http/call.ts";
import { checkSentCaptcha, spendCaptcha } from "../../http/captcha-tokens.ts";
import { argument, integer, list, optionalText, record } from "../../http/input.ts";
import { cut, listA, listB, paging } from "../../http/lists.ts";
import { uploadById } from "../../http/uploads.ts";
import type { SeedForm } from "../../seed/types-content.ts";
import { sendFormMail, spendFormToken } from "./form-mail.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Forms, the contact call, the newsletter and the hashtag pictures (`docs/contract.md §5`). */
export const forms = [
  route("POST", "v1/cms/form/filter", (call) => {
    const wanted = optionalText(call.body, "type");
    const all = call.db
      .all<{ doc: string }>("SELECT doc FROM forms WHERE site_id = ? ORDER BY id", call.site.siteId)
      .map(({ doc }) => fromJson<SeedForm>(doc))
      .filter(({ type }) => wanted === "" || type === wanted);
    return listB(
      cut(
        all.map((form) => toForm(call, form)),
        paging(call),
      ),
    );
  }),
  route("GET", "v1/cms/form/get/:id", (call) => toForm(call, formOf(call, Number(call.params.id)))),
  route("POST", "v1/cms/form/storeData", (call) => {
    const form = formOf(call, integer(call.body, "id"));
    const data = record(call.body.data);
    const missing = form.fields.find(({ name, required }) => required && isEmpty(data[name]));
    if (missing) throw invalid(`${textIn(missing.label, call.language)} is required.`);
    checkFiles(call, form, data);
    checkCaptcha(call, form);
    keep(call, `form:${form.id}`, data);
    const email = confirmedAddress(form, data);
    if (email !== "") {
      sendFormMail(call, form, email);
      return { goalType: "message", goal: textIn(CONFIRM, call.language) };
    }
    return {
      ...(form.goalType && { goalType: form.goalType }),
      ...(form.goal && { goal: textIn(form.goal, call.language) }),
      ...(form.message && { message: textIn(form.message, call.language) }),
    };
  }),
  /** Called by the link in a form's e-mail, once: the goal to go to. */
  route("GET", "v1/cms/form/confirmEmail/:id", (call) => {
    const form = formOf(call, Number(call.params.id));
    if (!spendFormToken(call, form.id, argument(call, "token")))
      throw notFound("This link is not valid any more.");
    return { goalType: form.goalType ?? "message", goal: textIn(form.goal, call.language) };
  }),
  route("POST", "v1/cms/contact/contactAdmin", (call) => {
    keep(call, "contactAdmin", call.body);
    return {};
  }),
  route("POST", "v1/marketing/newsletter/subscribe", (call) => {
    const email = optionalText(call.body, "email");
    if (!EMAIL.test(email)) throw invalid("email is not an address.");
    checkSentCaptcha(call);
    keep(call, "newsletter", { email, consents: list(call.body.consents) });
    return {};
  }),
  route("POST", "v1/cms/socialGetters/getIgByHashtags", (call) => {
    const tags = list(call.body.hashtags).map(String);
    const rows = call.db.all<{ doc: string }>(
      "SELECT doc FROM pictures WHERE name LIKE 'scene-%' ORDER BY id",
    );
    const posts = rows.map(({ doc }, index) => {
      const { name } = fromJson<{ name: string }>(doc);
      const { path, title } = mediaOf(call.db, call.site.siteId, name, call.language);
      return {
        id: `ig-${index + 1}`,
        media_type: "IMAGE",
        media_url: `${call.origin}/media/${path}`,
        permalink: `https://www.instagram.com/explore/tags/${encodeURIComponent(tags[0] ?? "tennis")}/`,
        caption: `${title} #${tags[index % Math.max(1, tags.length)] ?? "tennis"}`,
      };
    });
    return listA(cut(posts, paging(call, 8)));
  }),
];

const CONFIRM = {
  en: "Thank you. Please open the link in the e-mail that we have just sent you.",
  hr: "Hvala. Otvorite poveznicu iz e-maila koji smo vam upravo poslali.",
  de: "Danke. Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen eben geschickt haben.",
};

/** The e-mail that a form wants confirmed; "" if none. */
function confirmedAddress(form: SeedForm, data: Record<string, unknown>): string {
  const field = form.confirmed && form.fields.find(({ type }) => type === "email");
  return field ? optionalText(data, field.name) : "";
}

/** The files of a form are the site's uploads, ten at most. */
function checkFiles({ db, site }: Call, form: SeedForm, data: Record<string, unknown>): void {
  const files = form.fields.flatMap(({ name, type }) => (type === "file" ? list(data[name]) : []));
  if (files.length > 10) throw invalid("A form takes 10 files.");
  const strange = files.find((file) => !uploadById(db, site.siteId, Number(record(file).id)));
  if (strange !== undefined) throw invalid(`There is no file ${JSON.stringify(strange)}.`);
}

function formOf({ db, site }: Call, id: number): SeedForm {
  const row = db.get<{ doc: string }>(
    "SELECT doc FROM forms WHERE id = ? AND site_id = ?",
    id,
    site.siteId,
  );
  if (!row) throw notFound("Form not found.");
  return fromJson<SeedForm>(row.doc);
}

const toForm = ({ language }: Call, { id, title, type, captcha, fields }: SeedForm) => ({
  id,
  title: textIn(title, language),
  type,
  captcha,
  fields: fields.map(({ label, options, ...field }) => ({
    ...field,
    label: textIn(label, language),
    ...(options && { options: options.map((option) => textIn(option, language)) }),
  })),
});

/** A form with a captcha needs an unused token of the stand-in, and an optional one must be valid. */
function checkCaptcha({ site, body }: Call, form: SeedForm): void {
  if (!form.captcha && body.recaptchaResponse === undefined) return;
  if (!spendCaptcha(body, site.options.CaptchaSiteKey))
    throw badRequest("The captcha was not solved.");
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (Array.isArray(value) ? value.length === 0 : String(value).trim() === "");

function keep({ db, site }: Call, kind: string, doc: unknown): void {
  db.run(
    "INSERT INTO messages (site_id, kind, at, doc) VALUES (?, ?, ?, ?)",
    site.siteId,
    kind,
    new Date().toISOString(),
    JSON.stringify(doc),
  );
}
