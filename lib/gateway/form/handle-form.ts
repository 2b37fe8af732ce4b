import "server-only";
import { readBounded } from "#lib/api/http/bounded.ts";
import { cookiesOf } from "#lib/auth/cookies.ts";
import { Refusal } from "#lib/gateway/answer.ts";
import { guardForm, guardPass, hasFalseStaffHint, noStaffHint } from "#lib/gateway/guard.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { findTarget, type Target } from "#lib/gateway/target.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import { localPath, ownPath } from "#lib/security/local-path.ts";
import { requestHost } from "#lib/site/host.ts";
import { accountForms } from "./account-forms.ts";
import { cartForms } from "./cart-forms.ts";
import { checkoutForms } from "./checkout-forms.ts";
import type { FormAction, NextPage } from "./form-action.ts";
import { reviewForms } from "./review/review-form.ts";
import { sessionForms } from "./session-forms.ts";
import { openVisitor } from "./visitor.ts";
import { visitorForms } from "./visitor-forms.ts";

/** Bytes of a posted form. */
const BODY_LIMIT = 32 * 1024;

const ACTIONS: ReadonlyMap<string, FormAction> = new Map(
  Object.entries({
    ...cartForms,
    ...checkoutForms,
    ...sessionForms,
    ...accountForms,
    ...visitorForms,
    ...reviewForms,
  }),
);

/**
 * `POST /api/form/{action}`: a form that is sent without a script. It takes the gateway's steps and leads on to a page
 * (303), so that a reload sends nothing twice (decision 0058).
 */
export const handleForm = (request: Request): Promise<Response> =>
  guarded(async () => {
    guardForm(request);
    const action = ACTIONS.get(new URL(request.url).pathname.split("/").at(-1) ?? "");
    if (!action) throw new Refusal(404, "There is no such form.");
    const form = await readForm(request);
    const headers = new Headers(request.headers);
    headers.set("language", form.get("language") ?? "");
    const target = await findTarget(headers);
    await guardPass(cookiesOf(headers), target);
    if (await hasFalseStaffHint(cookiesOf(headers), target.siteId))
      return leadTo(sendingPage(headers, target), [noStaffHint(target.secure)]);
    const visitor = openVisitor(headers, target.locale);
    const { page, more = [] } = await action({
      form,
      from: sendingPage(headers, target),
      target,
      visitor,
    });
    return leadTo(addressOfPage(page, target.locale, target.site.defaultLocale), [
      ...visitor.setCookies(),
      ...more,
    ]);
  });

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

/** The path of the page that sent a form, without its query; home where the browser does not say. */
function sendingPage(headers: Headers, { locale, site }: Target): string {
  const path = localPath(ownPath(headers.get("referer") ?? "", requestHost(headers)?.host));
  const [page = "/"] = path.split(/[?#]/);
  return page === "/"
    ? hrefTo({ name: "home" }, { locale, defaultLocale: site.defaultLocale })
    : page;
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded")
    throw new Refusal(415, "Send the form of the page.");
  const body = await readBounded(request, BODY_LIMIT);
  if (body === null)
    throw new Refusal(413, `The body must not be longer than ${BODY_LIMIT} bytes.`);
  return new URLSearchParams(body);
}
