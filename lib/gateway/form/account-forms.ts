import "server-only";
import { z } from "zod";
import { getSettings } from "#lib/base/config/settings.ts";
import { siteCaptcha } from "#lib/gateway/validation/captcha.ts";
import { newPasswordSchema } from "#lib/gateway/validation/password.ts";
import { blankRegisterForm, registerSchema } from "#lib/gateway/validation/register.ts";
import { requiredEmail } from "#lib/gateway/validation/typed-fields.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { errorKey } from "#lib/shop/api/error-message.ts";
import { requiredOf } from "#lib/shop/domain/account/consents.ts";
import { isExpiredLink } from "#lib/shop/domain/account/expired-link.ts";
import { toRegistration } from "#lib/shop/domain/account/registration.ts";
import { verificationFault } from "#lib/shop/domain/account/verification-fault.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import { localPath } from "#lib/web/security/local-path.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { flagOption } from "#lib/web/site/options.ts";
import { problemOf } from "./cart-forms.ts";
import { consentsIn, logConsents } from "./checkout-forms.ts";
import { consentRules } from "./consent-rules.ts";
import type { FormAction, NextPage, Problem } from "./form-action.ts";
import { enter } from "./session-forms.ts";
import { type KeptForm, keepForm, mistakesIn, noKeptForm, saidOf } from "./stored-form.ts";

/** The fields of a registration that are shown again after a mistake. Passwords are kept nowhere. */
export const SHOWN_OF_REGISTRATION = [
  "firstName",
  "lastName",
  "email",
  "memberCardBarcode",
] as const;

const { password, web } = calls.user;
const forgotSchema = z.object({ email: requiredEmail });

