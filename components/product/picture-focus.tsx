"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

interface Focus {
  /** Which picture of the gallery was asked for last; -1 for none. */
  readonly index: number;
  readonly show: (index: number) => void;
}

const FocusContext = createContext<Focus>({ index: -1, show: () => {} });

/** Lets the choice of a variant bring its picture into view. */
export function PictureFocus({ children }: { children: ReactNode }) {
  const [index, show] = useState(-1);
  const focus = useMemo(() => ({ index, show }), [index]);
  return <FocusContext value={focus}>{children}</FocusContext>;
}

export const usePictureFocus = (): Focus => useContext(FocusContext);
