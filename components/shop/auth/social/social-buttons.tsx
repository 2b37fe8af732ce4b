"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { providerAddress } from "#lib/shop/domain/account/social-login.ts";
import { keepAttempt } from "./social-attempt.ts";
import { SocialMark } from "./social-mark.tsx";

interface SocialButtonsProps {
  /** Names from the CMS option `SocialProviders`. */
  readonly providers: readonly string[];
  /** Local path to go to after the login; validated again on return. */
  readonly to: string | null;
}

/** Buttons to log in with other providers, where the site names any (docs/contract.md §3.6). */
export function SocialButtons({ providers, to }: SocialButtonsProps) {
  const t = useTranslations("auth.socialLogin");
  const [busy, setBusy] = useState<string | null>(null);
  if (providers.length === 0) return null;

  const go = async (provider: string) => {
    if (busy) return;
    setBusy(provider);
    const { accountCalls } = await import("#lib/web/client/account.ts");
    const result = await accountCalls.socialRedirect(provider);
    const address = result.ok ? providerAddress(result.data.url) : null;
    if (!address) {
      setBusy(null);
      return showToast({ tone: "error", message: t("unavailable") });
    }
    keepAttempt({ provider, state: address.state, to: to ?? "/" });
    window.location.assign(address.href);
  };

  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-small text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t("or")}
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          loading={busy === provider}
          onClick={() => void go(provider)}
        >
          <SocialMark provider={provider} />
          {t("with", { provider: nameOf(provider) })}
        </Button>
      ))}
    </div>
  );
}

const nameOf = (provider: string): string => provider.charAt(0).toUpperCase() + provider.slice(1);
