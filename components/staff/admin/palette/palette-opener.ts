"use client";

import { createContext, useContext } from "react";

/** Opens the palette that is mounted around the admin area. */
export const PaletteOpener = createContext<() => void>(() => undefined);

export const usePaletteOpener = (): (() => void) => useContext(PaletteOpener);
