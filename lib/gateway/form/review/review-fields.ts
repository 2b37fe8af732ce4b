import "server-only";
import { getSettings } from "#lib/base/config/settings.ts";
import { cookieValue } from "#lib/gateway/auth/cookies.ts";
import { problemOf } from "#lib/gateway/form/cart-forms.ts";
import type { FormAction, Outcome, Problem } from "#lib/gateway/form/form-action.ts";
import { keepForm } from "#lib/gateway/form/stored-form.ts";
import { siteCaptcha } from "#lib/gateway/validation/captcha.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import {
  type ReviewEntity,
  reviewFault,
  reviewMistakes,
  takesRating,
} from "#lib/shop/domain/review/rules.ts";
import { getComments } from "#lib/web/data/content/read-comments.ts";
import { getContext } from "#lib/web/site/get-context.ts";

/**
 * The key of a review's error that belongs to no field: why the shop refused it, one of the messages `review.fault`.
 */
export const FAULT = "fault";

/** The subject of a review, from the name of its form; null for another form. */
export function reviewedIn(
  form: string,
): { readonly entity: ReviewEntity; readonly id: number } | null {
  const [, entity, id] = /^review-(product|post)-(\d{1,15})$/.exec(form) ?? [];
  return id === undefined ? null : { entity: entity as ReviewEntity, id: Number(id) };
}

/**
 * A review of a product or a comment on a post, which scripts send by `components/shop/review/use-review.ts`. Customers alone
 * write them: others are led to the login and back.
 */
const review: FormAction = async ({ form, from, target, visitor }) => {
  const { secure, site, locale } = target;
  const name = form.get("form") ?? "";
  const about = reviewedIn(name);
  if (!about) return { page: { path: from } };
  const here = (query: Readonly<Record<string, string>> = {}) =>
    `${from}?${new URLSearchParams({ plain: "true", form: name, ...query })}`;
  if (!cookieValue(visitor.cookies(), "loggedIn"))
    return { page: { route: { name: "login" }, query: { redirect: here() } } };
  const { entity, id } = about;
  const body = (form.get("body") ?? "").trim();
  const stars = Number(form.get("rating") ?? "");
  const back = (problem: Problem, mistakes: Readonly<Record<string, string>>): Outcome => ({
    page: { path: here({ problem }) },
    more: [
      keepForm(
        { form: name, values: { body: [body], rating: [String(stars)] }, mistakes, sent: null },
        secure,
      ),
    ],
  });
  // A captcha is solved by scripts alone.
  if (siteCaptcha(site, getSettings())) return back("generic", {});
  const context = await getContext({ domain: site.domain, locale });
  const rules = (await getComments(context, entity, id))?.rules;
  if (!rules) return back("tryAgain", {});
  const rating = Number.isInteger(stars) && stars > 0 && stars <= rules.stars ? stars : 0;
  const mistakes = reviewMistakes({ rating, body }, rules, takesRating(entity, rules));
  if (Object.keys(mistakes).length > 0) return back("unknownRule", { ...mistakes });
  const sent = await visitor.call(calls.cms.comment.create, {
    entity,
    entityId: id,
    ...(rating > 0 && { rating }),
    ...(body !== "" && { body }),
  });
  if (!sent.ok) {
    const fault = reviewFault(sent.error, { entity, isEdit: false, rules });
    return back(problemOf(sent.error), fault ? { [FAULT]: fault } : {});
  }
  const isWaiting = rules.publishing || !sent.data.published;
  return {
    page: { path: here({ sent: isWaiting ? "waiting" : "true" }) },
    more: [keepForm({ form: name, values: {}, mistakes: {}, sent: null }, secure)],
  };
};

export const reviewForms: Readonly<Record<string, FormAction>> = { review };
