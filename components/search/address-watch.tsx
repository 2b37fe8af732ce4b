"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { readSearchView, type SearchView } from "#lib/domain/search/search-view.ts";

/** Tells what the address asks for whenever it changes. Below a Suspense of its own: a kept page knows no query. */
export function AddressWatch({ onChange }: { onChange: (view: SearchView) => void }) {
  const query = useSearchParams().toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address is news.
  useEffect(() => onChange(readSearchView(new URLSearchParams(location.search))), [query]);
  return null;
}