/** The forms that visitors without an account, or without its password, send without a script. */
export const accountForms: Readonly<Record<string, FormAction>> = {
  register: async ({ form, target, visitor }) => {
    const { site, secure, locale } = target;
    const wanted = localPath(form.get("to"));
    const account = {
      firstName: form.get("firstName") ?? "",
      lastName: form.get("lastName") ?? "",
      email: form.get("email") ?? "",
      password: form.get("password") ?? "",
      confirmedPassword: form.get("confirmedPassword") ?? "",
      memberCardBarcode: form.get("memberCardBarcode") ?? "",
    };
    const values = {
      ...Object.fromEntries(SHOWN_OF_REGISTRATION.map((name) => [name, [account[name]]])),
      consent: form.getAll("consent"),
    };
    const back = (problem: Problem, mistakes: Record<string, string> = {}) => ({
      page: toRegister({ problem, ...(wanted !== "/" && { redirect: wanted }) }),
      more: [keepForm({ form: "register", values, mistakes, sent: null }, secure)],
    });
    // A captcha is solved by scripts alone.
    if (siteCaptcha(site, getSettings())) return back("generic");
    const context = await getContext({ domain: site.domain, locale });
    const rules = await consentRules(context, "registerForm");
    if (!rules) return back("consentsNotFetched");
    const accepted = consentsIn(form);
    const anyNames = flagOption(site, "AllowSpecialCharactersInNames");
    const read = registerSchema(blankRegisterForm, requiredOf(rules), anyNames).safeParse({
      account,
      consents: accepted,
    });
    if (!read.success) {
      const { mistakes, consents } = mistakesIn(read.error.issues);
      return back(consents ? "consentRequired" : "unknownRule", mistakes);
    }
    const barcode = VALUE_KINDS.cardNumber.clean(account.memberCardBarcode);
    if (barcode !== "") {
      const card = await visitor.call(calls.settings.external, { type: "memberCard", barcode });
      if (!card.ok || !card.data.isValid)
        return back("unknownRule", {
          memberCardBarcode: card.ok ? "memberCardInvalid" : "memberCardFailed",
        });
    }
    const made = await visitor.call(
      web.register,
      toRegistration({ ...blankRegisterForm, account }),
    );
    if (!made.ok) {
      if (errorKey(made.error) === "userExists")
        return back("unknownRule", { email: "userExists" });
      return back(problemOf(made.error), saidOf(made.error));
    }
    const email = VALUE_KINDS.email.clean(account.email);
    // The account is made: consents that could not be logged make nothing twice.
    await logConsents(visitor, "registerForm", accepted, email);
    if (made.data.needsVerification)
      return { page: toRegister({ sent: "true" }), more: [keepEmail("register", email, secure)] };
    const entered = await visitor.logIn({ username: email, password: account.password });
    if (entered.ok) return enter(visitor, wanted, secure);
    return { page: { route: { name: "login" } }, more: [noKeptForm(secure)] };
  },

  forgot: async ({ form, target: { secure }, visitor }) => {
    const typed = form.get("email") ?? "";
    const back = (problem: Problem, mistakes: Record<string, string> = {}) => ({
      page: toPassword({ problem }),
      more: [
        keepForm({ form: "forgot", values: { email: [typed] }, mistakes, sent: null }, secure),
      ],
    });
    const read = forgotSchema.safeParse({ email: typed });
    if (!read.success) return back("unknownRule", mistakesIn(read.error.issues).mistakes);
    const { email } = read.data;
    const sent = await visitor.call(password.forgot, { email });
    if (!sent.ok) return back(problemOf(sent.error), saidOf(sent.error));
    // The same whether the address is known or not.
    return { page: toPassword({ sent: "true" }), more: [keepEmail("forgot", email, secure)] };
  },

  "set-password": async ({ form, target: { secure }, visitor }) => {
    const token = form.get("token") ?? "";
    const back = (problem: Problem, mistakes: Record<string, string> = {}) => ({
      page: toPassword({ step: "set", problem }),
      // Kept out of the URL, for another try.
      more: [
        keepForm(
          { form: "set-password", values: { token: [token] }, mistakes, sent: null },
          secure,
        ),
      ],
    });
    const read = newPasswordSchema.safeParse({
      password: form.get("password") ?? "",
      again: form.get("again") ?? "",
    });
    if (!read.success) return back("unknownRule", mistakesIn(read.error.issues).mistakes);
    const set = await visitor.call(password.set, { token, password: read.data.password });
    if (!set.ok && !isExpiredLink(set.error)) return back(problemOf(set.error), saidOf(set.error));
    return {
      page: toPassword({ ended: set.ok ? "set" : "expired" }),
      more: [noKeptForm(secure)],
    };
  },

  "confirm-email": async ({ form, target: { secure }, visitor }) => {
    const token = form.get("token") ?? "";
    const id = form.get("form") ?? "";
    const lead = (confirmed: string, kept: Omit<KeptForm, "form" | "mistakes"> | null) => ({
      page: { route: { name: "confirmEmail" } as const, query: { confirmed } },
      more: [
        kept
          ? keepForm({ ...kept, form: "confirm-email", mistakes: {} }, secure)
          : noKeptForm(secure),
      ],
    });
    if (!/^\d{1,15}$/.test(id)) return lead("refused", null);
    const sent = await visitor.call(calls.cms.form.confirmEmail, { token }, { id });
    if (sent.ok) return lead("true", { values: {}, sent: { ...sent.data } });
    const fault = verificationFault(sent.error);
    // Kept out of the URL, for another try.
    const again = { values: { token: [token], form: [id] }, sent: null };
    return lead(fault, fault === "unanswered" ? again : null);
  },
};

const toRegister = (query: Readonly<Record<string, string>>): NextPage => ({
  route: { name: "register" },
  query,
});

const toPassword = (query: Readonly<Record<string, string>>): NextPage => ({
  route: { name: "forgotPassword" },
  query,
});

const keepEmail = (form: string, email: string, secure: boolean): string =>
  keepForm({ form, values: { email: [email] }, mistakes: {}, sent: null }, secure);
