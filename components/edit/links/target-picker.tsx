"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Picture } from "#components/ui/picture.tsx";
import { pressedKey } from "#lib/browser/pressed-key.ts";
import { type LinkChoice, TARGET_TYPES, type TargetType } from "#lib/edit/links/types.ts";
import type { Image } from "#lib/media/to-image.ts";
import { searchLinks } from "./send-links.ts";
import { usePictures } from "./use-pictures.ts";

/** Milliseconds after the last keystroke before the search starts. */
const PAUSE = 250;

interface Props {
  onPick: (choice: LinkChoice) => void;
  /** The user has asked for it: the search has the focus. */
  isAsked: boolean;
}

/** Finds a page, product … of the site by its title. Arrow keys move through the results, Enter takes one. */
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

/** Reserves the thumbnail's space to avoid layout shift. */
function Face({ image }: { image: Image | null }) {
  return (
    <span className="link-face">
      {image ? <Picture image={image} alt="" sizes="40px" /> : null}
    </span>
  );
}

type SearchState = "searching" | "found" | "failed";

function useSearch(search: string, type: TargetType | "any") {
  const [found, setFound] = useState<{
    readonly items: readonly LinkChoice[];
    readonly state: SearchState;
  }>({ items: [], state: "searching" });
  useEffect(() => {
    let isOver = false;
    setFound(({ items }) => ({ items, state: "searching" }));
    const timer = setTimeout(async () => {
      const answer = await searchLinks({ search, type });
      // Ignore responses to an outdated query.
      if (isOver) return;
      setFound(
        answer.ok ? { items: answer.data.items, state: "found" } : { items: [], state: "failed" },
      );
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [search, type]);
  return found;
}

const focusOnce = (node: HTMLInputElement | null): void => node?.focus();
