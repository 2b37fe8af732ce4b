"use client";

import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { Region } from "#components/staff/edit/store/edit-types.ts";

/** A slot as the server drew it: for all screens, or only for phones. */
export interface Sides {
  readonly seed: Region;
  /** For a slot drawn once for all screens: its phone version; null if it has none. */
  readonly phone?: Region | null;
  /** For a slot rendered for phones: the value shown while it has none. */
  readonly from?: Region;
}

/** The source of an inherited field, and whether it is edited elsewhere. */
export interface Side {
  readonly from?: Region;
  readonly isFixed?: boolean;
}

/**
 * The slot that a field sets. In a preview for phones that is the override, never the desktop's value: a text without a
 * phone version is not edited there.
 */
export function useSide({ seed, phone, from }: Sides): Side & { readonly seed: Region } {
  const { screen } = useEditContext();
  if (screen !== "phone") return { seed };
  if (from) return { seed, from };
  return phone ? { seed: phone, from: seed } : { seed, isFixed: true };
}
