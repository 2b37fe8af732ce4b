"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button, ButtonLink } from "#components/kit/ui/button.tsx";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import type { IconName } from "#components/kit/ui/icon.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { ProfileSection } from "./profile-section.tsx";

interface Props {
  /** The section's hash, and the namespace of its messages. */
  readonly id: "orders" | "wishlist";
  readonly icon: IconName;
  /** Items in all; undefined while unknown. */
  readonly count: number | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  /** The skeleton's height, as a class. */
  readonly height: string;
  readonly onRetry: () => void;
  /** The list itself, empty or not. */
  readonly children: ReactNode;
}

/** A list of the profile in its four states: failed, loading, empty, or shown (docs/screens.md §7.1). */
export function ProfileList({
  id,
  icon,
  count,
  failed,
  loading,
  height,
  onRetry,
  children,
}: Props) {
  const t = useTranslations(id);
  const site = useSite();
  return (
    <ProfileSection
      id={id}
      title={t("title")}
      aside={count === undefined ? undefined : t("count", { count })}
    >
      {failed ? (
        <Notice tone="danger" title={t("failed")}>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t("retry")}
          </Button>
        </Notice>
      ) : null}
      {loading && !failed && count !== 0 ? <Skeleton className={`${height} w-full`} /> : null}
      {count === 0 ? (
        <EmptyState
          icon={ICON_PATHS[icon]}
          title={t("empty")}
          action={
            <ButtonLink href={hrefTo({ name: "shop" }, site)} variant="secondary">
              {t("toShop")}
            </ButtonLink>
          }
        >
          {t("emptyText")}
        </EmptyState>
      ) : null}
      {children}
    </ProfileSection>
  );
}
