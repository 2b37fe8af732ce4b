"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

interface MethodsFrameProps {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly empty: boolean;
  readonly emptyText: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A list of methods in its four states: loading, failed, empty, or shown. */
export function MethodsFrame({
  loading,
  failed,
  empty,
  emptyText,
  onRetry,
  children,
}: MethodsFrameProps) {
  const t = useTranslations("cart.trouble");
  if (loading)
    return (
      <div aria-busy="true" className="stack">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
    );
  if (failed)
    return (
      <Notice tone="danger" title={t("title")}>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t("retry")}
        </Button>
      </Notice>
    );
  return empty ? <Notice tone="warning">{emptyText}</Notice> : children;
}
