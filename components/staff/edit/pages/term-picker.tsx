"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import type { NamedTerm } from "#lib/staff/edit/pages/page-info.ts";
import { FoundCount, FoundMore, useFoundList } from "./found-list.tsx";
import { GROUP } from "./group.ts";

interface Props {
  readonly value: readonly number[];
  /** Terms with known titles. */
  readonly known: readonly NamedTerm[];
  readonly onChange: (id: number, isChosen: boolean) => void;
}

/** Milliseconds after the last letter that the search begins. */
const PAUSE = 250;
const TERMS = "grid max-h-48 grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-2 overflow-y-auto";

/**
 * The categories and tags of a post: the chosen ones first, below them the results of a search, page by page. Renders
 * nothing if the site has none.
 */
export function TermPicker({ value, known, onChange }: Props) {
  const t = useTranslations("edit.pages");
  const { locale } = useSite();
  const [search, setSearch] = useState("");
  const asked = useDebounced(search.trim(), PAUSE);
  const found = useFoundList(["terms", locale, asked], (page) =>
    callStaff("edit/page/terms", { search: asked, page, ids: [] }),
  );
  const { items, total } = found;
  const titles = useTitles(value, [...known, ...items]);
  if (total === 0 && search === "" && value.length === 0 && !found.isError) return null;
  const others = items.filter(({ id }) => !value.includes(id));
  const box = (id: number, title: string, isChosen: boolean) => (
    <Checkbox
      key={id}
      label={title}
      checked={isChosen}
      onChange={({ target }) => onChange(id, target.checked)}
    />
  );
  return (
    <fieldset className={GROUP}>
      <legend>{t("terms")}</legend>
      {value.length > 0 ? (
        <div className={TERMS}>
          {value.map((id) => box(id, titles.get(id) ?? t("termUnnamed", { id }), true))}
        </div>
      ) : null}
      <TextField
        type="search"
        label={t("termSearch")}
        maxLength={200}
        dir="auto"
        value={search}
        // Enter searches here; it does not send the form around it.
        onKeyDown={(event) => pressedKey(event) === "Enter" && event.preventDefault()}
        onChange={(event) => setSearch(event.target.value)}
      />
      <FoundCount found={found} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard too */}
      <div className={TERMS} tabIndex={0} aria-busy={found.isFetching || undefined}>
        {others.map(({ id, title }) => box(id, title, false))}
      </div>
      <FoundMore found={found} />
    </fieldset>
  );
}

/** The titles of chosen terms. Those from a restored draft are not in the list, so they are requested by id. */
function useTitles(
  value: readonly number[],
  known: readonly NamedTerm[],
): ReadonlyMap<number, string> {
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  const ids = value.filter((id) => !titles.has(id)).toSorted((one, other) => one - other);
  const { data } = useStaffRead(
    "edit/page/terms",
    { search: "", page: 1, ids },
    { enabled: ids.length > 0 },
  );
  for (const { id, title } of data?.named ?? []) titles.set(id, title);
  return titles;
}
