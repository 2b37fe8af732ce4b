import "server-only";
import { getSettings } from "#lib/base/config/settings.ts";
import { problemOf } from "#lib/gateway/form/cart-forms.ts";
import { consentRules } from "#lib/gateway/form/consent-rules.ts";
import type { FormAction, Problem } from "#lib/gateway/form/form-action.ts";
import { keepForm, mistakesIn, noKeptForm, saidOf } from "#lib/gateway/form/stored-form.ts";
import { readPlacedOrder } from "#lib/gateway/order/keep-placed-order.ts";
import { siteCaptcha } from "#lib/gateway/validation/captcha.ts";
import { onePasswordSchema } from "#lib/gateway/validation/password.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { requiredOf } from "#lib/shop/domain/account/consents.ts";
import { getContext } from "#lib/web/site/get-context.ts";

/** Creates an account for a guest who has just ordered; name and e-mail come from the order stored in this browser. */
export const guestAccountForms: Readonly<Record<string, FormAction>> = {
  "guest-account": async ({ form, target, visitor }) => {
    const { site, siteId, locale, secure } = target;
    const orderSlug = form.get("orderSlug") ?? "";
    const thanks = (query: Readonly<Record<string, string>>) => ({
      route: { name: "checkoutSuccess" } as const,
      query: { orderSlug, ...query },
    });
    const back = (problem: Problem, mistakes: Record<string, string> = {}) => ({
      page: thanks({ problem }),
      more: [keepForm({ form: "guest-account", values: {}, mistakes, sent: null }, secure)],
    });
    const placed = await readPlacedOrder(visitor.cookies(), siteId, orderSlug);
    const context = await getContext({ domain: site.domain, locale });
    const rules = await consentRules(context, "registerForm");
    const needsMore =
      siteCaptcha(site, getSettings()) !== null || !rules || requiredOf(rules).length > 0;
    if (!placed || needsMore) return back("generic");
    const read = onePasswordSchema.safeParse({ password: form.get("password") ?? "" });
    if (!read.success) return back("unknownRule", mistakesIn(read.error.issues).mistakes);
    const { email, order } = placed;
    const { password } = read.data;
    const { shipping, billing } = order.details.addresses;
    const { firstName = "", lastName = "" } = shipping ?? billing ?? {};
    const made = await visitor.call(calls.user.web.register, {
      email,
      username: email,
      password,
      details: { firstName, lastName },
    });
    if (!made.ok) return back(problemOf(made.error), saidOf(made.error));
    if (made.data.needsVerification)
      return { page: thanks({ account: "sent" }), more: [noKeptForm(secure)] };
    await visitor.logIn({ username: email, password });
    return { page: { route: { name: "profile" } }, more: [noKeptForm(secure)] };
  },
};
