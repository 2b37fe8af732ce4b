"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useState,
} from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { Input } from "#components/staff/ui/control.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { ChoiceFace } from "./picked-list.tsx";
import { type Choice, type ChoiceKind, productPages, wholeList } from "./reads.ts";

interface Props {
  readonly name: string;
  readonly of: ChoiceKind;
  readonly many: boolean;
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  readonly onClose: () => void;
  /** The list of picked records. */
  readonly children: ReactNode;
}

/** The server's limit (`lib/staff/edit/publish/valid-value.ts`). */
const MOST_PICKED = 100;
/** Milliseconds after the last key, so that a word is one request to the backend. */
const PAUSE = 250;

/**
 * Offers the choices, with a search. Every click applies at once; closing discards nothing. A single choice closes the
 * dialog: by a press, or by Enter or the space bar after the arrow keys have led to it.
 */
export function PickDialog({ name, of, many, keys, onChange, onClose, children }: Props) {
  const t = useTranslations("edit");
  const group = useId();
  const [search, setSearch] = useState("");
  const found = useFound(of, search.trim());
  const toggle = (key: string) => {
    if (!many) onChange([key]);
    else if (keys.includes(key)) onChange(keys.filter((one) => one !== key));
    else onChange([...keys, key]);
  };
  const take = (key: string | null) => {
    onChange(key === null ? [] : [key]);
    onClose();
  };
  /** Arrow keys and screen readers click too, without a press: they may be on their way to another choice. */
  const single = (key: string | null) =>
    many
      ? {}
      : {
          onClick: (event: MouseEvent) => {
            if (event.detail === 0) return;
            event.preventDefault();
            take(key);
          },
          onKeyDown: (event: KeyboardEvent) => {
            const pressed = pressedKey(event);
            if (pressed !== "Enter" && pressed !== " ") return;
            event.preventDefault();
            take(key);
          },
        };
  const isFull = many && keys.length >= MOST_PICKED;
  return (
    <StaffDialog open wide onClose={onClose} label={name} closeLabel={t("dialogClose")}>
      <DialogBody>
        <Input
          type="search"
          dir="auto"
          aria-label={t("settings.search")}
          placeholder={t("settings.search")}
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status" className="text-small text-muted">
          {found.choices ? t("settings.found", { count: found.total }) : t("settings.loading")}
        </p>
        {isFull ? <p role="alert">{t("settings.full", { count: MOST_PICKED })}</p> : null}
        {children}
        {found.isFailed ? (
          <p role="alert" className="basis-full text-danger">
            {t("settings.unread")}{" "}
            <StaffButton onClick={found.retry}>{t("settings.retry")}</StaffButton>
          </p>
        ) : null}
        <ul aria-label={name} className="grid gap-0.5">
          {many ? null : (
            <li>
              <label
                {...single(null)}
                className="flex min-h-10 items-center gap-2.5 ps-[calc(var(--edit-depth,0)*1.25rem)] [&>input]:size-5 [&>input]:flex-none"
              >
                <input
                  type="radio"
                  name={group}
                  checked={keys.length === 0}
                  onChange={() => onChange([])}
                />
                {t("settings.none")}
              </label>
            </li>
          )}
          {(found.choices ?? []).map((choice) => (
            <li key={choice.key} style={{ "--edit-depth": choice.depth }}>
              <label
                {...single(choice.key)}
                className="flex min-h-10 items-center gap-2.5 ps-[calc(var(--edit-depth,0)*1.25rem)] [&>input]:size-5 [&>input]:flex-none"
              >
                <input
                  type={many ? "checkbox" : "radio"}
                  name={group}
                  checked={keys.includes(choice.key)}
                  aria-disabled={(isFull && !keys.includes(choice.key)) || undefined}
                  onChange={() => {
                    if (!isFull || keys.includes(choice.key)) toggle(choice.key);
                  }}
                />
                <ChoiceFace choice={choice} title={choice.title} />
              </label>
            </li>
          ))}
        </ul>
        {found.more ? (
          <StaffButton onClick={found.more}>{t("settings.loadMore")}</StaffButton>
        ) : null}
      </DialogBody>
    </StaffDialog>
  );
}

interface Found {
  /** Null while they are read first. */
  readonly choices: readonly Choice[] | null;
  readonly total: number;
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly more: (() => void) | null;
}

/** Products are searched by the backend; everything else is listed completely and filtered here. */
function useFound(of: ChoiceKind, search: string): Found {
  const { mediaUrl } = useSite();
  const words = useDeferredValue(search.toLowerCase());
  const products = useInfiniteQuery(
    { ...productPages(useDebounced(search, PAUSE), mediaUrl), enabled: of === "product" },
    browserQueryClient(),
  );
  const whole = useQuery(
    {
      ...wholeList(of === "product" ? "productCategory" : of, mediaUrl),
      enabled: of !== "product",
    },
    browserQueryClient(),
  );
  if (of === "product") {
    const { data, isError, refetch, hasNextPage, fetchNextPage } = products;
    return {
      choices: data?.pages.flatMap(({ items }) => items) ?? null,
      total: data?.pages[0]?.total ?? 0,
      isFailed: isError,
      retry: () => void refetch(),
      more: hasNextPage ? () => void fetchNextPage() : null,
    };
  }
  const { data, isError, refetch } = whole;
  const choices = data?.filter(({ title }) => title.toLowerCase().includes(words)) ?? null;
  return {
    choices,
    total: choices?.length ?? 0,
    isFailed: isError,
    retry: () => void refetch(),
    more: null,
  };
}
