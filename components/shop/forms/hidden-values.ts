"use client";

import { createContext } from "react";

/**
 * Values of hidden fields, by name, that are known only in the browser, e.g. the chosen variant. They replace the
 * page's values in every form inside (use-hidden-values.ts).
 */
export const HiddenValues = createContext<Readonly<Record<string, string>> | null>(null);
