import "server-only";
import { getSettings } from "#lib/base/config/settings.ts";
import { siteCaptcha } from "#lib/gateway/validation/captcha.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { ok, type Result } from "#lib/shop/api/errors.ts";
import type { FormSent } from "#lib/shop/api/schemas/feedback.ts";
import { openConsents } from "#lib/shop/domain/account/consents.ts";
import {
  emailOf,
  type FieldValue,
  type FieldView,
  fieldMistake,
  toFieldView,
  toFormData,
} from "#lib/shop/domain/content/form-fields.ts";
import { newsletterField } from "#lib/shop/domain/content/newsletter-field.ts";
import { getForm } from "#lib/web/data/content/forms.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { problemOf } from "./cart-forms.ts";
import { logConsents } from "./checkout-forms.ts";
import { consentRules } from "./consent-rules.ts";
import type { FormAction, Problem } from "./form-action.ts";
import { keepForm } from "./stored-form.ts";
import type { Visitor } from "./visitor.ts";

const NO_GOAL: FormSent = { goalType: "", goal: "", message: "" };

/** The forms of the CMS and the newsletter's, which scripts send by `components/shop/forms/send-form.ts`. */
export const visitorForms: Readonly<Record<string, FormAction>> = {
  send: async ({ form, from, target, visitor }) => {
    const name = form.get("form") ?? "";
    if (!FORM_NAME.test(name)) return { page: { path: from } };
    /** The names of the controls that the form has. No other name is kept. */
    const controls: string[] = [];
    const lead = (query: Record<string, string>, sent: FormSent | null) => ({
      page: { path: `${from}?${new URLSearchParams({ plain: "true", form: name, ...query })}` },
      more: [
        keepForm(
          {
            form: name,
            values: sent ? {} : typedInto(controls, form),
            mistakes: {},
            sent: sent && { ...sent },
          },
          target.secure,
        ),
      ],
    });
    const back = (problem: Problem) => lead({ problem }, null);

    const context = await getContext({ domain: target.site.domain, locale: target.locale });
    const shown = await readVisitorForm(context, name);
    // Captchas and files need scripts.
    if (!shown || shown.needsScript) return back("generic");
    controls.push(
      ...shown.fields.flatMap((field) => [`field-${field.name}`, `hidden-${field.name}`]),
    );
    const fields = withHidden(shown.fields, form);
    const typed = fields.map((field) => typedValue(field, form));
    const rules = shown.type === "" ? [] : await consentRules(context, shown.type);
    if (!rules) return back("consentsNotFetched");
    controls.push(...rules.map(({ uniqueNumber }) => `consent-${uniqueNumber}`));
    const accepted = rules.flatMap(({ uniqueNumber }) =>
      form.has(`consent-${uniqueNumber}`) ? [uniqueNumber] : [],
    );
    if (fields.some((field, index) => fieldMistake(field, typed[index] ?? "", target.locale)))
      return back("unknownRule");
    if (openConsents(rules, accepted).length > 0) return back("consentRequired");

    const email = emailOf(fields, typed);
    const sent =
      name === "newsletter"
        ? await subscribe(visitor, email, accepted)
        : await store(visitor, Number(name), shown.type, toFormData(fields, typed, target.locale));
    if (!sent.ok) return back(problemOf(sent.error));
    // The form was sent: if consents cannot be logged now, it must not be sent a second time.
    if (email !== "") await logConsents(visitor, shown.type, accepted, email);
    return lead({ sent: "true" }, sent.data);
  },
};

/** `newsletter` or an id of the CMS; anything else names no form. */
const FORM_NAME = /^[\w-]{1,60}$/;

/** The values typed into controls of these names. */
const typedInto = (names: readonly string[], form: URLSearchParams): Record<string, string[]> =>
  Object.fromEntries(names.flatMap((name) => (form.has(name) ? [[name, form.getAll(name)]] : [])));

interface VisitorForm {
  readonly title: string;
  /** One of the form types (docs/contract.md §5.11). */
  readonly type: string;
  readonly fields: readonly FieldView[];
  /** Whether it needs JavaScript, because it has a captcha or file fields. */
  readonly needsScript: boolean;
}

/** The form with that name (`newsletter`, or the id of a CMS form); null if there is none. */
export async function readVisitorForm(
  context: SiteContext,
  name: string,
): Promise<VisitorForm | null> {
  const hasCaptcha = siteCaptcha(context.site, getSettings()) !== null;
  if (name === "newsletter")
    return { title: "", type: name, fields: [newsletterField("")], needsScript: hasCaptcha };
  const form = /^\d{1,15}$/.test(name) ? await getForm(context, Number(name)) : null;
  if (!form) return null;
  const fields = form.fields.map(toFieldView);
  return {
    title: form.title,
    type: form.type,
    fields,
    needsScript: hasCaptcha || form.captcha || fields.some(({ kind }) => kind === "file"),
  };
}

/** The value of a field's control. */
export const typedValue = ({ name, kind }: FieldView, form: URLSearchParams): FieldValue => {
  const values = form.getAll(`field-${name}`);
  if (kind === "checkboxes") return values;
  return kind === "checkbox" ? (values.length > 0 ? "true" : "") : (values[0] ?? "");
};

/** Hidden fields, filled by the page, such as the product of an enquiry. */
export const withHidden = (fields: readonly FieldView[], form: URLSearchParams): FieldView[] =>
  fields.map((field) => {
    const value = field.kind === "hidden" ? form.get(`hidden-${field.name}`) : null;
    return value === null ? field : { ...field, value };
  });

async function subscribe(
  visitor: Visitor,
  email: string,
  consents: readonly (string | number)[],
): Promise<Result<FormSent>> {
  const { newsletter } = calls.marketing;
  const sent = await visitor.call(newsletter.subscribe, { email, consents: [...consents] });
  return sent.ok ? ok(NO_GOAL) : sent;
}

async function store(
  visitor: Visitor,
  id: number,
  type: string,
  data: ReturnType<typeof toFormData>,
): Promise<Result<FormSent>> {
  const sent = await visitor.call(calls.cms.form.storeData, { id, data });
  // The data are stored, so a failure to notify the site's staff is not reported to the visitor.
  if (sent.ok && type === "contactForm")
    await visitor.call(calls.cms.contact.contactAdmin, { id, data });
  return sent;
}
