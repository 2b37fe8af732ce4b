"use client";

import { useEditContext } from "#components/edit/edit-context.tsx";
import type { Region } from "#components/edit/store/types.ts";

/** A place as the server drew it: for all screens, or for phones only. */
export interface Sides {
  readonly seed: Region;
  /** Of a place that was drawn once for all screens: the one of phones; null where they have none of their own. */
  readonly phone?: Region | null;
  /** Of a place that was drawn for phones: what it shows while nothing is set there. */
  readonly from?: Region;
}

/** What a field inherits from, and whether it is edited elsewhere. */
export interface Side {
  readonly from?: Region;
  readonly isFixed?: boolean;
}

/**
 * The place that a field sets. In a preview for phones that is the override, never the desktop's value: a text that
 * phones cannot have of their own is not edited there.
 */
export function useSide({ seed, phone, from }: Sides): Side & { readonly seed: Region } {
  const { screen } = useEditContext();
  if (screen !== "phone") return { seed };
  if (from) return { seed, from };
  return phone ? { seed: phone, from: seed } : { seed, isFixed: true };
}
