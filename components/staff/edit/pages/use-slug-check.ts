"use client";

import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { useFresh } from "#components/staff/reads/use-fresh.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import { type SlugProblem, slugProblem } from "#lib/staff/edit/pages/slug.ts";

/** Milliseconds after the last keystroke. */
const PAUSE = 300;

/**
 * The problem with a typed address. Format errors are detected immediately; the server checks whether it is taken. A
 * response counts only for the address that it was requested for.
 * @param options.own the current address of the page
 * @param options.language the language of the page, if it isn't the one shown
 */
export function useSlugCheck(
  slug: string,
  {
    own = null,
    exceptId,
    language,
  }: { own?: string | null; exceptId?: number; language?: string } = {},
): { readonly problem: SlugProblem | null; readonly isChecking: boolean } {
  const settled = useDebounced(slug, PAUSE);
  const here = slug === "" || slug === own ? null : slugProblem(slug);
  const isAsked = slug !== "" && slug !== own && here === null;
  const isTold = isAsked && settled === slug;
  const { data, isFetching } = useFresh(
    ["staff", "edit/page/check-slug", settled, exceptId, language],
    () =>
      callStaff(
        "edit/page/check-slug",
        { slug: settled, exceptId },
        language === undefined ? {} : { language },
      ),
    { enabled: isTold },
  );
  return {
    // Without an answer the server decides when the page is saved.
    problem: here ?? (isTold ? (data?.problem ?? null) : null),
    isChecking: isAsked && (!isTold || isFetching),
  };
}
