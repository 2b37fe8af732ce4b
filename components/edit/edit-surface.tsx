"use client";

import type { ReactNode } from "react";
import { EditBar } from "./bar/edit-bar.tsx";
import { EditContextProvider } from "./edit-context.tsx";

interface Props {
  domain: string;
  locale: string;
  children: ReactNode;
}

/** The page with the editor around it. */
export function EditSurface({ domain, locale, children }: Props) {
  return (
    <EditContextProvider>
      <EditBar domain={domain} locale={locale} />
      {children}
    </EditContextProvider>
  );
}
