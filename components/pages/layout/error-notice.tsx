"use client";

import { useTranslations } from "next-intl";
import { translated } from "#components/kit/messages/translations.tsx";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button, ButtonLink } from "#components/kit/ui/button.tsx";

export interface ErrorNoticeProps {
  readonly error: Error & { digest?: string };
  readonly reset: () => void;
}

/** The error, with `Try again` and a link home. */
export const ErrorNotice = translated(function ErrorNotice({ error, reset }: ErrorNoticeProps) {
  const t = useTranslations("shell");
  const { locale, defaultLocale } = useSite();
  return (
    <div className="wrap flex max-w-3xl flex-col items-start gap-5 py-20">
      {/* Set here because the page's metadata may have failed. */}
      <title>{t("errorTitle")}</title>
      <h1 className="text-h1">{t("errorTitle")}</h1>
      <p className="text-lead text-muted">{t("errorText")}</p>
      {error.digest ? (
        <p className="text-small text-muted">{t("errorCode", { code: error.digest })}</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={reset}>{t("tryAgain")}</Button>
        <ButtonLink href={locale === defaultLocale ? "/" : `/${locale}`} variant="secondary">
          {t("backHome")}
        </ButtonLink>
      </div>
    </div>
  );
});
