import "server-only";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { NotFoundView } from "#components/pages/layout/not-found-view.tsx";
import { getConsents } from "#components/shop/consent/get-consents.ts";
import { hiddenInputs } from "#components/shop/forms/hidden-inputs.tsx";
import { VisitorForm } from "#components/shop/forms/visitor-form.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { problemIn } from "#lib/gateway/form/form-action.ts";
import { type KeptForm, keptForm } from "#lib/gateway/form/stored-form.ts";
import { readVisitorForm, typedValue, withHidden } from "#lib/gateway/form/visitor-forms.ts";
import { type Goal, readGoal } from "#lib/shop/domain/account/goal.ts";
import { getDomainHosts } from "#lib/web/data/addresses/domain-hosts.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";
import type { PlainProps } from "./open-plain-page.ts";
import { PlainCut, PlainProblem, SentFrame } from "./plain-form.tsx";

/** A visitor's form after it was sent: with its errors and values, or with thanks. */
export async function PlainVisitorForm({ context, visitor, query }: PlainProps) {
  const { locale, site } = context;
  const name = String(query.form);
  const form = await readVisitorForm(context, name);
  if (!form) return <NotFoundView />;
  const [t, tErrors, tPlain, consents, hosts] = await Promise.all([
    getTranslations({ locale, namespace: "forms" }),
    getTranslations({ locale, namespace: "errors" }),
    getTranslations({ locale, namespace: "plain" }),
    form.type === "" ? [] : getConsents(context, form.type),
    getDomainHosts(context),
  ]);
  const isNewsletter = name === "newsletter";
  if (form.needsScript)
    return (
      <SentFrame title={form.title || t(isNewsletter ? "subscribe" : "send")} back={tPlain("back")}>
        <Notice tone="warning">
          <p>{tPlain("form")}</p>
        </Notice>
      </SentFrame>
    );
  const kept = keptForm(visitor.cookies(), name);
  const mediaHost = new URL(getSettings().MEDIA_URL).hostname;
  const title = form.title || t(isNewsletter ? "subscribe" : "send");
  if (query.sent === "true") {
    const goal = readGoal(kept?.sent?.goalType || "message", kept?.sent?.goal ?? "", {
      origin: siteOrigin(site.domain),
      hosts,
      mediaHost,
    });
    return (
      <SentFrame title={title} back={tPlain("back")}>
        <Thanks
          text={thanksOf(kept, goal) || t(isNewsletter ? "subscribed" : "sent")}
          goal={goal}
          labelOf={(kind, host) => t(kind === "file" ? "downloadFrom" : "goTo", { host })}
        />
      </SentFrame>
    );
  }
  const posted = new URLSearchParams();
  for (const [key, values] of Object.entries(kept?.values ?? {}))
    for (const value of values) posted.append(key, value);
  const named = isNewsletter ? form.fields.map((field) => ({ ...field, label: t("email") })) : null;
  const fields = withHidden(named ?? form.fields, posted);
  const accepted = (consents ?? []).flatMap(({ uniqueNumber }) =>
    posted.has(`consent-${uniqueNumber}`) ? [uniqueNumber] : [],
  );
  return (
    <SentFrame title={title} back={tPlain("back")}>
      <PlainProblem problem={problemIn(query.problem)} t={tErrors} />
      <PlainCut
        kept={kept}
        labels={Object.fromEntries(fields.map((field) => [`field-${field.name}`, field.label]))}
        locale={locale}
      />
      <ClientMessages
        locale={locale}
        namespaces={["forms"]}
        without={["forms.captcha", "forms.file"]}
      >
        <VisitorForm
          target={isNewsletter ? { kind: "newsletter" } : { kind: "form", id: Number(name) }}
          type={form.type}
          fields={fields}
          consents={consents}
          captcha={null}
          hosts={hosts}
          mediaHost={mediaHost}
          plain={hiddenInputs(name, locale, fields)}
          typed={
            kept
              ? { values: fields.map((field) => typedValue(field, posted)), accepted }
              : undefined
          }
        />
      </ClientMessages>
    </SentFrame>
  );
}

const thanksOf = (kept: KeptForm | null, goal: Goal): string =>
  kept?.sent?.message || (goal.kind === "message" ? goal.text : "");

function Thanks(props: {
  readonly text: string;
  readonly goal: Goal;
  readonly labelOf: (kind: "url" | "file", host: string) => string;
}) {
  const { text, goal, labelOf } = props;
  return (
    <Notice tone="success">
      <p className="wrap-anywhere">{text}</p>
      {(goal.kind === "url" || goal.kind === "file") && (
        <Link href={goal.href} rel="noopener noreferrer" className="text-link wrap-anywhere">
          {labelOf(goal.kind, goal.host)}
        </Link>
      )}
    </Notice>
  );
}
