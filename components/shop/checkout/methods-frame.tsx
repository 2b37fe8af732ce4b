"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import { type MethodList, methodsPlace } from "./methods-place.ts";

interface MethodsFrameProps {
  readonly list: MethodList;
  readonly query: Pick<
    UseQueryResult<readonly unknown[]>,
    "data" | "isError" | "isPending" | "refetch"
  >;
  readonly emptyText: string;
  readonly children: ReactNode;
}

/**
 * A list of methods in its four states: loading, failed, empty, or shown. While it is loading it takes the room of the
 * list that was seen last.
 */
export function MethodsFrame({ list, query, emptyText, children }: MethodsFrameProps) {
  const t = useTranslations("cart.trouble");
  const [place] = useState(() => methodsPlace.read(list));
  const box = useRef<HTMLDivElement>(null);
  const count = query.data?.length ?? 0;

  useLayoutEffect(() => {
    if (count > 0 && box.current)
      methodsPlace.remember(list, { count, height: box.current.offsetHeight });
  }, [list, count]);

  if (query.isPending)
    return (
      <div
        aria-busy="true"
        className="flex flex-col gap-3"
        style={place.height > 0 ? { height: place.height } : undefined}
      >
        {Array.from({ length: place.count }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are alike
          <Skeleton key={row} className="min-h-15 grow" />
        ))}
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
  if (count === 0) return <Notice tone="warning">{emptyText}</Notice>;
  return <div ref={box}>{children}</div>;
}
