"use client";

import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { type SlugProblem, slugProblem } from "#lib/staff/edit/pages/slug.ts";

/** Milliseconds after the last keystroke. */
const PAUSE = 300;

/**
 * The problem with a typed address. Format mistakes are detected at once; the server checks whether it is taken. A
 * response counts only for the address that it was requested for.
 * @param own the current address of the page
 */
export function useSlugCheck(
  slug: string,
  { own = null, exceptId }: { own?: string | null; exceptId?: number } = {},
): { readonly problem: SlugProblem | null; readonly isChecking: boolean } {
  const settled = useDebounced(slug, PAUSE);
  const here = slug === "" || slug === own ? null : slugProblem(slug);
  const isAsked = slug !== "" && slug !== own && here === null;
  const isTold = isAsked && settled === slug;
  const { data, isFetching } = useStaffRead(
    "edit/page/check-slug",
    { slug: settled, exceptId },
    { enabled: isTold },
  );
  return {
    // Without an answer the server decides when the page is saved.
    problem: here ?? (isTold ? (data?.problem ?? null) : null),
    isChecking: isAsked && (!isTold || isFetching),
  };
}
