"use client";

import { createContext } from "react";

/**
 * Values of hidden fields by name that the browser knows better than the page, e.g. the chosen variant. They replace the
 * page's in every form inside (use-hidden-values.ts).
 */
export const HiddenValues = createContext<Readonly<Record<string, string>> | null>(null);
