"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Glyph, SEARCH_PATH } from "#components/kit/ui/glyph.tsx";
import type { SearchCategory, SearchView } from "#lib/shop/domain/search/searched-view.ts";
import { SEARCH_FIELD } from "./search-field.ts";

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly action: string;
  /** The keywords that the page was rendered with. */
  readonly view: SearchView;
  readonly category: SearchCategory | null;
  readonly onType: (text: string) => void;
  readonly onSubmit: (text: string) => void;
}

/** The search box of the page. An uncontrolled input, so that text typed before hydration is not lost. */
export function SearchForm({ ref, action, view, category, onType, onSubmit }: Props) {
  const t = useTranslations("search");
  return (
    <search aria-label={t("field")}>
      <form
        method="get"
        action={action}
        className="mt-5 flex max-w-3xl gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(String(new FormData(event.currentTarget).get("search") ?? ""));
        }}
      >
        {category && <input type="hidden" name="category" value={category} />}
        <span className="relative block min-w-0 grow">
          <Glyph
            path={SEARCH_PATH}
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
          />
          <input
            {...SEARCH_FIELD}
            ref={ref}
            aria-label={t("field")}
            placeholder={t("placeholder")}
            defaultValue={view.keywords}
            onInput={(event) => onType(event.currentTarget.value)}
            className="block h-13 w-full min-w-0 rounded-control border border-line-strong bg-surface ps-12 pe-5 text-base text-ink transition-[border-color] placeholder:text-muted hover:border-ink focus-visible:border-brand"
          />
        </span>
        <Button type="submit" className="h-13 max-sm:px-4">
          {t("submit")}
        </Button>
      </form>
    </search>
  );
}
