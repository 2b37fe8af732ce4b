"use client";

import { useCallback, useEffect, useState } from "react";

const NAME = "order";

/** The order that the address names (`/profile?order=12`), and how to go to another, or back to none. */
export function useOrderInAddress(): [number | null, (id: number | null) => void] {
  const [order, setOrder] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setOrder(toId(new URLSearchParams(window.location.search).get(NAME)));
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  const show = useCallback((id: number | null) => {
    const url = new URL(window.location.href);
    if (id === null) url.searchParams.delete(NAME);
    else url.searchParams.set(NAME, String(id));
    url.hash = id === null ? "orders" : "";
    window.history.pushState(null, "", url);
    setOrder(id);
    if (id !== null) window.scrollTo({ top: 0 });
  }, []);
  return [order, show];
}

const toId = (text: string | null): number | null =>
  text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;
