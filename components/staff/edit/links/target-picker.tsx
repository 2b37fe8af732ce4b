"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { useListKeys } from "#components/staff/ui/use-list-keys.ts";
import type { Image } from "#lib/shop/media/to-image.ts";
import {
  type LinkChoice,
  TARGET_TYPES,
  type TargetType,
} from "#lib/staff/edit/links/link-types.ts";
import { usePictures } from "./use-pictures.ts";

/** Milliseconds after the last keystroke before the search starts. */
const PAUSE = 250;

interface Props {
  onPick: (choice: LinkChoice) => void;
  /** Whether the user has opened it, so that the search takes the focus. */
  isAsked: boolean;
}

/**
 * Finds a page, product or other entity of the site by its title. Arrow keys move through the results, Enter selects
 * one.
 */
export function TargetPicker({ onPick, isAsked }: Props) {
  const t = useTranslations("edit.links");
  const [search, setSearch] = useState("");
  const [type, setType] = useState<TargetType | "any">("any");
  const { items, state } = useSearch(search, type);
  const pictureOf = usePictures(items);

  const keys = useListKeys(items, { keyOf: (item) => `${item.type}-${item.id}`, onTake: onPick });

  return (
    <div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2 *:flex-1 *:basis-36 [&>:first-child]:grow-2 [&>:first-child]:basis-56">
        <TextField
          label={t("search")}
          type="search"
          {...keys.field}
          ref={isAsked ? focusOnce : undefined}
          maxLength={200}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            keys.restart();
          }}
        />
        <SelectField
          label={t("type")}
          value={type}
          onChange={({ target }) => {
            setType(TARGET_TYPES.find((one) => one === target.value) ?? "any");
            keys.restart();
          }}
        >
          <option value="any">{t("types.any")}</option>
          {TARGET_TYPES.map((one) => (
            <option key={one} value={one}>
              {t(`types.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="my-1.5 text-small text-muted">
        {state === "failed"
          ? t("searchFailed")
          : state === "searching"
            ? t("searching")
            : t("found", { count: items.length })}
      </p>
      <div
        id={keys.listId}
        role="listbox"
        aria-label={t("results")}
        className="max-h-64 overflow-y-auto rounded-[0.5rem] bg-sunken in-[.rich-picker]:max-h-40"
      >
        {items.map((item) => (
          <button
            key={`${item.type}:${item.id}`}
            {...keys.option(item)}
            className="flex w-full cursor-pointer items-center gap-3 px-3 py-2 text-start hover:outline-2 hover:-outline-offset-2 aria-selected:outline-2 aria-selected:-outline-offset-2 [&_small]:block [&_small]:text-muted"
          >
            <Face image={pictureOf(item)} />
            <span>
              <bdi>{item.title}</bdi>
              <small>
                {t(`types.${item.type}`)} · <bdi dir="ltr">{decodeURI(item.address)}</bdi>
              </small>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Reserves the thumbnail's space to avoid layout shift. */
function Face({ image }: { image: Image | null }) {
  return (
    <span className="size-10 flex-none overflow-hidden rounded-sm bg-[color-mix(in_oklab,currentColor_8%,transparent)] [&_img]:size-full [&_img]:object-cover">
      {image ? <Picture image={image} alt="" sizes="40px" /> : null}
    </span>
  );
}

type SearchState = "searching" | "found" | "failed";

const NONE: readonly LinkChoice[] = [];

/**
 * The results of the last search stay until the next ones arrive, but never results of another type than the one
 * selected above the list.
 */
function useSearch(typed: string, type: TargetType | "any") {
  const search = useDebounced(typed, PAUSE);
  const found = useStaffRead("edit/links/search", { search, type }, { keepsPrevious: true });
  const state: SearchState =
    search !== typed || found.isFetching ? "searching" : found.error ? "failed" : "found";
  const items = found.data?.items ?? NONE;
  return { items: type === "any" ? items : items.filter((item) => item.type === type), state };
}

const focusOnce = (node: HTMLInputElement | null): void => node?.focus();
