"use client";

import { useTranslations } from "next-intl";
import { Component, type ReactNode, useEffect } from "react";
import { isChunkFailure, reloadOnce } from "@/components/providers/reload-once";
import { useSite } from "@/components/providers/site-provider";
import { Button, ButtonLink } from "@/components/ui/button";

interface ErrorViewProps {
  readonly error: Error & { digest?: string };
  readonly reset: () => void;
}

/** A page that could not be shown: what happened, try again, or home. Says so even when it cannot be drawn itself. */
export function ErrorView({ error, reset }: ErrorViewProps) {
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce();
  }, [error]);
  return (
    <LastResort>
      <Words error={error} reset={reset} />
    </LastResort>
  );
}

function Words({ error, reset }: ErrorViewProps) {
  const t = useTranslations("shell");
  const { locale, defaultLocale } = useSite();
  return (
    <div className="wrap flex max-w-3xl flex-col items-start gap-5 py-20">
      {/* What failed may be the page's metadata itself. */}
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
}

/**
 * The spec's own words, with no catalogue, no provider and no component of ours (spec 2, "Public layout").
 * A plain link: the router may be what failed.
 */
export const LastWords = () => (
  <div style={{ padding: "4rem 1rem", textAlign: "center" }}>
    <h1>An error occurred while showing the error page</h1>
    <p>
      <a href="/">Back to homepage</a>
    </p>
  </div>
);

class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LastWords /> : this.props.children;
  }
}
