"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Notice } from "#components/kit/ui/notice.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { Result } from "#lib/shop/api/errors.ts";
import { dataOf } from "#lib/web/client/fault.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";

interface Part<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly hasMore: boolean;
}

/**
 * A searchable list that is read page by page. It is read again whenever it is opened, because somebody may have
 * created or published something since.
 * @param key identifies the search
 */
export function useFoundList<Item>(
  key: readonly string[],
  read: (page: number) => Promise<Result<Part<Item>>>,
) {
  const found = useInfiniteQuery(
    {
      queryKey: ["edit", ...key],
      initialPageParam: 1,
      queryFn: async ({ pageParam }: { pageParam: number }) => dataOf(await read(pageParam)),
      getNextPageParam: ({ hasMore }: Part<Item>, parts: readonly Part<Item>[]) =>
        hasMore ? parts.length + 1 : undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    browserQueryClient(),
  );
  return {
    ...found,
    items: found.data?.pages.flatMap(({ items }) => items) ?? [],
    total: found.data?.pages[0]?.total ?? 0,
  };
}

type Found = Pick<
  ReturnType<typeof useFoundList>,
  | "fetchNextPage"
  | "hasNextPage"
  | "isError"
  | "isFetchingNextPage"
  | "isPending"
  | "refetch"
  | "total"
>;

/** How many there are, or that they could not be read. */
export function FoundCount({ found }: { found: Found }) {
  const t = useTranslations("edit.pages");
  return found.isError ? (
    <Notice tone="danger" title={t("listFailed")}>
      <StaffButton onClick={() => void found.refetch()}>{t("again")}</StaffButton>
    </Notice>
  ) : (
    <p role="status">{found.isPending ? t("loading") : t("listFound", { count: found.total })}</p>
  );
}

/** Reads the next part. */
export function FoundMore({ found }: { found: Found }) {
  const t = useTranslations("edit.pages");
  return found.hasNextPage ? (
    <StaffButton
      aria-disabled={found.isFetchingNextPage}
      onClick={() => void found.fetchNextPage()}
    >
      {t("listMore")}
    </StaffButton>
  ) : null;
}
