import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/kit/ui/button.tsx";
import { Radio, RadioGroup } from "#components/kit/ui/form/choice.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { NotFoundView } from "#components/pages/layout/not-found-view.tsx";
import type { PlainProps } from "#components/pages/plain/open-plain-page.ts";
import {
  PlainCut,
  PlainForm,
  PlainProblem,
  SentFrame,
} from "#components/pages/plain/plain-form.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { cookieValue } from "#lib/gateway/auth/cookies.ts";
import { problemIn } from "#lib/gateway/form/form-action.ts";
import { FAULT, reviewedIn } from "#lib/gateway/form/review/review-fields.ts";
import { keptForm } from "#lib/gateway/form/stored-form.ts";
import { siteCaptcha } from "#lib/gateway/validation/captcha.ts";
import { REVIEW_LIMIT, takesRating } from "#lib/shop/domain/review/rules.ts";
import { getComments } from "#lib/web/data/content/read-comments.ts";

/** A review or comment as a form, under the address of the page that it is about. Customers alone write them. */
export async function PlainReview({ context, visitor, query }: PlainProps) {
  const { locale } = context;
  const name = String(query.form);
  const about = reviewedIn(name);
  if (!about) return <NotFoundView />;
  const { entity, id } = about;
  const [t, tErrors, tPlain, comments] = await Promise.all([
    getTranslations({ locale, namespace: "review" }),
    getTranslations({ locale, namespace: "errors" }),
    getTranslations({ locale, namespace: "plain" }),
    getComments(context, entity, id),
  ]);
  const cookies = visitor.cookies();
  const kept = keptForm(cookies, name);
  const isCustomer = cookieValue(cookies, "loggedIn") !== undefined;
  const isOpen = comments !== null && (entity === "product" || comments.rules.onBlog);
  return (
    <SentFrame title={t(`write.${entity}`)} back={tPlain("back")}>
      {body()}
    </SentFrame>
  );

  function body() {
    if (query.sent === "true" || query.sent === "waiting")
      return (
        <Notice tone="success">
          <p>{t(query.sent === "true" ? "sent" : "waiting")}</p>
        </Notice>
      );
    if (!comments) return <PlainProblem problem="tryAgain" t={tErrors} />;
    if (!isOpen)
      return (
        <Notice tone="info">
          <p>{t("fault.commentingDisabled")}</p>
        </Notice>
      );
    if (siteCaptcha(context.site, getSettings()))
      return (
        <Notice tone="warning">
          <p>{tPlain("form")}</p>
        </Notice>
      );
    if (!isCustomer) return <LoginFirst name={name} locale={locale} />;
    const { rules } = comments;
    const problem = problemIn(query.problem);
    const shown = problem && kept;
    const mistake = (of: string) => {
      const key = shown?.mistakes[of];
      if (!key) return undefined;
      if (key === "tooLong") return t("tooLong", { length: REVIEW_LIMIT });
      return t.has(`fault.${key}`) ? t(`fault.${key}`) : tErrors("unknownRule");
    };
    const fault = mistake(FAULT);
    const isRated = takesRating(entity, rules);
    return (
      <>
        {fault ? (
          <Notice tone="danger" className="mb-6">
            <p>{fault}</p>
          </Notice>
        ) : (
          <PlainProblem problem={problem} t={tErrors} />
        )}
        <PlainCut
          kept={shown}
          labels={{ body: t(entity === "post" ? "comment" : "body") }}
          locale={locale}
        />
        <PlainForm action="review" locale={locale} className="flex flex-col gap-5">
          <input type="hidden" name="form" value={name} />
          {isRated && (
            <PlainRating
              rules={rules}
              locale={locale}
              error={mistake("rating")}
              chosen={shown?.values.rating?.[0]}
            />
          )}
          <TextArea
            name="body"
            label={t(entity === "post" ? "comment" : "body")}
            rows={6}
            maxLength={REVIEW_LIMIT}
            defaultValue={shown?.values.body?.[0]}
            required={rules.requireComment || !isRated}
            error={mistake("body")}
          />
          {rules.publishing && <p className="text-small text-muted">{t("publishing")}</p>}
          <Button type="submit" size="lg">
            {t(entity === "post" ? "sendComment" : "send")}
          </Button>
        </PlainForm>
      </>
    );
  }
}

/** Leads guests to the login, which comes back to the form. */
async function LoginFirst({ name, locale }: { name: string; locale: string }) {
  const [t, tAuth] = await Promise.all([
    getTranslations({ locale, namespace: "review" }),
    getTranslations({ locale, namespace: "auth" }),
  ]);
  return (
    <PlainForm action="review" locale={locale} className="flex flex-col items-start gap-5">
      <input type="hidden" name="form" value={name} />
      <p>{t("fault.loggedOnly")}</p>
      <Button type="submit">{tAuth("logIn")}</Button>
    </PlainForm>
  );
}

interface RatingProps {
  readonly rules: NonNullable<Awaited<ReturnType<typeof getComments>>>["rules"];
  readonly locale: string;
  readonly error: string | undefined;
  /** The stars that were sent before. */
  readonly chosen: string | undefined;
}

/** The stars of a review, the best first. */
async function PlainRating({ rules, locale, error, chosen }: RatingProps) {
  const t = await getTranslations({ locale, namespace: "review" });
  return (
    <RadioGroup legend={t("rating")} error={error}>
      {Array.from({ length: rules.stars }, (_, index) => rules.stars - index).map((stars) => (
        <Radio
          key={stars}
          name="rating"
          value={stars}
          label={t("stars", { stars })}
          defaultChecked={chosen === String(stars)}
          required={rules.requireRating}
          className="p-3"
        />
      ))}
    </RadioGroup>
  );
}
