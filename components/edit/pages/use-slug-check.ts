"use client";

import { useEffect, useState } from "react";
import { postRoute } from "#lib/client/post-route.ts";
import type { SlugAnswer } from "#lib/edit/pages/page-info.ts";
import { type SlugProblem, slugProblem } from "#lib/edit/pages/slug.ts";

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
  const [answer, setAnswer] = useState<SlugAnswer & { readonly slug: string }>();
  const here = slug === "" || slug === own ? null : slugProblem(slug);
  const isAsked = slug !== "" && slug !== own && here === null;
  const isKnown = answer?.slug === slug;

  useEffect(() => {
    if (!isAsked || isKnown) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const asked = await postRoute<{ data: SlugAnswer }>("edit/page/check-slug", {
        slug,
        exceptId,
      });
      // Without an answer the server decides when the page is saved.
      if (!isOver) setAnswer({ slug, problem: asked.ok ? asked.data.data.problem : null });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [slug, exceptId, isAsked, isKnown]);

  return { problem: here ?? (isKnown ? answer.problem : null), isChecking: isAsked && !isKnown };
}
