import "server-only";
import { getTranslations } from "next-intl/server";
import { Button, ButtonLink } from "#components/kit/ui/button.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { NotFoundView } from "#components/pages/layout/not-found-view.tsx";
import { AccountFrame } from "#components/shop/account/account-frame.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { textOf } from "#lib/base/utils/is-record.ts";
import { keptForm } from "#lib/gateway/form/stored-form.ts";
import { type Goal, readGoal, readSentGoal } from "#lib/shop/domain/account/goal.ts";
import { tokenIn } from "#lib/shop/domain/account/mail-token.ts";
import { getDomainHosts } from "#lib/web/data/addresses/domain-hosts.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import type { PlainProps } from "./open-plain-page.ts";
import { PlainForm } from "./plain-form.tsx";

/**
 * The page behind a link in an e-mail: shows the goal of a confirmed e-mail address, or confirms a form once its button
 * is pressed, because a GET changes nothing. No goal is opened automatically.
 */
export async function PlainConfirmation({ context, visitor, query }: PlainProps) {
  const { site, locale } = context;
  const [t, tAuth, hosts] = await Promise.all([
    getTranslations({ locale, namespace: "auth.confirmEmail" }),
    getTranslations({ locale, namespace: "auth.verification" }),
    getDomainHosts(context),
  ]);
  const where = {
    origin: siteOrigin(site.domain),
    hosts,
    mediaHost: new URL(getSettings().MEDIA_URL).hostname,
  };
  const kept = keptForm(visitor.cookies(), "confirm-email");
  const token = tokenIn(query.token);
  if (token !== "")
    return (
      <AccountFrame title={t("formTitle")}>
        <Confirm locale={locale} token={token} form={textOf(query.form)} label={t("formTitle")} />
      </AccountFrame>
    );
  switch (query.confirmed) {
    case "true":
      return (
        <AccountFrame title={t("title")}>
          <p className="mb-5">{t("formDone")}</p>
          <PlainGoal context={context} goal={kept?.sent ? readSentGoal(kept.sent, where) : null} />
        </AccountFrame>
      );
    case "refused":
      return (
        <AccountFrame title={t("formTitle")}>
          <Notice tone="warning" className="mb-5">
            <p>{t("used")}</p>
          </Notice>
          <PlainGoal context={context} goal={null} />
        </AccountFrame>
      );
    case "unanswered": {
      const again = kept?.values.token?.[0];
      return (
        <AccountFrame title={t("formTitle")}>
          <Notice tone="danger" className="mb-5">
            <p>{tAuth("silent")}</p>
          </Notice>
          {again && (
            <Confirm
              locale={locale}
              token={again}
              form={kept?.values.form?.[0] ?? ""}
              label={tAuth("again")}
            />
          )}
        </AccountFrame>
      );
    }
    default:
      break;
  }
  const email = textOf(query.confirmedEmail);
  if (email === "") return <NotFoundView />;
  return (
    <AccountFrame title={t("title")}>
      <p className="mb-5 wrap-anywhere">{t("confirmed", { email })}</p>
      <PlainGoal
        context={context}
        goal={readGoal(textOf(query.goalType), textOf(query.goal), where)}
      />
    </AccountFrame>
  );
}

const Confirm = (props: { locale: string; token: string; form: string; label: string }) => (
  <PlainForm action="confirm-email" locale={props.locale}>
    <input type="hidden" name="token" value={props.token} />
    <input type="hidden" name="form" value={props.form} />
    <Button type="submit">{props.label}</Button>
  </PlainForm>
);

/** The goal of a confirmed e-mail: a text, or a link that names the host if it isn't the shop's own. */
async function PlainGoal({ context, goal }: { context: SiteContext; goal: Goal | null }) {
  const { site, locale } = context;
  const t = await getTranslations({ locale, namespace: "auth.confirmEmail" });
  if (goal?.kind === "url" || goal?.kind === "file") {
    const { host, href, isOurs, kind } = goal;
    const ours = t(kind === "url" ? "continue" : "download");
    const foreign = t(kind === "url" ? "goTo" : "downloadFrom", { host });
    return (
      <>
        {!isOurs && (
          <Notice tone="info" className="mb-5">
            <p className="wrap-anywhere">{t("foreign", { host })}</p>
          </Notice>
        )}
        <Link href={href} rel="noopener noreferrer" className="text-link wrap-anywhere">
          {isOurs ? ours : foreign}
        </Link>
      </>
    );
  }
  const shop = hrefTo({ name: "shop" }, { locale, defaultLocale: site.defaultLocale });
  return (
    <>
      {goal?.kind === "refused" && (
        <Notice tone="warning" className="mb-5">
          <p>{t("refused")}</p>
        </Notice>
      )}
      {goal?.kind === "message" && goal.text !== "" && (
        <Notice tone="success" className="mb-5">
          <p className="wrap-anywhere">{goal.text}</p>
        </Notice>
      )}
      <ButtonLink variant="secondary" href={shop}>
        {t("toShop")}
      </ButtonLink>
    </>
  );
}
