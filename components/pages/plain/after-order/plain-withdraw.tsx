import "server-only";
import { getTranslations } from "next-intl/server";
import { Notice } from "#components/kit/ui/notice.tsx";
import { NotFoundView } from "#components/pages/layout/not-found-view.tsx";
import type { PlainProps } from "#components/pages/plain/open-plain-page.ts";
import { AccountFrame } from "#components/shop/account/account-frame.tsx";
import { instantOf, isoOf } from "#lib/base/utils/date.ts";
import { dateFormat } from "#lib/base/utils/intl.ts";
import { readTimeZone } from "#lib/base/utils/time-zone.ts";
import { cookieValue } from "#lib/gateway/auth/cookies.ts";
import { problemIn } from "#lib/gateway/form/form-action.ts";
import { type KeptForm, keptForm } from "#lib/gateway/form/stored-form.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import type { Target } from "#lib/gateway/target.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { afterOrderOf } from "#lib/web/site/after-order-options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { ConfirmWithdrawal } from "./confirm-withdrawal.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";

interface Props extends PlainProps {
  readonly target: Target;
}

/** A withdrawal from a contract: the form, the second step that confirms it, or the receipt. */
export async function PlainWithdraw({ context, target, visitor, query }: Props) {
  if (afterOrderOf(context.site).withdraws === null) return <NotFoundView />;
  const kept = keptForm(visitor.cookies(), "withdraw");
  const problem = problemIn(query.problem);
  if (query.step === "done" && kept?.sent) return <Receipt context={context} kept={kept} />;
  if (query.step === "confirm" && kept && !kept.sent)
    return (
      <ConfirmWithdrawal
        context={context}
        target={target}
        visitor={visitor}
        kept={kept}
        problem={problem}
      />
    );
  return (
    <WithdrawForm
      context={context}
      problem={problem}
      kept={kept?.sent ? null : kept}
      known={await knownOf(visitor, query)}
    />
  );
}

/** The values that the address and the customer's profile say already. */
async function knownOf(visitor: Visitor, query: Props["query"]): Promise<Record<string, string>> {
  const number = typeof query.number === "string" ? query.number.slice(0, 100) : "";
  if (!cookieValue(visitor.cookies(), "loggedIn")) return { number };
  const read = await visitor.call(calls.user.web.profile);
  if (!read.ok) return { number };
  const { firstName = "", lastName = "" } = read.data.details ?? {};
  return { number, email: read.data.email, name: `${firstName} ${lastName}`.trim() };
}

/** The receipt with its time, to be kept or printed. */
async function Receipt({ context, kept }: { context: SiteContext; kept: KeptForm }) {
  const { site, locale } = context;
  const t = await getTranslations({ locale, namespace: "afterOrder" });
  const { goal: reference = "", message: at = "" } = kept.sent ?? {};
  const time = instantOf(at);
  const shown = [
    ["field.number", kept.values.number?.[0] ?? ""],
    ["field.name", kept.values.name?.[0] ?? ""],
    ["field.email", kept.values.email?.[0] ?? ""],
    ["withdraw.reference", reference],
  ] as const;
  return (
    <AccountFrame title={t("withdraw.done")}>
      <Notice tone="success">
        <p>{t(kept.values.email ? "withdraw.mailed" : "withdraw.received")}</p>
      </Notice>
      <dl className="mt-5 flex flex-col gap-3 wrap-anywhere">
        {shown.map(([key, text]) =>
          text === "" ? null : (
            <div key={key}>
              <dt className="text-small text-muted">{t(key)}</dt>
              <dd className="font-semibold">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ),
        )}
        {time === null ? null : (
          <div>
            <dt className="text-small text-muted">{t("withdraw.at")}</dt>
            <dd className="font-semibold">
              <time dateTime={isoOf(at)}>
                {dateFormat(locale, {
                  dateStyle: "long",
                  timeStyle: "medium",
                  timeZone: readTimeZone(site.timeZone),
                }).format(time)}
              </time>
            </dd>
          </div>
        )}
      </dl>
    </AccountFrame>
  );
}
