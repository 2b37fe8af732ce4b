"use client";

import { useEffect, useRef, useState } from "react";

/**
 * The query that the page was opened with, null before hydration. The `secret` parameters are removed from the address
 * bar, so that they stay out of bookmarks, the history and the Referer header (docs/security.md §2.7).
 */
export function useTakenParams(secret: readonly string[]): URLSearchParams | null {
  const [params, setParams] = useState<URLSearchParams | null>(null);
  const names = useRef(secret);
  // React's strict mode runs effects twice, and the first run has already removed the secret ones.
  const taken = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    taken.current ??= takeParams(names.current);
    setParams(taken.current);
  }, []);
  return params;
}

function takeParams(secret: readonly string[]): URLSearchParams {
  const url = new URL(window.location.href);
  const params = new URLSearchParams(url.search);
  // Tokens in e-mails are base64 without URL encoding: a plus is a plus, because no token contains a space.
  const literal = new URLSearchParams(url.search.replaceAll("+", "%2B"));
  for (const name of secret) {
    const value = literal.get(name);
    if (value !== null) params.set(name, value);
    url.searchParams.delete(name);
  }
  if (url.search !== window.location.search)
    window.history.replaceState(null, "", `${url.pathname}${url.search}${url.hash}`);
  return params;
}
