"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { Picture } from "#components/ui/picture.tsx";
import { pressedKey } from "#lib/browser/pressed-key.ts";
import { type LinkChoice, TARGET_TYPES, type TargetType } from "#lib/edit/links/types.ts";
import type { Image } from "#lib/media/to-image.ts";
import { usePictures } from "./use-pictures.ts";

/** Milliseconds after the last letter that the search begins. */
const PAUSE = 250;

interface Props {
  onPick: (choice: LinkChoice) => void;
  /** Somebody has asked for it: the search has the focus. */
  isAsked: boolean;
}

/** Finds a page, product … of the site by its title. Arrow keys go through what was found, Enter takes it. */
export function TargetPicker({ onPick, isAsked }: Props) {
  const t = useTranslations("edit.links");
  const id = useId();
  const [search, setSearch] = useState("");
  const [type, setType] = useState<TargetType | "any">("any");
  const [active, setActive] = useState(0);
  const { items, state } = useSearch(search, type);
  const list = useRef<HTMLDivElement>(null);
  const pictureOf = usePictures(items);
  const chosen = items[active];

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(active + 1, items.length - 1),
      ArrowUp: Math.max(active - 1, 0),
    };
    const key = pressedKey(event);
    const next = steps[key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
      list.current?.children[next]?.scrollIntoView({ block: "nearest" });
    }
    if (key === "Enter") {
      event.preventDefault();
      if (chosen) onPick(chosen);
    }
  };

  return (
    <div className="link-picker">
      <div className="link-row">
        <label>
          {t("search")}
          <input
            type="search"
            role="combobox"
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen ? `${id}-${active}` : undefined}
            aria-autocomplete="list"
            ref={isAsked ? focusOnce : undefined}
            autoComplete="off"
            maxLength={200}
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
        </label>
        <label>
          {t("type")}
          <select
            value={type}
            onChange={({ target }) => {
              setType(TARGET_TYPES.find((one) => one === target.value) ?? "any");
              setActive(0);
            }}
          >
            <option value="any">{t("types.any")}</option>
            {TARGET_TYPES.map((one) => (
              <option key={one} value={one}>
                {t(`types.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="link-note">
        {state === "failed"
          ? t("searchFailed")
          : state === "searching"
            ? t("searching")
            : t("found", { count: items.length })}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t("results")}
        className="link-list"
      >
        {items.map((item, index) => (
          <button
            type="button"
            key={`${item.type}:${item.id}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="link-option"
            onClick={() => onPick(item)}
          >
            <Face image={pictureOf(item)} />
            <span>
              <bdi>{item.title}</bdi>
              <small>
                {t(`types.${item.type}`)} · <bdi>{decodeURI(item.address)}</bdi>
              </small>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** The room of the picture is there without one, so that nothing moves when it comes. */
function Face({ image }: { image: Image | null }) {
  return (
    <span className="link-face">
      {image ? <Picture image={image} alt="" sizes="40px" /> : null}
    </span>
  );
}

type SearchState = "searching" | "found" | "failed";

const NONE: readonly LinkChoice[] = [];

/** The results of the last search are shown until the next one has its answer. */
function useSearch(typed: string, type: TargetType | "any") {
  const search = useDebounced(typed, PAUSE);
  const found = useStaffRead("edit/links/search", { search, type }, { keepsPrevious: true });
  const state: SearchState =
    search !== typed || found.isFetching ? "searching" : found.error ? "failed" : "found";
  return { items: found.data?.items ?? NONE, state };
}

const focusOnce = (node: HTMLInputElement | null): void => node?.focus();
