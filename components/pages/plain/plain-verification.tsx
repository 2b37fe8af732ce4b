import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { VERIFY } from "#lib/gateway/form/session-forms.ts";
import { keptForm } from "#lib/gateway/form/stored-form.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import { tokenIn } from "#lib/shop/domain/account/mail-token.ts";
import { PlainForm } from "./plain-form.tsx";

/** Confirms an e-mail address by the token in the page's address: once it is pressed, because a GET changes nothing. */
export async function PlainVerification(props: {
  readonly visitor: Visitor;
  readonly query: Readonly<Record<string, unknown>>;
  readonly locale: string;
}) {
  const { visitor, query, locale } = props;
  const t = await getTranslations({ locale, namespace: "auth" });
  const given = tokenIn(query.verificationToken);
  if (given !== "") return <Confirm token={given} label={t("confirmEmail.formTitle")} />;
  switch (query.verified) {
    case "confirmed":
      return (
        <Notice tone="success" className="mb-6">
          <p>{t("verification.confirmed")}</p>
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="warning" className="mb-6">
          <p>{t("verification.unknown")}</p>
        </Notice>
      );
    case "unanswered": {
      const token = keptForm(visitor.cookies(), VERIFY)?.values.token?.[0];
      return (
        <>
          <Notice tone="danger" className="mb-6">
            <p>{t("verification.silent")}</p>
          </Notice>
          {token && <Confirm token={token} label={t("verification.again")} />}
        </>
      );
    }
    default:
      return null;
  }

  function Confirm({ token, label }: { token: string; label: string }) {
    return (
      <PlainForm action="verify" locale={locale} className="mb-6">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{label}</Button>
      </PlainForm>
    );
  }
}
