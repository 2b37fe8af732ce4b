"use client";

import { createContext, type ReactNode, type RefObject, use, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Json } from "#lib/edit/model/operation.ts";
import { createEditStore, type EditState, type EditStore } from "./store/edit-store.ts";

/** The bundle test looks for this: it must be in scripts of edit mode, and in none of a shopper's page. */
export const EDIT_MARKER = "baseline-edit-surface";

interface EditContextValue {
  readonly store: EditStore;
  /** The focused field and its value when it was entered. */
  readonly entered: RefObject<{ address: string; value: Json | undefined } | null>;
  /** Optional calls that the site's backend offers (docs/contract.md §5.15). */
  readonly offers: readonly string[];
  /** Whether the site's cache service is on, without which nothing kept is shown. */
  readonly cacheService: boolean;
}

interface Props {
  offers?: readonly string[];
  cacheService?: boolean;
  children: ReactNode;
}

const NONE: readonly string[] = [];

const EditContext = createContext<EditContextValue | null>(null);

/** Holds one working copy for all pages that the tab opens in edit mode. */
export function EditContextProvider({ offers = NONE, cacheService = false, children }: Props) {
  const [store] = useState(createEditStore);
  const entered = useRef<{ address: string; value: Json | undefined } | null>(null);
  return <EditContext value={{ store, entered, offers, cacheService }}>{children}</EditContext>;
}

export function useEditContext(): EditContextValue {
  const value = use(EditContext);
  if (!value) throw new Error("Put an EditContextProvider above this component.");
  return value;
}

export const useEditState = <T,>(select: (state: EditState) => T): T =>
  useStore(useEditContext().store, select);
