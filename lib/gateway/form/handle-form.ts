import "server-only";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import {
  addressOf,
  foreignForm,
  guardPass,
  hasFalseStaffHint,
  noStaffHint,
} from "#lib/gateway/guard.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { findTarget, type Target } from "#lib/gateway/target.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { localPath, ownPath } from "#lib/web/security/local-path.ts";
import { requestHost } from "#lib/web/site/host.ts";
import { saysOrigin, senderOf } from "#lib/web/site/sender.ts";
import { accountForms } from "./account-forms.ts";
import { afterOrderForms } from "./after/after-order-forms.ts";
import { guestAccountForms } from "./after/guest-account-form.ts";
import { cartForms } from "./cart-forms.ts";
import { checkoutForms } from "./checkout-forms.ts";
import type { FormAction, NextPage } from "./form-action.ts";
import { readForm } from "./read-form.ts";
import { refusedForm } from "./refused-form.ts";
import { reviewForms } from "./review/review-fields.ts";
import { sessionForms } from "./session-forms.ts";
import { trustedForm } from "./trusted-form.ts";
import { openVisitor } from "./visitor.ts";
import { visitorForms } from "./visitor-forms.ts";

const ACTIONS: ReadonlyMap<string, FormAction> = new Map(
  Object.entries({
    ...cartForms,
    ...checkoutForms,
    ...sessionForms,
    ...accountForms,
    ...guestAccountForms,
    ...afterOrderForms,
    ...visitorForms,
    ...reviewForms,
  }),
);

/**
 * `POST /api/form/{action}`: a form sent without JavaScript. It goes through the gateway's steps and ends in a redirect
 * (303), so that a reload sends nothing twice (decision 0058). A refusal is a page too.
 */
export const handleForm = async (request: Request): Promise<Response> => {
  const headers = new Headers(request.headers);
  return guarded(
    () => carryOut(request, headers),
    (status, _, fault) => refusedForm(headers, status, fault),
  );
};

/** @param headers of the request; they get the language of the form */
async function carryOut(request: Request, headers: Headers): Promise<Response> {
  if (senderOf(headers) === "foreign") throw foreignForm();
  const { pathname } = new URL(request.url);
  const action = ACTIONS.get(pathname.split("/").at(-1) ?? "");
  if (!action) throw new Refusal(404, "There is no such form.");
  const sent = await readForm(request);
  headers.set("language", sent.get("language") ?? "");
  const target = await findTarget(headers);
  await guardPass(cookiesOf(headers), target);
  const form = await trustedForm(sent, { headers, path: pathname, target });
  if (form instanceof Response) return form;
  if (await hasFalseStaffHint(cookiesOf(headers), target.siteId))
    return leadTo(sendingPage(headers, target), [noStaffHint(target.secure)]);
  const visitor = openVisitor(headers, target.locale);
  const { page, more = [] } = await action({
    form,
    from: sendingPage(headers, target),
    target,
    visitor,
    address: addressOf(headers),
    mayRunScripts: saysOrigin(headers),
  });
  return leadTo(addressOfPage(page, target.locale, target.site.defaultLocale), [
    ...visitor.setCookies(),
    ...more,
  ]);
}

function leadTo(location: string, setCookies: readonly string[]): Response {
  const headers = new Headers({ location, "cache-control": "private, no-store" });
  for (const value of setCookies) headers.append("set-cookie", value);
  return new Response(null, { status: 303, headers });
}

function addressOfPage(page: NextPage, locale: string, defaultLocale: string): string {
  if ("path" in page) return page.path;
  const { route, query = {}, plain = true } = page;
  return hrefTo(route, { locale, defaultLocale }, { ...(plain && { plain: "true" }), ...query });
}

/**
 * The path of the page that sent a form, without its query; the home page if the browser does not say, or if the form
 * was sent from the confirmation page.
 */
function sendingPage(headers: Headers, { locale, site }: Target): string {
  const path = localPath(ownPath(headers.get("referer") ?? "", requestHost(headers)?.host));
  const [page = "/"] = path.split(/[?#]/);
  return page === "/" || page.startsWith("/api/")
    ? hrefTo({ name: "home" }, { locale, defaultLocale: site.defaultLocale })
    : page;
}
