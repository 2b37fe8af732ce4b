"use client";

import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { type SlugProblem, slugProblem } from "#lib/edit/pages/slug.ts";

/** Milliseconds after the last letter. */
const PAUSE = 300;

/**
 * What is wrong with an address that is being typed. What can be told here is told at once; whether it is another's is
 * asked of the server. An answer counts for the address that it was asked for only.
 *
 * @param own the address that the page has already
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
