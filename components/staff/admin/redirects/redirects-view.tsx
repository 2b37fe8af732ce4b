"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { useStaffWrite } from "#components/staff/admin/frame/use-staff-write.tsx";
import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import {
  NamedCell,
  StackedCell,
  StackedRow,
  StackedTable,
} from "#components/staff/ui/stacked-table.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { TurnPages } from "#components/staff/ui/turn-pages.tsx";
import type { FormOwner } from "#components/staff/unsent/use-unsent.ts";
import type { Redirect } from "#lib/staff/edit/redirects/redirect-types.ts";
import { leftToRight } from "#lib/staff/left-to-right.ts";
import { RedirectForm } from "./redirect-form.tsx";

interface Props {
  readonly email: string;
  readonly owner: FormOwner;
  readonly mayChange: boolean;
}

/** Milliseconds after the last key that the search begins. */
const PAUSE = 250;

/** The redirects of a site: searched, a page at a time, made and deleted. */
export function RedirectsView({ email, owner, mayChange }: Props) {
  const t = useTranslations("admin.redirects");
  const { send, dialog } = useStaffWrite(email);
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const [said, setSaid] = useState("");
  const asked = useDebounced(search.trim(), PAUSE);
  const list = useStaffRead(
    "admin/redirects/list",
    { search: asked, page },
    { keepsPrevious: true },
  );
  const { items = [], total = 0, hasMore = false } = list.data ?? {};

  const remove = async ({ id, path }: Redirect) => {
    const answer = await send("admin/redirects/delete", { id, path });
    // Somebody else was quicker.
    const isGone = answer.ok || answer.error.status === 404;
    setSaid(t(isGone ? "deleted" : "notDeleted", { address: leftToRight(`/${path}`) }));
    if (!isGone) return;
    if (items.length === 1 && page > 1) setPage(page - 1);
    else await list.refetch();
  };
  return (
    <div className="grid gap-8">
      {mayChange ? (
        <RedirectForm
          owner={owner}
          send={send}
          onMade={(path) => {
            setSaid(t("made", { address: leftToRight(`/${path}`) }));
            void list.refetch();
          }}
        />
      ) : (
        <Notice tone="warning">{t("notAllowed")}</Notice>
      )}
      <section className="grid gap-4" aria-label={t("title")}>
        <TextField
          type="search"
          label={t("search")}
          maxLength={200}
          dir="auto"
          className="max-w-prose"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
        <p role="status">{said}</p>
        <p role="status">{list.data ? t("found", { count: total }) : null}</p>
        {list.reason ? (
          <Notice tone="danger" title={t("failed")}>
            <StaffButton isSmall onClick={() => void list.refetch()}>
              {t("again")}
            </StaffButton>
          </Notice>
        ) : null}
        {items.length > 0 ? (
          <Rows items={items} onDelete={mayChange ? remove : null} isBusy={list.isFetching} />
        ) : null}
        <TurnPages
          page={page}
          hasMore={hasMore}
          onTurn={setPage}
          labels={{
            nav: t("pages"),
            before: t("before"),
            next: t("next"),
            page: t("page", { page }),
          }}
        />
      </section>
      <div>{dialog}</div>
    </div>
  );
}

interface RowsProps {
  readonly items: readonly Redirect[];
  /** Null without the right. */
  readonly onDelete: ((one: Redirect) => Promise<void>) | null;
  readonly isBusy: boolean;
}

function Rows({ items, onDelete, isBusy }: RowsProps) {
  const t = useTranslations("admin.redirects");
  return (
    <div aria-busy={isBusy || undefined}>
      <StackedTable
        label={t("title")}
        heads={[t("path"), t("target"), t("kind")]}
        actions={onDelete ? t("delete") : undefined}
      >
        {items.map((one) => (
          <StackedRow key={one.id}>
            <StackedCell>
              <bdi dir="ltr" className="wrap-anywhere">{`/${one.path}`}</bdi>
            </StackedCell>
            <NamedCell head={t("target")}>
              <bdi dir="ltr" className="wrap-anywhere">
                {one.target}
              </bdi>
            </NamedCell>
            <NamedCell head={t("kind")}>{t(one.isPermanent ? "permanent" : "temporary")}</NamedCell>
            {onDelete ? (
              <StackedCell>
                <StaffButton
                  isSmall
                  aria-label={t("deleteOne", { address: `/${one.path}` })}
                  onClick={() => void onDelete(one)}
                >
                  {t("delete")}
                </StaffButton>
              </StackedCell>
            ) : null}
          </StackedRow>
        ))}
      </StackedTable>
    </div>
  );
}
