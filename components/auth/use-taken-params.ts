"use client";

import { useEffect, useRef, useState } from "react";
import { takeParams } from "./take-params.ts";

/** The query the page was opened with, once the browser has it; `secret` names leave the address bar. Null before. */
export function useTakenParams(secret: readonly string[]): URLSearchParams | null {
  const [params, setParams] = useState<URLSearchParams | null>(null);
  const names = useRef(secret);
  // React's strict mode runs effects twice: what was taken the first time must not be lost.
  const taken = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    taken.current ??= takeParams(names.current);
    setParams(taken.current);
  }, []);
  return params;
}
