import "server-only";
import { cookie } from "#lib/gateway/auth/cookies.ts";
import { loginSchema } from "#lib/gateway/validation/login.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { errorMessage } from "#lib/shop/api/error-message.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";
import { verificationFault } from "#lib/shop/domain/account/verification-fault.ts";
import { localPath } from "#lib/web/security/local-path.ts";
import { problemOf } from "./cart-forms.ts";
import type { FormAction, Outcome, Problem } from "./form-action.ts";
import { keepRecovered, recoverAfterLogin } from "./recovered-cart.ts";
import { keepForm, noKeptForm, SAID } from "./stored-form.ts";
import type { Visitor } from "./visitor.ts";

/** The key under which the token of an unconfirmed e-mail address is stored. */
export const VERIFY = "verify";

/** A customer's login and logout as forms. */
export const sessionForms: Readonly<Record<string, FormAction>> = {
  login: async ({ form, target: { secure }, visitor }) => {
    const wanted = localPath(form.get("to"));
    const typed = { email: form.get("email") ?? "", password: form.get("password") ?? "" };
    const back = (problem: Problem, mistakes: Record<string, string> = {}) => ({
      page: {
        route: { name: "login" } as const,
        query: { problem, ...(wanted !== "/" && { redirect: wanted }) },
      },
      // The password is kept nowhere.
      more: [
        keepForm({ form: "login", values: { email: [typed.email] }, mistakes, sent: null }, secure),
      ],
    });
    const read = loginSchema.safeParse(typed);
    if (!read.success) {
      const wrong = read.error.issues.map(({ path, message }) => [String(path[0]), message]);
      return back("unknownRule", Object.fromEntries(wrong));
    }
    const { email, password } = read.data;
    const entered = await visitor.logIn({ username: email, password });
    if (!entered.ok) {
      const { problem, said } = readRefusal(entered.error);
      return back(problem, said === "" ? {} : { [SAID]: said });
    }
    return enter(visitor, wanted, secure);
  },

  verify: async ({ form, target: { secure }, visitor }) => {
    const token = form.get("token") ?? "";
    const sent = await visitor.call(calls.user.web.verify, {}, { token });
    const verified = sent.ok ? "confirmed" : verificationFault(sent.error);
    return {
      page: { route: { name: "login" }, query: { verified } },
      // Kept out of the URL, for another try.
      more: [
        verified === "unanswered"
          ? keepForm({ form: VERIFY, values: { token: [token] }, mistakes: {}, sent: null }, secure)
          : noKeptForm(secure),
      ],
    };
  },

  logout: async ({ target: { secure }, visitor }) => {
    await visitor.logOut();
    return {
      page: { route: { name: "login" }, query: { left: "true" } },
      more: [noKeptForm(secure), cookie("typedAddress", "", 0, secure)],
    };
  },
};

/** Redirects after a login: to `wanted`, a path that `localPath` has checked, otherwise to the account. */
export async function enter(visitor: Visitor, wanted: string, secure: boolean): Promise<Outcome> {
  const recovered = await recoverAfterLogin(visitor);
  const said: Readonly<Record<string, string>> = recovered ? { recovered: "true" } : {};
  return {
    page:
      wanted === "/"
        ? { route: { name: "profile" }, query: said }
        : { path: withQuery(wanted, said) },
    more: [recovered ? keepRecovered(recovered, secure) : noKeptForm(secure)],
  };
}

/** A path that `localPath` has checked, with more in its query. */
function withQuery(path: string, more: Readonly<Record<string, string>>): string {
  if (Object.keys(more).length === 0) return path;
  const [, before = "", hash = ""] = /^([^#]*)(.*)$/s.exec(path) ?? [];
  return `${before}${before.includes("?") ? "&" : "?"}${new URLSearchParams(more)}${hash}`;
}

/** Why a login was refused, as the login with scripts shows it; the backend's own message for unknown reasons. */
function readRefusal(error: ApiError): { readonly problem: Problem; readonly said: string } {
  if (error.status === 0 || error.status === 429 || error.status >= 500)
    return { problem: problemOf(error), said: "" };
  const message = errorMessage(error);
  const known = message && "key" in message ? message.key : null;
  if (known === "invalidLogin" || known === "studentNotAssignedToDepartment")
    return { problem: known, said: "" };
  const said = known === "loginRequired" ? error.message : "";
  return {
    problem: "unknowUserOrPassword",
    said: message && "text" in message ? message.text : said,
  };
}
