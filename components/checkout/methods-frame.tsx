"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

interface MethodsFrameProps {
  readonly query: UseQueryResult<readonly unknown[]>;
  readonly emptyText: string;
  readonly children: ReactNode;
}

/** A list of methods in its four states: loading, failed, empty, or shown. */
export function MethodsFrame({ query, emptyText, children }: MethodsFrameProps) {
  const t = useTranslations("cart.trouble");
  if (query.isPending)
    return (
      <div aria-busy="true" className="stack">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
    );
  if (query.isError)
    return (
      <Notice tone="danger" title={t("title")}>
        <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
          {t("retry")}
        </Button>
      </Notice>
    );
  return query.data.length === 0 ? <Notice tone="warning">{emptyText}</Notice> : children;
}
