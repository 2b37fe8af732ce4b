"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { dropToasts, nameToastClose } from "#components/ui/toast.ts";

/** What toasts need of the page: the name of their button, and that the shopper went to another page. */
export function ToastKeeper() {
  const label = useTranslations("shell")("dismiss");
  const pathname = usePathname();
  useEffect(() => nameToastClose(label), [label]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every page
  useEffect(() => dropToasts(), [pathname]);
  return null;
}
